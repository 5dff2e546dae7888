// Events of free games: they start and run by themselves.

import type { EventOf } from "../api/types";
import { money } from "../money";
import type { Handlers } from "./handler";
import { title, type FreeGames, type Scene } from "./scene";
import { counted, plural } from "./words";

export const freeGames: Handlers<"free games won" | "free game begun" | "free games ended"> = {
  "free games won": {
    fresh: true,
    apply: (scene, event) => won({ ...scene, lit: event.positions, offers: null }, event),
    say: (event, game) => {
      const more = event.again ? "more " : "";
      const lost = event.forfeited > 0 ? ` ${event.forfeited} beyond the limit are forfeited.` : "";
      const by = event.symbol === "" ? "You" : `${counted(game, event)}: you`;
      const games = plural(event.games, `${more}free game`);
      return `${by} have won ${games}!${lost}`;
    },
    hold: 2200,
  },
  "free game begun": {
    fresh: true,
    takesAway: true,
    apply: (scene, event) => ({
      ...scene,
      lineWins: [],
      lit: [],
      heldReels: [],
      bonus: null,
      board: null,
      outer: waitingFor(scene, event.feature),
      free: {
        feature: event.feature,
        left: event.left,
        played: event.played,
        won: event.feature_won,
        over: false,
        stake: { lines: event.lines, line_bet: event.line_bet },
      },
    }),
    say: (event) => {
      const prizes = event.multiplier > 1 ? ` Its prizes are multiplied by ${event.multiplier}.` : "";
      return `Free game ${event.played}. ${plural(event.left, "free game")} left after it.${prizes}`;
    },
    enter: (stage) => stage.spinReels(),
    hold: 250,
  },
  "free games ended": {
    apply: (scene, event) => {
      const outer = scene.outer.at(-1);
      if (outer) return { ...scene, free: outer, outer: scene.outer.slice(0, -1) };
      const over = { left: 0, played: event.played, won: event.feature_won, over: true };
      return { ...scene, free: { feature: event.feature, stake: scene.free?.stake ?? null, ...over } };
    },
    say: (event) =>
      `${title(event.feature)} over: ${money(event.feature_won)} won in ${plural(event.played, "game")}.`,
    hold: 2000,
  },
};

/** Whether a free game of a series is under way. */
const running = (free: FreeGames | null): free is FreeGames => free !== null && free.played > 0 && !free.over;

/** Games added go to their own series; a new one is shown at once where no free game is under way. */
function won(scene: Scene, { feature, left, again }: EventOf<"free games won">): Scene {
  const added = (series: FreeGames): FreeGames => (again && series.feature === feature ? { ...series, left } : series);
  if (running(scene.free)) return { ...scene, free: added(scene.free), outer: scene.outer.map(added) };
  return { ...scene, free: { feature, left, played: 0, won: 0, over: false, stake: null } };
}

/** The series that wait while a game of this one is played. */
const waitingFor = ({ free, outer }: Scene, feature: string): readonly FreeGames[] =>
  running(free) && free.feature !== feature ? [...outer, free] : outer;
