// What is held at the stake selected, and what may be bet while changed games are to come.

import { describe, expect, it } from "vitest";
import type { Carried, Tokens } from "../api/types";
import { betsUpTo, brought, priceOf, upToLargest, upToMost, within } from "../cabinet/price";
import { changedOf, holdingOf } from "./held";

const keys: Tokens = { name: "keys", sub_tokens_of_one: 3, needed: 2, leads_to: ["vault"], kept_for: "each stake", earned_in: "paid games" };
const entry = (lines: number | null, line_bet: number | null, held: number) => ({ tokens: "keys", lines, line_bet, held, sub_tokens: 0 });
const carried: Carried = { game: "g", tokens: [entry(null, null, 0), entry(2, 10, 1)], changed_games: null };
const at = (lines: number[], lineBet: number) => ({ lines, lineBet });
const told = { tokens: { keys: { held: 5, subTokens: 2, earned: true } }, staked: { lines: [1], line_bet: 50, total: 50 } };
const nothing = { tokens: {}, staked: null };

describe("tokens at a stake", () => {
  it("are those carried for it before the first round, or those of a new player", () => {
    expect(holdingOf(keys, nothing, carried, at([1, 3], 10))?.held).toBe(1);
    expect(holdingOf(keys, nothing, carried, at([1], 10))?.held).toBe(0);
    expect(holdingOf(keys, nothing, null, at([1], 10))).toBeNull();
  });

  it("are those the round told at its own stake only", () => {
    expect(holdingOf(keys, told, carried, at([4], 50))).toEqual({ held: 5, subTokens: 2, earned: true });
    expect(holdingOf(keys, told, carried, at([1, 2], 10))?.held).toBe(1);
    expect(holdingOf({ ...keys, kept_for: "the game" }, told, carried, at([1, 2], 10))?.held).toBe(5);
  });

  it("have an entry without lines in a game of ways", () => {
    const ways = { ...carried, tokens: [entry(null, null, 0), entry(null, 2, 1)] };
    expect(holdingOf(keys, nothing, ways, at([], 2))?.held).toBe(1);
  });
});

it("takes changed games over as they are carried", () => {
  const games = { feature: "midnight", left: 3, count: 3, lines: 2, line_bet: 10, most_lines: 2, most_line_bet: 10 };
  expect(changedOf({ ...carried, changed_games: games })).toEqual({ feature: "midnight", left: 3, mostLines: 2, mostLineBet: 10 });
  expect(changedOf(carried)).toBeNull();
});

describe("the most that may be bet", () => {
  const offer = { lines: 5, lineBets: [10, 20, 50], numbers: [] };

  it("limits the offer, and the numbers of lines that may be played", () => {
    expect(upToMost(offer, { mostLines: 2, mostLineBet: 20 })).toEqual({ lines: 2, lineBets: [10, 20], numbers: [] });
    expect(upToMost({ ...offer, numbers: [1, 3, 5] }, { mostLines: 3, mostLineBet: null }).numbers).toEqual([1, 3]);
    expect(upToMost({ ...offer, lines: 0 }, { mostLines: null, mostLineBet: 10 })).toMatchObject({ lines: 0, lineBets: [10] });
  });

  it("brings a selection down, and leaves one that is within it", () => {
    const most = upToMost(offer, { mostLines: 2, mostLineBet: 20 });
    expect(brought(at([1, 2, 3, 4], 50), most)).toEqual(at([1, 2], 20));
    expect(brought(at([3, 5], 10), most)).toEqual(at([3, 5], 10));
  });
});

it("prices a wager at an exact multiple of the total bet", () => {
  expect(priceOf(at([1, 2], 10), null)).toBe(20);
  expect(priceOf(at([1, 2], 10), { costs: "3/2" })).toBe(30);
  expect(priceOf({ ...at([], 2), cost: 25 }, { costs: "12" })).toBe(600);
});

describe("the largest bet of a game", () => {
  const offer = { lines: 5, lineBets: [10, 20, 50], numbers: [] };

  it("limits the bets on the lines that are selected, by what the way to bet costs", () => {
    expect(betsUpTo(offer, at([1, 2], 10), null, 50).lineBets).toEqual([10, 20]);
    expect(betsUpTo(offer, at([1, 2], 10), { costs: "3/2" }, 50).lineBets).toEqual([10]);
  });

  it("limits the lines where the least bet on all of them is too much", () => {
    expect(upToLargest(offer, null, 30)).toMatchObject({ lines: 3, lineBets: [10, 20, 50] });
    expect(upToLargest({ ...offer, numbers: [1, 3, 5] }, null, 45)).toMatchObject({ lines: 3, numbers: [1, 3] });
    expect(upToLargest(offer, null, 50)).toBe(offer);
    expect(upToLargest({ ...offer, lines: 0, cost: 25 }, null, 100)).toMatchObject({ lines: 0 });
  });

  it("brings a selection within it, and leaves one that is, and one that nothing can bring there", () => {
    const few = at([3, 5], 20);
    expect(within(few, offer, null, 40)).toBe(few);
    expect(within(at([3, 5], 50), offer, null, 40)).toEqual(few);
    expect(within(at([1, 2, 3, 4, 5], 20), offer, null, 30)).toEqual(at([1, 2, 3], 10));
    const ways = { ...at([], 10), cost: 25 };
    expect(within(ways, { lines: 0, lineBets: [10], cost: 25 }, null, 100)).toBe(ways);
  });
});
