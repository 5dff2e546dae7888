// Series of free games within one another, and what bonuses pay for nothing.

import { describe, expect, it } from "vitest";
import type { Event, EventName, Game } from "../api/types";
import { follow } from "./handlers";
import { EMPTY, type Scene } from "./scene";

const game = { symbols: [] } as unknown as Game;

type Told = Readonly<Record<string, unknown>> & { readonly event: EventName };

const after = (scene: Scene, ...events: readonly Told[]): Scene =>
  events.reduce((so, event) => follow(so, event as unknown as Event, game), scene);

const begun = (feature: string, played: number, left: number, won: number): Told => ({
  event: "free game begun",
  feature,
  played,
  left,
  feature_won: won,
  lines: [1, 2, 3],
  line_bet: 5,
});
const added = (feature: string, again: boolean, left: number): Told => ({
  event: "free games won",
  feature,
  again,
  left,
  symbol: "",
  positions: [],
});
const prize = (amount: number): Told => ({
  event: "award won",
  feature: "",
  symbol: "",
  count: 1,
  positions: [],
  prize: 1,
  on: "fixed",
  amount,
  won: 0,
});
const ended = (feature: string, won: number): Told => ({
  event: "free games ended",
  feature,
  played: 1,
  feature_won: won,
});

describe("a series won in a free game of another", () => {
  const outside = after(EMPTY, added("day", false, 3), begun("day", 1, 2, 0), prize(100));

  it("leaves the game under way in sight until its own first game begins", () => {
    const announced = after(outside, added("night", false, 4));
    expect(announced.free).toMatchObject({ feature: "day", left: 2, won: 100 });
    const inside = after(announced, begun("night", 1, 3, 0));
    expect(inside.free).toMatchObject({ feature: "night", left: 3, won: 0 });
    expect(inside.free?.stake).toEqual({ lines: [1, 2, 3], line_bet: 5 });
  });

  it("pays into both, and gives way to the game it was won in", () => {
    const inside = after(outside, added("night", false, 4), begun("night", 1, 3, 0), prize(30));
    expect(inside.free?.won).toBe(30);
    const more = after(inside, added("day", true, 7));
    expect(more.free).toMatchObject({ feature: "night", left: 3 });
    const back = after(more, ended("night", 30));
    expect(back.free).toMatchObject({ feature: "day", left: 7, won: 130, over: false });
    expect(after(back, ended("day", 130)).free).toMatchObject({ won: 130, over: true });
  });
});

it("counts what a bonus pays for nothing as won in it", () => {
  const wheel = { event: "wheel begun", feature: "vane", symbol: "", lines: [], segments: [], spins: 1 } as const;
  const consoled = { event: "consolation paid", feature: "vane", pay: "2", on: "fixed", times: 1, amount: 200, won: 200 } as const;
  const paid = after(EMPTY, wheel, consoled);
  expect(paid.board?.won).toBe(200);
  expect(paid.won).toBe(200);
});
