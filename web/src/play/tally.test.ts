// What a sitting has cost, added up by hand.

import { expect, it } from "vitest";
import type { RoundLine } from "../api/types";
import { roundsAfter, tallyOf } from "./tally";

const stake = (total: number) => ({ lines: [1], line_bet: total, total, wager: null });
const line = (id: number, won = 0, isVoid: string | null = null): RoundLine => ({
  id: String(id),
  game: "g",
  opened: "2026-01-01T00:00:00Z",
  stake: stake(20),
  won,
  settled: true,
  void: isVoid,
});

it("adds up stakes and wins, but for rounds that are void", () => {
  expect(tallyOf([line(3, 50), line(2, 500, "malfunction"), line(1)])).toEqual({ staked: 40, won: 50 });
  expect(tallyOf([])).toEqual({ staked: 0, won: 0 });
});

it("reads page after page down to the last round before", async () => {
  const all = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((id) => line(id));
  const page = (before: string | null) => {
    const from = all.findIndex(({ id }) => id === before) + 1;
    return Promise.resolve(all.slice(from, from + 2));
  };
  const ids = async (after: string | null) => (await roundsAfter(after, page)).map(({ id }) => id).join("");
  expect(await ids("9")).toBe("");
  expect(await ids("4")).toBe("98765");
  expect(await ids(null)).toBe("987654321");
});
