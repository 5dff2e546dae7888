// Events of changed games: paid games that follow under other rules.

import type { EventOf } from "../api/types";
import type { Handlers } from "./handler";
import { title, withPrize, type ChangedGames } from "./scene";
import { counted, limitInWords, plural, product, unitOf } from "./words";

type Names = "changed games won" | "changed game begun" | "starting prize won" | "changed games ended";

export const changedGames: Handlers<Names> = {
  "changed games won": {
    fresh: true,
    apply: (scene, event) => ({ ...scene, lit: event.positions, changed: runs(event) }),
    say: (event, game) => {
      const next = event.games === 1 ? "the next game is changed" : `the next ${event.games} games are changed`;
      const now = event.again ? `${plural(event.left, "game")} now to come` : next;
      return `${counted(game, event)} wins ${title(event.feature)}: ${now}.${limit(event)}`;
    },
    hold: 2200,
  },
  "changed game begun": {
    apply: (scene, event) => ({ ...scene, changed: runs(event) }),
    say: (event) => {
      const prizes = event.multiplier > 1 ? ` Its prizes are multiplied by ${event.multiplier}.` : "";
      return `This is a game of ${title(event.feature)}. ${event.left === 0 ? "It is the last" : `${event.left} left after it`}.${prizes}`;
    },
    hold: 0,
  },
  "starting prize won": {
    apply: (scene, event) => ({ ...withPrize(scene, event.amount, event.won), lit: event.positions }),
    say: (event, game, scene) => {
      const sum = product(event.pay, [event.phase_multiplier], unitOf(scene, "line bet"), event.amount);
      return `The starting prize again, for ${counted(game, event)} anywhere: ${sum}`;
    },
    hold: 1400,
  },
  "changed games ended": {
    apply: (scene) => ({ ...scene, led: null, changed: null }),
    say: (event) => `${title(event.feature)} is over: the next game is played by the usual rules.`,
    hold: 1800,
  },
};

type Told = EventOf<"changed games won" | "changed game begun">;

const runs = ({ feature, left, most_lines: mostLines, most_line_bet: mostLineBet }: Told): ChangedGames => ({
  feature,
  left,
  mostLines,
  mostLineBet,
});

function limit(event: Told): string {
  const most = limitInWords(runs(event));
  return most === "" ? "" : ` They take at most ${most}.`;
}
