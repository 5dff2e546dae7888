// Tokens, changed games and wagers: what stands from game to game.

import { describe, expect, it } from "vitest";
import type { Event, EventName, EventOf, Game } from "../api/types";
import { follow, handlers } from "./handlers";
import type { Stage } from "./handler";
import { EMPTY, type Scene } from "./scene";

const game = {
  symbols: [{ key: "koi", name: "Koi" }],
  wagers: [
    { name: "more", starts: null },
    { name: "the vault", starts: "vault" },
  ],
  profile: { celebrates_below_stake: true },
} as unknown as Game;

type Told = Readonly<Record<string, unknown>> & { readonly event: EventName };

const after = (scene: Scene, ...events: readonly Told[]): Scene =>
  events.reduce((so, event) => follow(so, event as unknown as Event, game), scene);

const begun: Told = { event: "round begun", lines: [1, 2], line_bet: 10, total_bet: 20, wager: "", cost: 0 };
const parts = { tokens: "gold keys", sub_tokens_of_one: 3, needed: 2 };

describe("tokens", () => {
  const earned: Told = { event: "tokens earned", ...parts, by: "keys in sight", symbol: "key", count: 3, positions: [[1, 0]], earned: 4, held: 1, sub_tokens: 1 };
  const spent: Told = { event: "tokens spent", ...parts, spent: 2, held: 0, sub_tokens: 1, leads_to: ["vault", "chest"], lines: [1], line_bet: 50, total_bet: 50 };

  it("move when they are earned, and light what earned them", () => {
    const now = after(EMPTY, begun, { event: "tokens held", ...parts, held: 0, sub_tokens: 0 }, earned);
    expect(now.tokens["gold keys"]).toEqual({ held: 1, subTokens: 1, earned: true });
    expect(now.lit).toEqual([[1, 0]]);
    expect(now.said.at(-1)).toBe("Keys In Sight: 4 parts of gold keys earned. 1 of 2 held, and 1 of 3 parts of the next.");
    expect(after(now, begun).tokens["gold keys"]?.held).toBe(1);
  });

  it("lead to a choice at a stake of its own, whose prizes are multiples of it", () => {
    const led = after(EMPTY, begun, spent);
    expect(led.led).toMatchObject({ features: ["vault", "chest"], chosen: null });
    expect(led.stake).toEqual({ lines: [1], line_bet: 50, total: 50 });
    expect(led.staked?.line_bet).toBe(10);
    expect(led.said.at(-1)).toBe("2 of gold keys are spent: choose Vault or Chest, on line 1 at $0.50.");
    const chosen = after(led, { event: "feature chosen", tokens: "gold keys", feature: "chest", at_random: true });
    expect(chosen.led?.chosen).toBe("chest");
    expect(chosen.said.at(-1)).toBe("Time is up, chance takes Chest.");
    expect(after(chosen, { event: "round ended", total_bet: 20, won: 0, cost: 0 }).led).toBeNull();
  });

  it("say that a round which won all it can ended before they led on", () => {
    const now = after(EMPTY, begun, { ...spent, leads_to: [] });
    expect(now.led).toBeNull();
    expect(now.said.at(-1)).toBe("2 of gold keys are spent: the round had won all it can before they led on.");
  });
});

describe("changed games", () => {
  const won: Told = { event: "changed games won", feature: "midnight", symbol: "koi", count: 3, positions: [[1, 0]], again: false, games: 3, left: 3, most_lines: 2, most_line_bet: 10 };
  const stopped: Told = { event: "reels stopped", phase: "midnight", stops: [0], window: [["koi"]], strips: null, held: [] };

  it("are in sight from when they are won, over the next round, until they end", () => {
    const to = after(EMPTY, begun, won);
    expect(to.changed).toEqual({ feature: "midnight", left: 3, mostLines: 2, mostLineBet: 10 });
    expect(to.said.at(-1)).toBe("Koi × 3 wins Midnight: the next 3 games are changed. They take at most 2 lines at $0.10.");
    const next = after(to, begun, { ...won, event: "changed game begun", left: 2, multiplier: 2 }, stopped);
    expect(next.changed?.left).toBe(2);
    expect(next.said.at(-1)).toBe("This is a game of Midnight. 2 left after it. Its prizes are multiplied by 2.");
    expect(after(next, { event: "changed games ended", feature: "midnight" }).changed).toBeNull();
  });

  it("are gone where a game is played by the usual rules", () => {
    expect(after(after(EMPTY, won), begun, { ...stopped, phase: "paid" }).changed).toBeNull();
  });

  it("pay the starting prize again", () => {
    const prize: Told = { event: "starting prize won", feature: "midnight", symbol: "koi", count: 3, positions: [[1, 0]], pay: "5", amount: 100, won: 100, phase_multiplier: 2 };
    const paid = after(EMPTY, begun, prize);
    expect(paid.won).toBe(100);
    expect(paid.said.at(-1)).toBe("The starting prize again, for Koi × 3 anywhere: 5 × 2 × $0.10 = $1.00");
  });
});

describe("wagers", () => {
  const by = (wager: string, cost: number): Told => ({ ...begun, wager, cost });

  it("cost what they cost, and prizes stay multiples of the total bet", () => {
    const now = after(EMPTY, by("more", 30));
    expect(now).toMatchObject({ wager: "more", cost: 30, stake: { total: 20 } });
    expect(now.said.at(-1)).toBe("Lines 1 and 2 at $0.10: total bet $0.20. More costs $0.30.");
    expect(after(now, { event: "round ended", total_bet: 20, won: 50, cost: 30 }).said.at(-1)).toBe(
      "Round over: $0.50 won on a bet of $0.30.",
    );
    expect(after(EMPTY, begun).cost).toBe(20);
  });

  it("spin no reels where a feature is bought", () => {
    const spun: string[] = [];
    const stage = { spinReels: () => void spun.push("spun") } as unknown as Stage;
    for (const wager of ["", "more", "the vault"]) {
      const event = by(wager, 30) as unknown as EventOf<"round begun">;
      void handlers["round begun"].enter?.(stage, event, EMPTY, game);
    }
    expect(spun).toEqual(["spun", "spun"]);
  });
});
