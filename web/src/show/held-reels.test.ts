// Re-spins, hold and spin and cascades: what is in sight, and what is said.

import { describe, expect, it } from "vitest";
import type { Event, EventName, Game } from "../api/types";
import { dropsOf } from "./cascades";
import { follow } from "./handlers";
import { EMPTY, type Scene } from "./scene";

const game = {
  symbols: [
    { key: "bell", name: "Bell" },
    { key: "acorn", name: "Acorn" },
  ],
} as unknown as Game;

type Told = Readonly<Record<string, unknown>> & { readonly event: EventName };

const after = (scene: Scene, ...events: readonly Told[]): Scene =>
  events.reduce((so, event) => follow(so, event as unknown as Event, game), scene);

const stopped = (phase: string, stops: number[], window: string[][], held: number[] = []): Told => ({
  event: "reels stopped",
  phase,
  stops,
  window,
  strips: null,
  held,
});

describe("re-spins", () => {
  const paid = after(EMPTY, stopped("paid", [4, 7, 2], [["bell"], ["bell"], ["rope"]]));
  const won: Told = { event: "re-spins won", feature: "ringing", symbol: "bell", count: 2, positions: [[1, 0], [2, 0]], held: [1, 2], re_spins: 3 };
  const begun: Told = { event: "re-spin begun", feature: "ringing", played: 1, left: 2, held: [1, 2], feature_won: 0 };

  it("hold their reels from when they are won, and count down", () => {
    const held = after(paid, won);
    expect(held.heldReels).toEqual([1, 2]);
    expect(held.reSpins).toMatchObject({ left: 3, played: 0, over: false });
    expect(held.said.at(-1)).toBe("Bell × 2 wins 3 re-spins: reels 1 and 2 are held.");
    const first = after(held, begun);
    expect(first.reSpins).toMatchObject({ left: 2, played: 1 });
    expect(first.said.at(-1)).toBe("Re-spin 1, reels 1 and 2 are held. 2 re-spins left after it.");
  });

  it("stand as they were kept, whatever was spun between", () => {
    const between = after(paid, won, stopped("free games", [0, 0, 0], [["rope"], ["rope"], ["rope"]]));
    expect(between.heldReels).toEqual([]);
    const again = after(between, begun);
    expect(again.stops).toEqual([4, 7, 0]);
    expect(again.window).toEqual([["bell"], ["bell"], ["rope"]]);
    expect(again.heldReels).toEqual([1, 2]);
  });

  it("keep what stood before a substitute filled its reel", () => {
    const filled = after(paid, { event: "expanded", reels: [2], window: [["bell"], ["wild"], ["rope"]] }, won);
    expect(filled.reSpins?.kept[2]).toEqual({ stop: 7, column: ["bell"] });
  });

  it("hold more reels where a re-spin brings more, and end with what they won", () => {
    const spun = after(paid, won, begun, stopped("ringing", [4, 7, 9], [["bell"], ["bell"], ["bell"]], [1, 2]));
    const prize: Told = { event: "scatter won", symbol: "bell", count: 3, positions: [], substitutes: [], pay: "2", amount: 50, won: 60 };
    const more: Told = { event: "more reels held", feature: "ringing", symbol: "bell", count: 3, positions: [], held: [1, 2, 3], added: 1, left: 3 };
    const improved = after(spun, prize, more);
    expect(improved.reSpins).toMatchObject({ left: 3, won: 50 });
    expect(improved.reSpins?.kept[3]).toEqual({ stop: 9, column: ["bell"] });
    expect(improved.said.at(-1)).toBe("Bell × 3: now reels 1, 2 and 3 are held. 1 re-spin more, 3 re-spins left.");
    const over = after(improved, { event: "re-spins ended", feature: "ringing", played: 2, unplayed: 2, feature_won: 50, won: 60 });
    expect(over.heldReels).toEqual([]);
    expect(over.reSpins).toMatchObject({ left: 0, over: true, won: 50 });
    expect(over.said.at(-1)).toBe("Ringing over: $0.50 won in 2 re-spins. 2 re-spins left, not played.");
    expect(after(over, prize).reSpins?.won).toBe(50);
  });
});

