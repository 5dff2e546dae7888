// A reel passes its stops in the order of its strip and rests on the one it was given.

import { expect, it } from "vitest";
import { advance, landOn, resting, spin } from "./reel";

const FRAME = 1 / 60;
const LENGTH = 46;

function passed(from: number, stop: number, haste: number): number[] {
  const reel = resting(LENGTH, from);
  spin(reel);
  for (let frame = 0; frame < 30; frame += 1) advance(reel, FRAME, haste);
  landOn(reel, stop);
  const seen = [reel.at];
  while (!reel.still && seen.length < 2000) {
    advance(reel, FRAME, haste);
    seen.push(reel.at);
  }
  return seen;
}

it.each([0, 1, 17, 45])("comes to rest on stop %i", (stop) => {
  for (const haste of [1, 2.2, 6]) expect(passed(3, stop, haste).at(-1)).toBe(stop);
});

it("only ever moves down its strip, never past its stop", () => {
  const seen = passed(3, 20, 1);
  const steps = seen.slice(1).map((at, index) => ((((seen[index] ?? 0) - at) % LENGTH) + LENGTH) % LENGTH);
  expect(Math.max(...steps)).toBeLessThan(2);
  const travelled = steps.reduce((sum, step) => sum + step, 0);
  expect(travelled).toBeGreaterThanOrEqual(7);
  expect(travelled).toBeLessThan(LENGTH + 7 + 1e-6);
});
