// How long somebody has played, and when that is to be told.

import { expect, it } from "vitest";
import { begunAt, goesOn, isDue, lasted, minutesOf } from "./sitting";

const MINUTE = 60_000;
const sitting = begunAt(0, "ann", null);

it("goes on from page to page, on its account, until the page was closed for half an hour", () => {
  expect(goesOn(sitting, "ann", 29 * MINUTE)).toBe(true);
  expect(goesOn(sitting, "ann", 30 * MINUTE)).toBe(false);
  expect(goesOn({ ...sitting, seen: 90 * MINUTE }, "ann", 100 * MINUTE)).toBe(true);
  expect(goesOn(sitting, "bob", MINUTE)).toBe(false);
});

it("is to be told each time that many minutes have passed since it was", () => {
  expect(isDue(sitting, 30, 30 * MINUTE - 1)).toBe(false);
  expect(isDue(sitting, 30, 30 * MINUTE)).toBe(true);
  expect(isDue({ ...sitting, told: 31 * MINUTE }, 30, 60 * MINUTE)).toBe(false);
  expect(isDue(sitting, null, 1e12)).toBe(false);
});

it("is told in whole minutes, from its beginning", () => {
  expect(minutesOf({ ...sitting, told: 60 * MINUTE }, 65.9 * MINUTE)).toBe(65);
  expect([0, 1, 45, 60, 65, 121].map(lasted)).toEqual([
    "less than a minute",
    "1 minute",
    "45 minutes",
    "1 hour",
    "1 hour and 5 minutes",
    "2 hours and 1 minute",
  ]);
});