describe("hold and spin", () => {
  const begun: Told = { event: "hold begun", feature: "store", symbol: "acorn", positions: [[1, 0], [2, 1]], re_spins: 3, cells: 6, prizes_on: "total bet", full_window: 50 };
  const drawn: Told = { event: "values drawn", feature: "store", positions: [[1, 0], [2, 1]], values: [5, 2], held: 2, value: 7, left: 3 };
  const staked = { ...EMPTY, stake: { lines: [1], line_bet: 10, total: 30 } };

  it("holds cells, with what each is worth once that is drawn", () => {
    const open = after(staked, begun);
    expect(open.hold?.held.map(({ value }) => value)).toEqual([null, null]);
    expect(open.said.at(-1)).toBe("Acorn starts Store: 2 of 6 cells held, 3 re-spins. A full window pays 50 total bets more.");
    const worth = after(open, drawn);
    expect(worth.hold).toMatchObject({ value: 7, left: 3, held: [{ value: 5 }, { value: 2 }] });
    expect(worth.said.at(-1)).toBe("Worth 5 and 2 total bets; all held, 7. 3 re-spins left.");
  });

  it("adds what lands, which is then the newest", () => {
    const landed = after(staked, begun, drawn, { event: "cells spun", feature: "store", positions: [[2, 0]], left: 3 });
    expect(landed.hold?.held.map(({ newest }) => newest)).toEqual([false, false, true]);
    expect(landed.hold?.held.map(({ value }) => value)).toEqual([5, 2, null]);
    const nothing = after(landed, { event: "cells spun", feature: "store", positions: [], left: 2 });
    expect(nothing.hold?.left).toBe(2);
    expect(nothing.said.at(-1)).toBe("Nothing lands: 2 re-spins left.");
  });

  it("pays a full window on top and gives the reels back", () => {
    const full: Told = { event: "full window won", feature: "store", prize: 50, on: "total bet", amount: 1500, feature_won: 1710, won: 1710, phase_multiplier: 1 };
    const paid = after(staked, begun, drawn, full);
    expect(paid.hold?.won).toBe(1710);
    expect(paid.said.at(-1)).toBe("Every cell is held: 50 × $0.30 = $15.00");
    expect(after(paid, { event: "bonus ended", feature: "store", feature_won: 1710, won: 1710 }).hold).toBeNull();
  });
});

describe("cascades", () => {
  const landed = [
    ["a", "b", "c"],
    ["d", "e", "f"],
  ];
  const fell = { event: "fell", phase: "paid", emptied: [[1, 1], [2, 0], [2, 2]], window: [["x", "a", "c"], ["y", "z", "e"]], falls: 1, factor: 2 } as const;

  it("tells how far each symbol fell", () => {
    expect(dropsOf({ landed }, fell as unknown as Parameters<typeof dropsOf>[1])).toEqual([
      [1, 1, 0],
      [2, 2, 1],
    ]);
  });

  it("shows the window as it is now with its factor, until the reels stop again", () => {
    const now = after({ ...EMPTY, landed, window: landed }, fell);
    expect(now.window).toEqual(fell.window);
    expect(now.fall).toMatchObject({ falls: 1, factor: 2 });
    expect(now.said.at(-1)).toBe("3 symbols leave, others fall: fall 1. Its wins are multiplied by 2.");
    expect(after(now, stopped("paid", [1, 1], landed)).fall).toBeNull();
  });

  it("names the factor of the fall in what a line won", () => {
    const staked = { ...EMPTY, stake: { lines: [1], line_bet: 10, total: 10 }, window: landed };
    const won = { event: "line won", line: 1, symbol: "bell", count: 3, pay: "4", multiplier: 1, added: "0", direction: "left", rule: "straight" } as const;
    const said = after(staked, { ...won, positions: [], substitutes: [], phase_multiplier: 1, fall_multiplier: 5, amount: 200, won: 200 }).said.at(-1);
    expect(said).toBe("Line 1: Bell × 3: 4 × 5 × $0.10 = $2.00");
  });
});
