// Events of a bonus of picks: stages, things, prizes.

import { money } from "../money";
import type { Handlers } from "./handler";
import { symbolName, title, withPrize, type Bonus, type Scene } from "./scene";
import { linesInWords } from "./words";

const NONE: Bonus = {
  feature: "",
  lines: [],
  stages: 0,
  stage: "",
  number: 0,
  picksLeft: 0,
  pool: [],
  things: [],
  won: 0,
  closed: false,
};

const change = (scene: Scene, with_: (bonus: Bonus) => Partial<Bonus>): Scene => {
  const bonus = scene.bonus ?? NONE;
  return { ...scene, bonus: { ...bonus, ...with_(bonus) } };
};

function without(pool: readonly number[], prize: number): readonly number[] {
  const at = pool.indexOf(prize);
  return at < 0 ? pool : pool.toSpliced(at, 1);
}

type Names =
  | "bonus begun"
  | "stage begun"
  | "pick made"
  | "prize revealed"
  | "stage ended"
  | "bonus ended";

export const picks: Handlers<Names> = {
  "bonus begun": {
    apply: (scene, event) => ({
      ...scene,
      bonus: { ...NONE, feature: event.feature, lines: event.lines, stages: event.stages },
    }),
    say: (event, game) =>
      `${symbolName(game, event.symbol)} opens The ${title(event.feature)} for ${linesInWords(event.lines).toLowerCase()}.`,
    hold: 1400,
  },
  "stage begun": {
    apply: (scene, event) =>
      change(scene, () => ({
        stage: event.stage,
        number: event.number,
        picksLeft: event.picks,
        pool: event.pool,
        things: event.pool.map((_, at) => ({ option: String(at + 1), prize: null, picked: false })),
        won: event.feature_won,
        closed: false,
      })),
    say: (event) => `${title(event.stage)}: pick ${event.picks} of ${event.pool.length}.`,
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
        pool: without(bonus.pool, event.prize),
        picksLeft: bonus.picksLeft - 1,
        won: event.feature_won,
        things: bonus.things.map((thing) =>
          thing.option === event.option ? { ...thing, picked: true, prize: event.prize } : thing,
        ),
      })),
    say: (event, _, scene) => {
      const each = event.lines.length > 1 ? ` × ${event.lines.length} lines` : "";
      const bet = money(scene.stake?.line_bet ?? 0);
      return `Number ${event.option} hides ${event.prize}${each} × ${bet} = ${money(event.amount)}`;
    },
    hold: 900,
  },
  "stage ended": {
    apply: (scene, event) => change(scene, () => ({ closed: true, pool: event.pool })),
    say: (event) => `Left unpicked: ${event.pool.join(", ")} line bets.`,
    hold: 1900,
  },
  "bonus ended": {
    apply: (scene, event) => ({ ...scene, bonus: null, won: event.won }),
    say: (event) => `The ${title(event.feature)} is over: ${money(event.feature_won)} won in it.`,
    hold: 400,
  },
};
