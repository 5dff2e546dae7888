// Auto: the same functions as the server's room `cabinet`, proved by its table.

import { canPay, type Selection } from "./selection";

export type Ending = "played" | "win" | "feature" | "stop" | "credit";

/** `left` games are still to start; `ends` says why no more will, null while they do. */
export interface Auto {
  readonly left: number;
  readonly ends: Ending | null;
}

export const MANUAL: Auto = { left: 0, ends: "played" };

const FEATURES = new Set([
  "free games won",
  "offers made",
  "bonus begun",
  "wheel begun",
  "trail begun",
  "hold begun",
  "changed games won",
  "tokens spent",
]);
const ended = (ends: Ending): Auto => ({ left: 0, ends });

export const isOn = (auto: Auto): boolean => auto.ends === null;

export const pressAuto = (games: number): Auto => ({ left: games, ends: null });

export const pressStop = (auto: Auto): Auto => (isOn(auto) ? ended("stop") : auto);

/** Start the next game, or end where the credit does not pay it. */
export function nextGame(auto: Auto, selection: Selection, credit: number): Auto {
  if (!isOn(auto)) return auto;
  if (auto.left === 0) return ended("played");
  return canPay(selection, credit) ? { ...auto, left: auto.left - 1 } : ended("credit");
}

/** Follow an event by its name and what the round has won by then. */
export function hear(auto: Auto, name: string, won: number): Auto {
  if (FEATURES.has(name) && (isOn(auto) || auto.ends === "win")) return ended("feature");
  if (!isOn(auto)) return auto;
  if (won > 0) return ended("win");
  return name === "round ended" && auto.left === 0 ? ended("played") : auto;
}
