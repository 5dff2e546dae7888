// What a player is told of limits.

import { expect, it } from "vitest";
import type { Profile } from "../api/types";
import { wordsOf } from "./refusals";

const profile = { largest_bet: 500, most_lost_in_a_day: 10_000, longest_session_minutes: 90 } as Profile;
const told = (code: string) => wordsOf({ code, message: "round: found 600; allowed: 500" }, profile, 600);

it("names the limit in dollars and in hours, and says that nothing was bet", () => {
  expect(told("largest-bet")).toContain("$5.00 at most");
  expect(told("loss-limit")).toContain("at most $100.00 may be lost");
  expect(told("session-too-long")).toContain("1 hour and 30 minutes");
  for (const code of ["loss-limit", "session-too-long"]) expect(told(code)).toContain("Nothing was bet");
});

it("leaves a locked account to its banner, and what it does not know to the server", () => {
  expect(told("account-locked")).toBeNull();
  expect(told("draws-exhausted")).toBe("round: found 600; allowed: 500");
});
