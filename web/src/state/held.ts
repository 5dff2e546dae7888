// What a player holds: tokens at the stake selected, and changed games to come.

import type { Carried, Tokens } from "../api/types";
import type { Selection } from "../cabinet/selection";
import type { ChangedGames, Scene } from "../show/scene";

/** Tokens of one name as a player holds them. */
export interface Holding {
  readonly held: number;
  readonly subTokens: number;
  /** Whether some of them were earned just now. */
  readonly earned: boolean;
}

/** Return what is held of tokens: as the round in sight told it, else as it is carried. */
export function holdingOf(
  tokens: Tokens,
  { tokens: told, staked }: Pick<Scene, "tokens" | "staked">,
  carried: Carried | null,
  selection: Selection,
): Holding | null {
  const now = told[tokens.name];
  const here =
    tokens.kept_for === "the game" ||
    (staked?.line_bet === selection.lineBet && staked.lines.length === selection.lines.length);
  return now && here ? now : carriedOf(tokens.name, carried, selection);
}

/** Return what is carried at a stake: its own entry, else that of all stakes without one. */
function carriedOf(name: string, carried: Carried | null, { lines, lineBet }: Selection): Holding | null {
  const entries = carried?.tokens.filter(({ tokens }) => tokens === name) ?? [];
  const own = entries.find((one) => one.line_bet === lineBet && (one.lines ?? 0) === lines.length);
  const found = own ?? entries.find((one) => one.line_bet === null);
  return found ? { held: found.held, subTokens: found.sub_tokens, earned: false } : null;
}

/** Return the changed games that are carried. */
export function changedOf(carried: Carried): ChangedGames | null {
  const found = carried.changed_games;
  return (
    found && {
      feature: found.feature,
      left: found.left,
      mostLines: found.most_lines,
      mostLineBet: found.most_line_bet,
    }
  );
}
