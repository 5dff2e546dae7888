// Every event that the server's document can tell has exactly one handler, and says what it is.

import { describe, expect, it } from "vitest";
import document from "../../openapi.json";
import type { Event, Game } from "../api/types";
import { follow, handlers } from "./handlers";
import { EMPTY, type Scene } from "./scene";

const union = document.components.schemas.RoundView.properties.events.items;
const names = Object.keys(union.discriminator.mapping);

const game = {
  symbols: [
    { key: "queen", name: "Queen" },
    { key: "sisters", name: "Sisters" },
    { key: "pumpkin", name: "Pumpkin" },
  ],
  profile: { celebrates_below_stake: true },
} as unknown as Game;

const shown = (scene: Scene, event: Partial<Event>): Scene => follow(scene, event as Event, game);
const said = (event: Partial<Event>, scene = EMPTY): string | undefined => shown(scene, event).said.at(-1);

it("has a handler for each event of the document, and no other", () => {
  expect(names.length).toBeGreaterThan(0);
  expect(Object.keys(handlers).toSorted()).toEqual(names.toSorted());
});

describe("the talkback pane", () => {
  it("says what a line won and why", () => {
    const begun = shown(EMPTY, { event: "round begun", lines: [4], line_bet: 50, total_bet: 50, wager: "", credit: -50 });
    const stopped: Scene = {
      ...begun,
      window: [
        ["nine", "queen", "ten"],
        ["nine", "queen", "ten"],
        ["nine", "sisters", "ten"],
      ],
    };
    const won = { event: "line won", line: 4, symbol: "queen", count: 3, pay: "10", multiplier: 2 } as const;
    const places = { positions: [[1, 1], [2, 1], [3, 1]], substitutes: [[3, 1]], added: "0" };
    expect(said({ ...won, ...places, amount: 1000, won: 1000, credit: 1000 }, stopped)).toBe(
      "Line 4: Queen × 3 with Sisters: 10 × 2 × $0.50 = $10.00",
    );
  });

  it("says how many free games were won, and how many were forfeited", () => {
    const won = { event: "free games won", feature: "free games", symbol: "pumpkin", count: 3 } as const;
    expect(said({ ...won, positions: [], again: false, games: 15, forfeited: 0, left: 15 })).toBe(
      "Pumpkin × 3: you have won 15 free games!",
    );
    expect(said({ ...won, positions: [], again: true, games: 7, forfeited: 8, left: 997 })).toBe(
      "Pumpkin × 3: you have won 7 more free games! 8 beyond the limit are forfeited.",
    );
  });
});

describe("the scene", () => {
  it("counts free games down and their winnings up", () => {
    const begun = shown(EMPTY, {
      event: "free game begun",
      feature: "free games",
      played: 2,
      left: 13,
      lines: [1],
      line_bet: 1,
      feature_won: 40,
    });
    expect(begun.free).toMatchObject({ left: 13, won: 40, over: false });
    const places = { positions: [], substitutes: [] };
    const prize = { event: "scatter won", symbol: "pumpkin", count: 3, pay: "2" } as const;
    expect(shown(begun, { ...prize, ...places, amount: 60, won: 100 }).free?.won).toBe(100);
    const over = { event: "free games ended", feature: "free games", played: 15, feature_won: 100 } as const;
    const after = shown(shown(begun, over), { ...prize, ...places, amount: 60, won: 160 });
    expect(after.free?.won).toBe(100);
  });

  it("takes a prize once out of the pool that is shown", () => {
    const stage = { event: "stage begun", feature: "slipper", stage: "ball", number: 1, picks: 2 } as const;
    const open = shown(EMPTY, { ...stage, pool: [10, 10, 20], feature_won: 0 });
    const revealed = { event: "prize revealed", feature: "slipper", stage: "ball", option: "2" } as const;
    const after = shown(open, { ...revealed, prize: 10, lines: [1], amount: 10, feature_won: 10, won: 10 });
    expect(after.bonus).toMatchObject({ pool: [10, 20], picksLeft: 1, won: 10 });
    expect(after.bonus?.things.map((thing) => thing.prize)).toEqual([null, 10, null]);
  });
});
