// Events of re-spins: some reels stay as they stopped, the others are spun again.

import { money } from "../money";
import type { Handlers } from "./handler";
import { title, type Kept, type ReSpins, type Scene } from "./scene";
import { counted, plural, reelsInWords } from "./words";

type Names = "re-spins won" | "re-spin begun" | "more reels held" | "re-spins ended";

export const reSpins: Handlers<Names> = {
  "re-spins won": {
    fresh: true,
    apply: (scene, event) => ({
      ...scene,
      lit: event.positions,
      heldReels: event.held,
      reSpins: {
        feature: event.feature,
        left: event.re_spins,
        played: 0,
        won: 0,
        over: false,
        kept: keptOf(scene, event.held),
      },
    }),
    say: (event, game) =>
      `${counted(game, event)} wins ${plural(event.re_spins, "re-spin")}: ${stand(event.held)}.`,
    hold: 2000,
  },
  "re-spin begun": {
    fresh: true,
    takesAway: true,
    apply: (scene, event) => ({
      ...asKept(scene),
      lineWins: [],
      lit: [],
      hold: null,
      bonus: null,
      board: null,
      heldReels: event.held,
      reSpins: {
        feature: event.feature,
        left: event.left,
        played: event.played,
        won: event.feature_won,
        over: false,
        kept: scene.reSpins?.kept ?? {},
      },
    }),
    say: (event) =>
      `Re-spin ${event.played}, ${stand(event.held)}. ${plural(event.left, "re-spin")} left after it.`,
    enter: (stage, _, scene) => stage.spinReels(scene.reSpins?.kept),
    hold: 250,
  },
  "more reels held": {
    fresh: true,
    apply: (scene, event) => ({
      ...scene,
      lit: event.positions,
      heldReels: event.held,
      reSpins: scene.reSpins && {
        ...scene.reSpins,
        left: event.left,
        kept: { ...keptOf(scene, event.held), ...scene.reSpins.kept },
      },
    }),
    say: (event, game) => {
      const more = event.added > 0 ? ` ${plural(event.added, "re-spin")} more,` : "";
      return `${counted(game, event)}: now ${stand(event.held)}.${more} ${plural(event.left, "re-spin")} left.`;
    },
    hold: 1600,
  },
  "re-spins ended": {
    apply: (scene, event) => ({
      ...scene,
      heldReels: [],
      reSpins: ended(scene.reSpins, event.played, event.feature_won),
    }),
    say: (event) => {
      const early = event.unplayed > 0 ? ` ${plural(event.unplayed, "re-spin")} left, not played.` : "";
      const won = `${money(event.feature_won)} won in ${plural(event.played, "re-spin")}.`;
      return `${title(event.feature)} over: ${won}${early}`;
    },
    hold: 1600,
  },
};

const stand = (reels: readonly number[]): string =>
  `${reelsInWords(reels)} ${reels.length === 1 ? "is" : "are"} held`;

/** Return how reels stand in a scene, by number. */
function keptOf({ stops, landed }: Scene, reels: readonly number[]): Readonly<Record<number, Kept>> {
  const kept = reels.map((reel) => [reel, { stop: stops?.[reel - 1] ?? 0, column: landed?.[reel - 1] ?? [] }]);
  return Object.fromEntries(kept) as Record<number, Kept>;
}

/** Return a scene whose held reels stand as they are kept, whatever was spun between. */
function asKept(scene: Scene): Scene {
  const kept = scene.reSpins?.kept ?? {};
  const window = scene.window?.map((column, at) => kept[at + 1]?.column ?? column) ?? null;
  return { ...scene, window, landed: window, stops: scene.stops?.map((stop, at) => kept[at + 1]?.stop ?? stop) ?? null };
}

const ended = (run: ReSpins | null, played: number, won: number): ReSpins | null =>
  run && { ...run, left: 0, played, won, over: true };
