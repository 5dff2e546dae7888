// Sentences for the talkback pane, all from an event and the game: no figure is computed here.

import type { EventOf, Game, Position } from "../api/types";
import { money } from "../money";
import { symbolName, type Scene } from "./scene";

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** "All lines 1 to 20", "Line 3" or "Lines 1, 2 and 5". */
export function linesInWords(lines: readonly number[]): string {
  const last = lines.at(-1) ?? 0;
  if (lines.length === 1) return `Line ${last}`;
  const first = lines[0] ?? 0;
  if (lines.length > 2 && last - first + 1 === lines.length) return `Lines ${first} to ${last}`;
  return `Lines ${lines.slice(0, -1).join(", ")} and ${last}`;
}

/** "Line 4: Queen × 3 with Sisters: 10 × 2 × $0.50 = $10.00". */
export function lineSentence(event: EventOf<"line won">, game: Game, scene: Scene): string {
  const factors = [event.pay];
  if (event.multiplier > 1) factors.push(String(event.multiplier));
  factors.push(money(scene.stake?.line_bet ?? 0));
  const run = `${symbolName(game, event.symbol)} × ${event.count}${completedBy(event, game, scene)}`;
  return `Line ${event.line}: ${run}: ${factors.join(" × ")} = ${money(event.amount)}`;
}

function completedBy(event: EventOf<"line won">, game: Game, scene: Scene): string {
  const keys = event.substitutes.map((place) => symbolAt(scene, place));
  const names = [...new Set(keys)].map((key) => symbolName(game, key));
  return names.length > 0 ? ` with ${names.join(" and ")}` : "";
}

const symbolAt = (scene: Scene, [reel = 0, row = 0]: Position): string => scene.window?.[reel - 1]?.[row] ?? "";
