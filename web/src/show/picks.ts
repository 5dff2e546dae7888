// Events of a bonus of picks: stages, things, prizes.

import { money } from "../money";
import type { Hidden } from "../api/types";
import type { Handlers } from "./handler";
import { screenTitle, symbolName, title, withPrize, type Bonus, type Scene } from "./scene";
import { BASES, linesInWords, product, unitOf } from "./words";

const NONE: Bonus = {
  feature: "",
  symbol: "",
  lines: [],
  stages: 0,
  stage: "",
  number: 0,
  picksLeft: 0,
  prizesOn: "line bet",
  pool: [],
  things: [],
  won: 0,
  closed: false,
};

const change = (scene: Scene, with_: (bonus: Bonus) => Partial<Bonus>): Scene => {
  const bonus = scene.bonus ?? NONE;
  return { ...scene, bonus: { ...bonus, ...with_(bonus) } };
};

function without(pool: readonly Hidden[], found: Hidden): readonly Hidden[] {
  const at = pool.indexOf(found);
  return at < 0 ? pool : pool.toSpliced(at, 1);
}

/** Return a bonus after a thing showed what it hides, which is in the pool as `found`. */
const opened = (bonus: Bonus, option: string, shows: Hidden, found: Hidden): Partial<Bonus> => ({
  pool: without(bonus.pool, found),
  picksLeft: bonus.picksLeft === null ? null : bonus.picksLeft - 1,
  things: bonus.things.map((thing) =>
    thing.option === option ? { ...thing, picked: true, prize: shows } : thing,
  ),
});

type Names =
  | "bonus begun"
  | "stage begun"
  | "pick made"
  | "prize revealed"
  | "entry revealed"
  | "stage multiplied"
  | "stage ended"
  | "bonus ended";

export const picks: Handlers<Names> = {
  "bonus begun": {
    fresh: true,
    takesAway: true,
    apply: (scene, event) => ({
      ...scene,
      bonus: {
        ...NONE,
        feature: event.feature,
        symbol: event.symbol,
        lines: event.lines,
        stages: event.stages,
      },
    }),
    say: (event, game) => {
      const what = event.symbol === "" ? "This" : symbolName(game, event.symbol);
      const where = event.lines.length > 0 ? ` for ${linesInWords(event.lines).toLowerCase()}` : "";
      return `${what} opens ${screenTitle(event.feature)}${where}.`;
    },
    hold: 1400,
  },
  "stage begun": {
    apply: (scene, event) =>
      change(scene, () => ({
        stage: event.stage,
        number: event.number,
        picksLeft: event.picks === 0 ? null : event.picks,
        prizesOn: event.prizes_on,
        pool: event.pool,
        things: event.pool.map((_, at) => ({ option: String(at + 1), prize: null, picked: false })),
        won: event.feature_won,
        closed: false,
      })),
    say: (event) => {
      const often = event.picks === 0 ? "until the end is found among" : `${event.picks} of`;
      return `${title(event.stage)}: pick ${often} ${event.pool.length}.`;
    },
    hold: 0,
  },
  "pick made": {
    apply: (scene, event) =>
      change(scene, (bonus) => ({
        things: bonus.things.map((thing) =>
          thing.option === event.option ? { ...thing, picked: true } : thing,
        ),
      })),
    say: (event) => (event.at_random ? `Number ${event.option} was picked at random.` : null),
    hold: 450,
  },
  "prize revealed": {
    apply: (scene, event) =>
      change(withPrize(scene, event.amount, event.won), (bonus) => ({
        ...opened(bonus, event.option, event.prize, event.drawn_from || event.prize),
        won: event.feature_won,
      })),
    say: (event, _, scene) => {
      const each = event.lines.length > 1 ? ` × ${event.lines.length} lines` : "";
      const factors = [event.phase_multiplier];
      const unit = unitOf(scene, scene.bonus?.prizesOn ?? "line bet");
      return `Number ${event.option} hides ${product(`${event.prize}${each}`, factors, unit, event.amount)}`;
    },
    hold: 900,
  },
  "entry revealed": {
    apply: (scene, event) =>
      change(scene, (bonus) => opened(bonus, event.option, event.entry, event.entry)),
    say: (event) => `Number ${event.option} hides ${event.entry}.`,
    hold: 900,
  },
  "stage multiplied": {
    apply: (scene, event) =>
      change(withPrize(scene, event.amount, event.won), () => ({ won: event.feature_won })),
    say: (event) =>
      `What ${title(event.stage)} paid so far is multiplied by ${event.times}: ${money(event.amount)} more.`,
    hold: 900,
  },
  "stage ended": {
    apply: (scene, event) => change(scene, () => ({ closed: true, pool: event.pool })),
    say: (event, _, scene) =>
      event.pool.length > 0
        ? `Left unpicked: ${event.pool.join(", ")} ${BASES[scene.bonus?.prizesOn ?? "line bet"]}.`
        : "Nothing was left unpicked.",
    hold: 1900,
  },
  "bonus ended": {
    apply: (scene, event) => ({ ...scene, bonus: null, board: null, hold: null, won: event.won }),
    say: (event) => `${screenTitle(event.feature)} is over: ${money(event.feature_won)} won in it.`,
    hold: 400,
  },
};
