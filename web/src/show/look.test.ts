// The outcome of a spin stays in sight.

import { expect, it } from "vitest";
import { handlers } from "./handlers";
import { LEAST_LOOK, lookBefore, lookedAfter } from "./look";

const SPINS = ["free game begun", "re-spin begun", "fell"] as const;
const SCREENS = ["offers made", "bonus begun", "wheel begun", "trail begun", "hold begun", "tokens spent"] as const;

const takesAway = (event: keyof typeof handlers): boolean => handlers[event].takesAway === true;

it("keeps a losing outcome in sight before the reels spin again, or another screen", () => {
  for (const outcome of ["reels stopped", "fell"] as const) {
    const looked = lookedAfter(9000, outcome, 250);
    expect(looked).toBe(250);
    for (const event of [...SPINS, ...SCREENS]) expect(looked + lookBefore(looked, takesAway(event))).toBe(LEAST_LOOK);
  }
});

it("adds nothing where the outcome was in sight with what it won", () => {
  const looked = lookedAfter(lookedAfter(0, "reels stopped", 250), "line won", 800);
  expect(looked).toBe(1050);
  expect(lookBefore(looked, takesAway("free game begun"))).toBe(0);
  expect(lookBefore(250, takesAway("line won"))).toBe(0);
});

it("stays as long in fast play, whose every wait is shorter", () => {
  const [looked, times] = [lookedAfter(0, "reels stopped", 250), 2];
  expect((looked + lookBefore(looked, true, times)) / times).toBe(LEAST_LOOK);
});
