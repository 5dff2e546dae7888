// A win of less than the game cost is told as an amount, and no more, where the profile has it so.

import { expect, it } from "vitest";
import type { Event, Game } from "../api/types";
import { follow } from "./handlers";
import { isModest } from "./modest";
import { EMPTY } from "./scene";

const under = (celebrates: boolean): Game =>
  ({ symbols: [], profile: { celebrates_below_stake: celebrates } }) as unknown as Game;

const said = (event: Partial<Event>, game: Game): string | undefined =>
  follow({ ...EMPTY, cost: 100 }, event as Event, game).said.at(-1);

it("is one that was won, of less than the game cost", () => {
  const won = (cents: number, celebrates = false) => isModest({ won: cents, cost: 100 }, under(celebrates));
  expect([0, 1, 99, 100, 500].map((cents) => won(cents))).toEqual([false, true, true, false, false]);
  expect(won(99, true)).toBe(false);
});

it("is paid, not won, when the round is over", () => {
  const over = (won: number) => ({ event: "round ended", won, cost: 100, total_bet: 100 }) as const;
  expect(said(over(40), under(false))).toBe("Round over: $0.40 paid on a bet of $1.00.");
  expect(said(over(40), under(true))).toBe("Round over: $0.40 won on a bet of $1.00.");
  expect(said(over(100), under(false))).toBe("Round over: $1.00 won on a bet of $1.00.");
});

it("is not cheered when it is doubled, until it is what the game cost", () => {
  const decided = (won: number) => ({ event: "gamble decided", card: "4 of hearts", success: true, tie: false, won }) as const;
  expect(said(decided(80), under(false))).toBe("The 4 of hearts: right. The win is now $0.80.");
  expect(said(decided(160), under(false))).toBe("The 4 of hearts: right! The win is now $1.60.");
});
