// Sentences for the talkback pane, all from an event and the game: no figure is computed here.

import type { EventOf, Game, Position, PrizeBase } from "../api/types";
import { money } from "../money";
import { symbolName, symbolsOf, type Bet, type ChangedGames, type Scene } from "./scene";

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** "All lines 1 to 20", "Line 3" or "Lines 1, 2 and 5". */
export function linesInWords(lines: readonly number[]): string {
  if (lines.length === 0) return "All ways";
  const last = lines.at(-1) ?? 0;
  if (lines.length === 1) return `Line ${last}`;
  const first = lines[0] ?? 0;
  if (lines.length > 2 && last - first + 1 === lines.length) return `Lines ${first} to ${last}`;
  return `Lines ${lines.slice(0, -1).join(", ")} and ${last}`;
}

/** "reel 2", "reels 1 and 3" or "reels 1, 2 and 5". */
export const reelsInWords = (reels: readonly number[]): string =>
  `${reels.length === 1 ? "reel" : "reels"} ${listed(reels)}`;

/** "1", "1 and 3" or "1, 2 and 5". */
export function listed(all: readonly (string | number)[], last = "and"): string {
  if (all.length < 2) return all.join("");
  return `${all.slice(0, -1).join(", ")} ${last} ${all.at(-1)}`;
}

/** "lines 1 to 5 at $0.10" or "all ways at $0.02". */
export const stakeInWords = ({ lines, line_bet }: Pick<Bet, "lines" | "line_bet">): string =>
  `${linesInWords(lines).toLowerCase()} at ${money(line_bet)}`;

/** "5 lines at $0.10", or nothing where there is no limit. */
export function limitInWords({ mostLines, mostLineBet }: Pick<ChangedGames, "mostLines" | "mostLineBet">): string {
  const lines = mostLines === null ? "" : plural(mostLines, "line");
  const bet = mostLineBet === null ? "" : money(mostLineBet);
  return [lines, bet].filter(Boolean).join(" at ");
}

/** What prizes of a bonus are, by what they are on. */
export const BASES: Record<PrizeBase, string> = {
  "line bet": "line bets",
  "total bet": "total bets",
  fixed: "dollars",
};

const CENTS_OF_ONE = 100;

/** What a prize of 1 comes to, in cents. */
export const unitOf = ({ stake }: Scene, on: PrizeBase): number =>
  on === "fixed" ? CENTS_OF_ONE : ((on === "line bet" ? stake?.line_bet : stake?.total) ?? 0);

/** "this", "Prince × 3": what won something by its number in sight. */
export const counted = (game: Game, { symbol, count }: { symbol: string; count: number }): string =>
  symbol === "" ? "This" : `${symbolName(game, symbol)} × ${count}`;

/** The factors that change a sum. */
const above = (...factors: readonly number[]): string[] =>
  factors.filter((factor) => factor > 1).map(String);

/** "10 × 2 × $0.50 = $10.00"; factors of 1 are left out. */
export const product = (
  first: string | number,
  factors: readonly number[],
  unit: number,
  amount: number,
): string => `${[String(first), ...above(...factors), money(unit)].join(" × ")} = ${money(amount)}`;

/** "10 × 2", or "(10 × 2 + 5)" where something is paid on top. */
export function paid(pay: string, factor: number, added: string): string {
  const pays = [pay, ...above(factor)].join(" × ");
  return added === "0" ? pays : `(${pays} + ${added})`;
}

/** "Line 4: Queen × 3 with Sisters: 10 × 2 × $0.50 = $10.00". */
export function lineSentence(event: EventOf<"line won">, game: Game, scene: Scene): string {
  const from = event.direction === "right" ? " from the right" : "";
  const pattern = event.rule === "pattern" ? " in a pattern" : "";
  const run = `${counted(game, event)}${pattern}${from}${completedBy(event, game, scene)}`;
  const pays = paid(event.pay, event.multiplier, event.added);
  const factors = [event.fall_multiplier, event.phase_multiplier];
  const sum = product(pays, factors, unitOf(scene, "line bet"), event.amount);
  return `Line ${event.line}: ${run}: ${sum}`;
}

/** "Queen × 4 in 6 ways: 10 × 6 × $0.02 = $1.20". */
export function waysSentence(event: EventOf<"ways won">, game: Game, scene: Scene): string {
  const run = `${counted(game, event)} in ${plural(event.ways, "way")}${completedBy(event, game, scene)}`;
  const pays = paid(event.pay, event.factor, event.added);
  const factors = [event.fall_multiplier, event.phase_multiplier];
  return `${run}: ${product(pays, factors, unitOf(scene, "line bet"), event.amount)}`;
}

/** "Pumpkin × 3 anywhere: 2 × the total bet = $2.00". */
export function scatterSentence(event: EventOf<"scatter won">, game: Game, scene: Scene): string {
  const factors = above(event.multiplier, event.phase_multiplier);
  const pays = [event.pay, ...factors, `the ${event.on}`].join(" × ");
  return `${counted(game, event)} anywhere${completedBy(event, game, scene)}: ${pays} = ${money(event.amount)}`;
}

type Completed = Pick<EventOf<"line won">, "substitutes">;

function completedBy(event: Completed, game: Game, scene: Scene): string {
  const keys = event.substitutes.map((place) => substituteAt(scene, place, game));
  const names = [...new Set(keys)].map((key) => symbolName(game, key));
  return names.length > 0 ? ` with ${names.join(" and ")}` : "";
}

/** The substitute at a place of a win: where other symbols stand, one that acts on its whole reel. */
function substituteAt(scene: Scene, [reel = 0, row = 0]: Position, game: Game): string {
  const column = scene.window?.[reel - 1] ?? [];
  const here = column[row] ?? "";
  const acts = (stop: string): boolean =>
    symbolsOf(stop).some((key) => game.symbols.find((symbol) => symbol.key === key)?.role === "substitute");
  return acts(here) ? here : (column.find(acts) ?? here);
}
