// Events of series of free games that are chosen or multiplied, and of awards beside them.

import type { EventOf } from "../api/types";
import type { Handlers } from "./handler";
import { title, withPrize, type Scene } from "./scene";
import { counted, plural, product, unitOf } from "./words";

/** "10 free games, prizes × 3". */
export const seriesInWords = (games: number, multiplier: number): string =>
  plural(games, "free game") + (multiplier > 1 ? `, prizes × ${multiplier}` : "");

type Names = "offers made" | "offer taken" | "multiplier drawn" | "consolation paid" | "award won";

export const offers: Handlers<Names> = {
  "offers made": {
    fresh: true,
    takesAway: true,
    apply: (scene, event) => ({ ...scene, lit: event.positions, offers: event }),
    say: (event, game) => {
      const series = event.offers.map(([games = 0, multiplier = 1]) => seriesInWords(games, multiplier));
      return `${counted(game, event)} wins a choice: ${series.join(", or ")}.`;
    },
    hold: 1200,
  },
  "offer taken": {
    apply: (scene) => ({ ...scene, offers: null }),
    say: (event) => {
      const taken = seriesInWords(event.games, event.multiplier);
      return event.at_random ? `Time is up, chance takes: ${taken}.` : `Taken: ${taken}.`;
    },
    hold: 600,
  },
  "multiplier drawn": {
    apply: (scene) => scene,
    say: (event) => `Prizes of this free game are multiplied by ${event.multiplier}.`,
    hold: 900,
  },
  "consolation paid": {
    apply: (scene, event) => consoled(withPrize(scene, event.amount, event.won), event),
    say: (event, _, scene) =>
      `Nothing won pays: ${product(event.pay, [event.times], unitOf(scene, event.on), event.amount)}`,
    hold: 900,
  },
  "award won": {
    apply: (scene, event) => ({ ...withPrize(scene, event.amount, event.won), lit: event.positions }),
    say: (event, game, scene) => {
      const unit = unitOf(scene, event.on);
      const sum = product(event.prize, [event.phase_multiplier], unit, event.amount);
      return `${counted(game, event)} wins ${title(event.feature)}: ${sum}`;
    },
    hold: 1200,
  },
};

/** What a bonus pays for nothing is won in it, too. */
const consoled = ({ bonus, board, hold, ...scene }: Scene, { amount }: EventOf<"consolation paid">): Scene => ({
  ...scene,
  bonus: bonus && { ...bonus, won: bonus.won + amount },
  board: board && { ...board, won: board.won + amount },
  hold: hold && { ...hold, won: hold.won + amount },
});
