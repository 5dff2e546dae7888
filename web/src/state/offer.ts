// What a game offers to bet, as the cabinet's functions take it.

import type { Game } from "../api/types";
import type { Offer } from "../cabinet/selection";

export const offerOf = (game: Game): Offer => ({
  lines: game.lines.length,
  lineBets: game.line_bets,
  numbers: game.line_numbers,
  costPerLine: game.cost_per_line,
  cost: game.cost,
});
