// What is in sight: a value that the events shown so far lead to, one after the other.

import type { EventOf, Game, Position, Stake, Window } from "../api/types";

/** A series of free games: `left` are still to start, `won` is what it has won. */
export interface FreeGames {
  readonly feature: string;
  readonly left: number;
  readonly played: number;
  readonly won: number;
  readonly over: boolean;
}

/** A thing to pick; `prize` is null until it was picked and what it hides was drawn. */
export interface Thing {
  readonly option: string;
  readonly prize: number | null;
  readonly picked: boolean;
}

/** A bonus: `pool` is what the things not picked yet hide, in line bets. */
export interface Bonus {
  readonly feature: string;
  readonly lines: readonly number[];
  readonly stages: number;
  readonly stage: string;
  readonly number: number;
  readonly picksLeft: number;
  readonly pool: readonly number[];
  readonly things: readonly Thing[];
  readonly won: number;
  readonly closed: boolean;
}

/** The gamble of a round; `card` is the last one turned, null while it is face down. */
export interface Gamble {
  readonly offer: EventOf<"gamble offered"> | null;
  readonly staked: EventOf<"gamble staked"> | null;
  readonly card: EventOf<"gamble decided"> | null;
  readonly before: readonly EventOf<"gamble decided">[];
}

export interface Scene {
  readonly stake: Pick<Stake, "lines" | "line_bet" | "total"> | null;
  readonly phase: string;
  readonly stops: readonly number[] | null;
  readonly window: Window | null;
  readonly lineWins: readonly EventOf<"line won">[];
  readonly lit: readonly Position[];
  readonly free: FreeGames | null;
  readonly bonus: Bonus | null;
  readonly gamble: Gamble | null;
  readonly won: number;
  /** What the talkback pane says, oldest first. */
  readonly said: readonly string[];
}

export const EMPTY: Scene = {
  stake: null,
  phase: "paid",
  stops: null,
  window: null,
  lineWins: [],
  lit: [],
  free: null,
  bonus: null,
  gamble: null,
  won: 0,
  said: [],
};

/** Return a scene after a prize: the win meter, and what running free games have won. */
export const withPrize = (scene: Scene, amount: number, won: number): Scene => ({
  ...scene,
  won,
  free: scene.free && !scene.free.over ? { ...scene.free, won: scene.free.won + amount } : scene.free,
});

/** Return the name a player reads for a symbol. */
export const symbolName = (game: Game, key: string): string =>
  game.symbols.find((symbol) => symbol.key === key)?.name ?? key;

/** Return the strips that the reels of a phase carry. */
export function stripsOf(game: Game, phase: string): readonly (readonly string[])[] {
  const feature = game.features.find((one) => one.name === phase);
  const set = feature?.kind === "free games" ? feature.strips : "base";
  return game.strips[set] ?? [];
}

/** Write the name of a feature or stage as a title: "glass slipper" is "Glass Slipper". */
export const title = (name: string): string =>
  name.replace(/(^|\s)\p{Letter}/gu, (letter) => letter.toUpperCase());
