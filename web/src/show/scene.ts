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

/** How a reel that is held stands. */
export interface Kept {
  readonly stop: number;
  readonly column: readonly string[];
}

/** A run of re-spins: `left` are still to start; `kept` is how the reels stand that it holds, by number. */
export interface ReSpins {
  readonly feature: string;
  readonly left: number;
  readonly played: number;
  readonly won: number;
  readonly over: boolean;
  readonly kept: Readonly<Record<number, Kept>>;
}

/** What a cell holds; `value` is null until it is drawn. */
export interface HeldCell {
  readonly position: Position;
  readonly value: number | null;
  readonly newest: boolean;
}

/** Hold and spin: what is held, what all of it is worth, how many re-spins are left. */
export interface Hold {
  readonly feature: string;
  readonly symbol: string;
  readonly held: readonly HeldCell[];
  readonly value: number;
  readonly left: number;
  readonly prizesOn: PrizeBase;
  readonly fullWindow: Hidden | null;
  readonly won: number;
}

/** Tokens as they were told last. */
export interface TokensNow {
  readonly held: number;
  readonly subTokens: number;
  /** Whether the event told last earned some. */
  readonly earned: boolean;
}

/** What tokens lead to: one of `features`, at a stake. */
export interface Led {
  readonly tokens: string;
  readonly features: readonly string[];
  readonly chosen: string | null;
  readonly stake: Bet;
}

/** Changed games: `left` are still to come, at most on so many lines and at such a bet. */
export interface ChangedGames {
  readonly feature: string;
  readonly left: number;
  readonly mostLines: number | null;
  readonly mostLineBet: number | null;
}

/** How often symbols have fallen in a spin, what multiplies its wins now, how far each fell last. */
export interface Fall {
  readonly falls: number;
  readonly factor: number;
  readonly drops: readonly (readonly number[])[];
}

/** What prizes are multiples of. */
export type Bet = Pick<Stake, "lines" | "line_bet" | "total">;

export interface Scene {
  /** What prizes are multiples of now: the game's stake, or that of a feature that tokens led to. */
  readonly stake: Bet | null;
  /** The stake of the game; null before the first. */
  readonly staked: Bet | null;
  /** How the game was bet on, and what that cost; "" for the plain game. */
  readonly wager: string;
  readonly cost: number;
  readonly phase: string;
  /** The set of strips on the reels, where the phase has several. */
  readonly strips: string | null;
  readonly stops: readonly number[] | null;
  readonly window: Window | null;
  /** The window before substitutes filled reels in it. */
  readonly landed: Window | null;
  readonly fall: Fall | null;
  readonly lineWins: readonly EventOf<"line won">[];
  readonly lit: readonly Position[];
  readonly free: FreeGames | null;
  /** Series that wait while one won in their games is played, the innermost last. */
  readonly outer: readonly FreeGames[];
  readonly reSpins: ReSpins | null;
  /** The reels that are held in the spin in sight. */
  readonly heldReels: readonly number[];
  readonly hold: Hold | null;
  readonly tokens: Readonly<Record<string, TokensNow>>;
  readonly led: Led | null;
  readonly changed: ChangedGames | null;
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
  staked: null,
  wager: "",
  cost: 0,
  phase: "paid",
  strips: null,
  stops: null,
  window: null,
  landed: null,
  fall: null,
  lineWins: [],
  lit: [],
  free: null,
  outer: [],
  reSpins: null,
  heldReels: [],
  hold: null,
  tokens: {},
  led: null,
  changed: null,
  bonus: null,
  board: null,
  offers: null,
  gamble: null,
  won: 0,
  said: [],
};

/** Return a scene after a prize: the win meter, and what the games and re-spins won that run or wait. */
export const withPrize = (scene: Scene, amount: number, won: number): Scene => {
  const paid = <Run extends FreeGames | ReSpins>(run: Run): Run => ({ ...run, won: run.won + amount });
  const free = scene.free && !scene.free.over ? paid(scene.free) : scene.free;
  const reSpins = scene.reSpins && !scene.reSpins.over ? paid(scene.reSpins) : scene.reSpins;
  return { ...scene, won, free, reSpins, outer: scene.outer.map(paid) };
};

/** Return the symbols that a stop shows: "bar+bell" shows both. */
export const symbolsOf = (stop: string): readonly string[] => stop.split("+");

/** Symbols and their names, as a game or its card has them. */
interface Named {
  readonly symbols: readonly { readonly key: string; readonly name: string }[];
}

/** Return the name a player reads for what a stop shows, or for a win of unlike symbols. */
export const symbolName = (game: Named, stop: string): string =>
  symbolsOf(stop)
    .map((key) => game.symbols.find((symbol) => symbol.key === key)?.name ?? title(key))
    .join(" + ");

/** Return the strips that the reels carry in a scene. */
export function stripsOf(game: Game, { phase, strips }: Scene): readonly (readonly string[])[] {
  const feature = game.features.find((one) => one.name === phase);
  const own = feature && "strips" in feature ? feature.strips : null;
  return game.strips[strips ?? own ?? game.paid_strips] ?? [];
}

/** Write the name of a feature or stage as a title: "glass slipper" is "Glass Slipper". */
export const title = (name: string): string =>
  name.replace(/(^|\s)\p{Letter}/gu, (letter) => letter.toUpperCase());

/** The name of a bonus as that of a screen, with one article: "The Glass Slipper", "The Wreck". */
export const screenTitle = (name: string): string => `The ${title(name).replace(/^The\s/u, "")}`;
