// Events of hold and spin: symbols stay on their cells with a value each, open cells are spun.

import type { EventOf, Position } from "../api/types";
import type { Handlers } from "./handler";
import { symbolName, title, withPrize, type HeldCell, type Hold, type Scene } from "./scene";
import { BASES, listed, plural, product, unitOf } from "./words";

type Names = "hold begun" | "values drawn" | "cells spun" | "full window won";

export const holding: Handlers<Names> = {
  "hold begun": {
    fresh: true,
    takesAway: true,
    apply: (scene, event) => ({
      ...scene,
      lineWins: [],
      lit: [],
      hold: {
        feature: event.feature,
        symbol: event.symbol,
        held: added([], event.positions),
        value: 0,
        left: event.re_spins,
        prizesOn: event.prizes_on,
        fullWindow: event.full_window,
        won: 0,
      },
    }),
    say: (event, game) => {
      const what = event.symbol === "" ? "This" : symbolName(game, event.symbol);
      const cells = `${event.positions.length} of ${plural(event.cells, "cell")}`;
      return `${what} starts ${title(event.feature)}: ${cells} held, ${plural(event.re_spins, "re-spin")}.${full(event)}`;
    },
    hold: 1600,
  },
  "values drawn": {
    apply: (scene, event) =>
      change(scene, ({ held }) => ({
        held: held.map((cell) => ({ ...cell, value: valueOf(event, cell.position) ?? cell.value })),
        value: event.value,
        left: event.left,
      })),
    say: (event, _, scene) => {
      const on = BASES[scene.hold?.prizesOn ?? "total bet"];
      const worth = event.values.length > 1 ? `${listed(event.values)} ${on}` : `${event.values.join("")} ${on}`;
      return `Worth ${worth}; all held, ${event.value}. ${plural(event.left, "re-spin")} left.`;
    },
    hold: 1200,
  },
  "cells spun": {
    fresh: true,
    apply: (scene, event) =>
      change(scene, ({ held }) => ({ held: added(held, event.positions), left: event.left })),
    say: (event) => {
      const many = event.positions.length;
      const landed = many === 0 ? "Nothing lands" : `${many} more held`;
      return `${landed}: ${plural(event.left, "re-spin")} left.`;
    },
    enter: (stage) => stage.spinCells(),
    hold: 700,
  },
  "full window won": {
    apply: (scene, event) => {
      const paid = withPrize(scene, event.amount, event.won);
      return { ...paid, hold: paid.hold && { ...paid.hold, won: event.feature_won } };
    },
    say: (event, _, scene) =>
      `Every cell is held: ${product(event.prize, [event.phase_multiplier], unitOf(scene, event.on), event.amount)}`,
    hold: 1800,
  },
};

const full = ({ full_window: prize, prizes_on: on }: EventOf<"hold begun">): string =>
  prize === null ? "" : ` A full window pays ${prize} ${BASES[on]} more.`;

const change = (scene: Scene, to: (hold: Hold) => Partial<Hold>): Scene =>
  scene.hold ? { ...scene, hold: { ...scene.hold, ...to(scene.hold) } } : scene;

/** Return what is held with more cells, which are then the newest. */
const added = (held: readonly HeldCell[], more: readonly Position[]): readonly HeldCell[] => [
  ...held.map((cell) => ({ ...cell, newest: false })),
  ...more.map((position) => ({ position, value: null, newest: true })),
];

export const samePlace = ([reel, row]: Position, [otherReel, otherRow]: Position): boolean =>
  reel === otherReel && row === otherRow;

function valueOf(event: EventOf<"values drawn">, position: Position): number | undefined {
  return event.values[event.positions.findIndex((other) => samePlace(other, position))];
}
