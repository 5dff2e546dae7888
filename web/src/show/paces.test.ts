// Nobody is faster than the profile allows.

import { expect, it } from "vitest";
import { paceOf } from "./paces";

it("is as fast as is asked for, or twice that, where the profile allows it", () => {
  expect(paceOf(1, false, true)).toEqual({ speed: 1, stay: 1 });
  expect(paceOf(1, true, true)).toEqual({ speed: 2, stay: 2 });
  expect(paceOf(25, false, true)).toEqual({ speed: 25, stay: 1 });
});

it("is never faster than usual where it does not, whatever the address or the switch says", () => {
  for (const asked of [1, 25, 1000]) for (const fast of [true, false]) expect(paceOf(asked, fast, false)).toEqual({ speed: 1, stay: 1 });
  expect(paceOf(0.2, true, false)).toEqual({ speed: 0.2, stay: 1 });
});

it("takes no notice of what is no speed", () => {
  for (const asked of [NaN, 0, -3, 101]) expect(paceOf(asked, false, true).speed).toBe(1);
});
