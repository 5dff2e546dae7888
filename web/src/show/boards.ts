// Events of a bonus wheel or trail: it runs by itself, space by space.

import type { Handlers } from "./handler";
import { symbolName, title, withPrize, type Board, type Scene } from "./scene";
import { linesInWords, plural, product, unitOf } from "./words";

const change = (scene: Scene, to: Partial<Board>): Scene =>
  scene.board ? { ...scene, board: { ...scene.board, ...to } } : scene;

type Names = "wheel begun" | "wheel stopped" | "trail begun" | "trail moved" | "bonus prize won";

export const boards: Handlers<Names> = {
  "wheel begun": {
    fresh: true,
    takesAway: true,
    apply: (scene, event) => ({
      ...scene,
      board: {
        of: "wheel",
        feature: event.feature,
        lines: event.lines,
        spaces: event.segments,
        prizesOn: event.prizes_on,
        at: 0,
        left: event.spins,
        won: 0,
      },
    }),
    say: (event, game) => {
      const start = startedBy(symbolName(game, event.symbol), event.lines);
      return `${start} starts the ${title(event.feature)}: ${plural(event.spins, "spin")} of the wheel.`;
    },
    hold: 1400,
  },
  "wheel stopped": {
    apply: (scene, event) => change(scene, { at: event.segment, left: event.left }),
    say: (event) => `The wheel stops on segment ${event.segment}: ${event.shows}.`,
    hold: 900,
  },
  "trail begun": {
    fresh: true,
    takesAway: true,
    apply: (scene, event) => ({
      ...scene,
      board: {
        of: "trail",
        feature: event.feature,
        lines: event.lines,
        spaces: event.cells,
        prizesOn: event.prizes_on,
        at: event.begins_on,
        left: event.throws,
        won: 0,
      },
    }),
    say: (event, game) => {
      const start = startedBy(symbolName(game, event.symbol), event.lines);
      return `${start} starts the ${title(event.feature)}: ${plural(event.throws, "throw")} of the die.`;
    },
    hold: 1400,
  },
  "trail moved": {
    apply: (scene, event) => change(scene, { at: event.jumped_to ?? event.cell, left: event.left }),
    say: (event) => {
      if (event.cell === 0) return `The die shows ${event.die}: past the end.`;
      const on = event.jumped_to === null ? "" : `, and on to cell ${event.jumped_to}`;
      return `The die shows ${event.die}: to cell ${event.cell}${on}: ${event.shows}.`;
    },
    hold: 900,
  },
  "bonus prize won": {
    apply: (scene, event) => {
      const paid = withPrize(scene, event.amount, event.won);
      const won = { won: event.feature_won };
      const [bonus, hold] = [paid.bonus && { ...paid.bonus, ...won }, paid.hold && { ...paid.hold, ...won }];
      return change({ ...paid, bonus, hold }, won);
    },
    say: (event, _, scene) => {
      const factors = [event.times, event.lines.length, event.phase_multiplier];
      const sum = product(event.prize, factors, unitOf(scene, event.on), event.amount);
      return `${title(event.feature)} pays: ${sum}`;
    },
    hold: 900,
  },
};

const startedBy = (symbol: string, lines: readonly number[]): string => {
  const what = symbol === "" ? "This" : symbol;
  return lines.length > 0 ? `${what} on ${linesInWords(lines).toLowerCase()}` : what;
};
