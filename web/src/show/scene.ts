// What is in sight: a value that the events shown so far lead to, one after the other.

import type { EventOf, Game, Hidden, Position, PrizeBase, Stake, Window } from "../api/types";

/** A series of free games: `left` are still to start, `won` is what it has won. */
export interface FreeGames {
  readonly feature: string;
  readonly left: number;
  readonly played: number;
  readonly won: number;
  readonly over: boolean;
  /** What its games are played at; null until the first one has begun. */
  readonly stake: Pick<Stake, "lines" | "line_bet"> | null;
}

/** A thing to pick; `prize` is null until it was picked and what it hides was drawn. */
export interface Thing {
  readonly option: string;
  readonly prize: Hidden | null;
  readonly picked: boolean;
}

/** A bonus: `pool` is what the things not picked yet hide; `picksLeft` is null until an end. */
export interface Bonus {
  readonly feature: string;
  readonly symbol: string;
  readonly lines: readonly number[];
  readonly stages: number;
  readonly stage: string;
  readonly number: number;
  readonly picksLeft: number | null;
  readonly prizesOn: PrizeBase;
  readonly pool: readonly Hidden[];
  readonly things: readonly Thing[];
  readonly won: number;
  readonly closed: boolean;
}

/** A wheel or a trail: `at` is the space it stopped on, from 1, and 0 where on none. */
export interface Board {
  readonly of: "wheel" | "trail";
  readonly feature: string;
  readonly lines: readonly number[];
  readonly spaces: readonly Hidden[];
  readonly prizesOn: PrizeBase;
  readonly at: number;
  readonly left: number;
  readonly won: number;
}

export type Decided = EventOf<"gamble decided" | "gamble thrown">;

/** The gamble of a round; `card` is what was turned or thrown last, null while it is open. */
export interface Gamble {
  readonly offer: EventOf<"gamble offered"> | null;
  readonly staked: EventOf<"gamble staked"> | null;
  readonly card: Decided | null;
  readonly before: readonly Decided[];
}

export interface Scene {
  readonly stake: Pick<Stake, "lines" | "line_bet" | "total"> | null;
  readonly phase: string;
  /** The set of strips on the reels, where the phase has several. */
  readonly strips: string | null;
  readonly stops: readonly number[] | null;
  readonly window: Window | null;
  readonly lineWins: readonly EventOf<"line won">[];
  readonly lit: readonly Position[];
  readonly free: FreeGames | null;
  /** Series that wait while one won in their games is played, the innermost last. */
  readonly outer: readonly FreeGames[];
  readonly bonus: Bonus | null;
  readonly board: Board | null;
  readonly offers: EventOf<"offers made"> | null;
  readonly gamble: Gamble | null;
  readonly won: number;
  /** What the talkback pane says, oldest first. */
  readonly said: readonly string[];
}

export const EMPTY: Scene = {
  stake: null,
  phase: "paid",
  strips: null,
  stops: null,
  window: null,
  lineWins: [],
  lit: [],
  free: null,
  outer: [],
  bonus: null,
  board: null,
  offers: null,
  gamble: null,
  won: 0,
  said: [],
};

/** Return a scene after a prize: the win meter, and what free games have won that run or wait. */
export const withPrize = (scene: Scene, amount: number, won: number): Scene => {
  const paid = (series: FreeGames): FreeGames => ({ ...series, won: series.won + amount });
  const free = scene.free && !scene.free.over ? paid(scene.free) : scene.free;
  return { ...scene, won, free, outer: scene.outer.map(paid) };
};

/** Return the symbols that a stop shows: "bar+bell" shows both. */
export const symbolsOf = (stop: string): readonly string[] => stop.split("+");

/** Return the name a player reads for what a stop shows, or for a win of unlike symbols. */
export const symbolName = (game: Game, stop: string): string =>
  symbolsOf(stop)
    .map((key) => game.symbols.find((symbol) => symbol.key === key)?.name ?? title(key))
    .join(" + ");

/** Return the strips that the reels carry in a scene. */
export function stripsOf(game: Game, { phase, strips }: Scene): readonly (readonly string[])[] {
  const feature = game.features.find((one) => one.name === phase);
  const set = feature?.kind === "free games" ? feature.strips : game.paid_strips;
  return game.strips[strips ?? set] ?? [];
}

/** Write the name of a feature or stage as a title: "glass slipper" is "Glass Slipper". */
export const title = (name: string): string =>
  name.replace(/(^|\s)\p{Letter}/gu, (letter) => letter.toUpperCase());
