import { expect, test } from "vitest";
import { readCents, readOutcomes, told } from "./typed-draws";

test("outcomes are whole numbers or a question mark", () => {
  expect(readOutcomes("3 0, ? 7")).toEqual([3, 0, null, 7]);
  for (const wrong of ["", "  ", "3 x", "-1", "1.5"]) expect(readOutcomes(wrong)).toBeNull();
});

test("an amount is dollars with no cents, or two places of them", () => {
  expect(readCents("1000")).toBe(100_000);
  expect(readCents(" 12.50 ")).toBe(1250);
  for (const wrong of ["", "12.5", "-1", "1e3", "1,000"]) expect(readCents(wrong)).toBeNull();
});

test("a draw is told in a line", () => {
  expect(told({ of: "stops", outcomes: [3, null, 0] })).toBe("stops: 3 ? 0");
});
