// What other games than Cinderella tell: ways, wheels, trails, offers and more.

import { describe, expect, it } from "vitest";
import type { Event, EventName, Game } from "../api/types";
import { follow } from "./handlers";
import { EMPTY, screenTitle, type Scene } from "./scene";

const game = {
  symbols: [
    { key: "queen", name: "Queen" },
    { key: "sisters", name: "Sisters" },
    { key: "pumpkin", name: "Pumpkin" },
  ],
  profile: { celebrates_below_stake: true },
} as unknown as Game;

/** The parts of an event that matter here. */
type Told = Readonly<Record<string, unknown>> & { readonly event: EventName };

const shown = (scene: Scene, event: Told): Scene => follow(scene, event as unknown as Event, game);
const said = (event: Told, scene = EMPTY): string | undefined => shown(scene, event).said.at(-1);

describe("the talkback pane", () => {
  it("tells every part of the sum of a line read from the right", () => {
    const begun = shown(EMPTY, { event: "round begun", lines: [4], line_bet: 50, total_bet: 50, wager: "", credit: -50 });
    const won = { event: "line won", line: 4, symbol: "queen", count: 3, pay: "10", multiplier: 2 } as const;
    const more = { positions: [], substitutes: [], added: "1/2", phase_multiplier: 3, direction: "right" } as const;
    expect(said({ ...won, ...more, amount: 3075, won: 3075, credit: 3075 }, begun)).toBe(
      "Line 4: Queen × 3 from the right: (10 × 2 + 1/2) × 3 × $0.50 = $30.75",
    );
  });

  it("says in how many ways a symbol won, and what both symbols of a stop are", () => {
    const begun = shown(EMPTY, { event: "round begun", lines: [], line_bet: 2, total_bet: 50, wager: "", credit: -50 });
    expect(begun.said).toEqual(["All ways at $0.02: total bet $0.50."]);
    const stopped = { ...begun, window: [["queen"], ["sisters+pumpkin"]] };
    const won = { event: "ways won", symbol: "queen", count: 2, ways: 6, pay: "10", factor: 9 } as const;
    const places = { positions: [[1, 0], [2, 0]], substitutes: [[2, 0]], added: "0", phase_multiplier: 1 };
    expect(said({ ...won, ...places, amount: 180, won: 180, credit: 180 }, stopped)).toBe(
      "Queen × 2 in 6 ways with Sisters + Pumpkin: 10 × 9 × $0.02 = $1.80",
    );
  });

  it("names the substitute that acts on its whole reel, whatever stands at the place", () => {
    const of = { symbols: [...game.symbols, { key: "lift", name: "Lift", role: "substitute" }] } as unknown as Game;
    const stopped = { ...EMPTY, window: [["queen"], ["ten", "lift"]] };
    const won = { event: "line won", line: 1, symbol: "queen", count: 2, pay: "10", multiplier: 1, amount: 10, won: 10 };
    const places = { positions: [[1, 0], [2, 0]], substitutes: [[2, 0]], added: "0", phase_multiplier: 1, credit: 10 };
    const told = follow(stopped, { ...won, ...places, direction: "left" } as unknown as Event, of).said.at(-1);
    expect(told).toContain("Line 1: Queen × 2 with Lift: ");
  });

  it("names a screen with one article", () => {
    expect(["the wreck", "glass slipper", "theatre"].map(screenTitle)).toEqual([
      "The Wreck",
      "The Glass Slipper",
      "The Theatre",
    ]);
  });

  it("says what a die of a gamble showed, and what is left of a half", () => {
    const thrown = { event: "gamble thrown", on: "a die", choice: "half odd", outcome: "4" } as const;
    expect(said({ ...thrown, success: false, amount: 0, won: 25, credit: 0 })).toBe(
      "The die shows 4: wrong: $0.25 is left.",
    );
    const card = { event: "gamble decided", card: "7 of hearts", choice: "higher", tie: true } as const;
    expect(said({ ...card, success: false, amount: 50, won: 50, credit: 50 })).toBe(
      "The 7 of hearts: a tie, and the stake comes back.",
    );
  });
});

describe("the scene", () => {
  it("shows the window that mystery symbols and expanding substitutes leave", () => {
    const stopped = { ...EMPTY, window: [["box", "queen"], ["ten"]] };
    const becomes = { positions: [[1, 0]], becomes: ["ten"] };
    const revealed = shown(stopped, { event: "mystery revealed", symbol: "box", ...becomes, window: [["ten", "queen"], ["ten"]] });
    expect(revealed.window).toEqual([["ten", "queen"], ["ten"]]);
    const filled = shown(revealed, { event: "expanded", reels: [1], window: [["sisters", "sisters"], ["ten"]] });
    expect(filled.window).toEqual([["sisters", "sisters"], ["ten"]]);
    expect(filled.said.at(-1)).toBe("A substitute fills reel 1.");
  });

  it("moves a trail on to where a jump leads, and closes it with its bonus", () => {
    const trail = { event: "trail begun", feature: "walk", symbol: "", throws: 7, begins_on: 0 } as const;
    const begun = shown(EMPTY, { ...trail, lines: [], cells: [5, "jump 4", 0, 20], prizes_on: "line bet" });
    const moved = shown(begun, { event: "trail moved", feature: "walk", die: 2, cell: 2, jumped_to: 4, shows: 20, left: 6 });
    expect(moved.board).toMatchObject({ at: 4, left: 6 });
    expect(moved.said.at(-1)).toBe("The die shows 2: to cell 2, and on to cell 4: 20.");
    expect(shown(moved, { event: "bonus ended", feature: "walk", feature_won: 40, won: 40 }).board).toBeNull();
  });

  it("keeps an offer on the screen until it is taken", () => {
    const made = { event: "offers made", feature: "free games", symbol: "pumpkin", count: 3 } as const;
    const open = shown(EMPTY, { ...made, positions: [], offers: [[10, 3], [20, 1]] });
    expect(open.said.at(-1)).toBe(
      "Pumpkin × 3 wins a choice: 10 free games, prizes × 3, or 20 free games.",
    );
    const taken = { event: "offer taken", feature: "free games", option: "1", games: 10, multiplier: 3 } as const;
    expect(shown(open, { ...taken, at_random: false }).offers).toBeNull();
  });

  it("goes on picking where a stage only ends at an end", () => {
    const stage = { event: "stage begun", feature: "box", stage: "lids", number: 1, picks: 0 } as const;
    const open = shown(EMPTY, { ...stage, pool: [10, "1/2", "end"], feature_won: 0, prizes_on: "total bet" });
    const entry = { event: "entry revealed", feature: "box", stage: "lids", option: "3", entry: "end" } as const;
    const after = shown(open, entry);
    expect(after.bonus).toMatchObject({ pool: [10, "1/2"], picksLeft: null });
    expect(after.bonus?.things[2]).toMatchObject({ prize: "end", picked: true });
  });
});
