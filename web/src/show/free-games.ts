// Events of free games: they start and run by themselves.

import { money } from "../money";
import type { Handlers } from "./handler";
import { title } from "./scene";
import { counted, plural } from "./words";

export const freeGames: Handlers<"free games won" | "free game begun" | "free games ended"> = {
  "free games won": {
    apply: (scene, event) => ({
      ...scene,
      lit: event.positions,
      offers: null,
      free: {
        feature: event.feature,
        left: event.left,
        played: event.again ? (scene.free?.played ?? 0) : 0,
        won: event.again ? (scene.free?.won ?? 0) : 0,
        over: false,
      },
    }),
    say: (event, game) => {
      const more = event.again ? "more " : "";
      const lost = event.forfeited > 0 ? ` ${event.forfeited} beyond the limit are forfeited.` : "";
      return `${counted(game, event)}: you have won ${event.games} ${more}free games!${lost}`;
    },
    hold: 2200,
  },
  "free game begun": {
    apply: (scene, event) => ({
      ...scene,
      lineWins: [],
      lit: [],
      bonus: null,
      board: null,
      free: {
        feature: event.feature,
        left: event.left,
        played: event.played,
        won: event.feature_won,
        over: false,
      },
    }),
    say: (event) => {
      const prizes = event.multiplier > 1 ? ` Its prizes are multiplied by ${event.multiplier}.` : "";
      return `Free game ${event.played}. ${plural(event.left, "free game")} left after it.${prizes}`;
    },
    enter: (stage, event) => stage.spinReels(event.feature),
    hold: 250,
  },
  "free games ended": {
    apply: (scene, event) => ({
      ...scene,
      free: { feature: event.feature, left: 0, played: event.played, won: event.feature_won, over: true },
    }),
    say: (event) =>
      `${title(event.feature)} over: ${money(event.feature_won)} won in ${plural(event.played, "game")}.`,
    hold: 2000,
  },
};
