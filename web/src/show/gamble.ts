// Events of the gamble: a card, a die or a wheel decides it.

import type { EventOf } from "../api/types";
import { money } from "../money";
import type { Handlers } from "./handler";
import { isModest } from "./modest";
import type { Decided, Gamble, Scene } from "./scene";

const NONE: Gamble = { offer: null, staked: null, card: null, before: [] };

const change = (scene: Scene, with_: (gamble: Gamble) => Partial<Gamble>): Scene => {
  const gamble = scene.gamble ?? NONE;
  return { ...scene, gamble: { ...gamble, ...with_(gamble) } };
};

const REASONS: Record<EventOf<"gamble refused">["because"], string> = {
  limit: "no choice would keep it within the limit",
  attempts: "every gamble of this round was made",
};

const outcome = ({ success, won }: Decided, modest: boolean): string => {
  if (success) return `right${modest ? "." : "!"} The win is now ${money(won)}.`;
  return won > 0 ? `wrong: ${money(won)} is left.` : "wrong, and the win is lost.";
};

type Names =
  | "gamble offered"
  | "gamble refused"
  | "gamble staked"
  | "gamble decided"
  | "gamble thrown"
  | "collected";

export const gamble: Handlers<Names> = {
  "gamble offered": {
    apply: (scene, event) => ({ ...change(scene, () => ({ offer: event, staked: null })), led: null }),
    say: (event, game, scene) => {
      const verb = isModest(scene, game) ? "paid" : "won";
      return `${money(event.amount)} ${verb}. Gamble it, up to ${money(event.most)}, or collect.`;
    },
    hold: 0,
  },
  "gamble refused": {
    apply: (scene) => change(scene, () => ({ offer: null, staked: null })),
    say: (event) => `${money(event.amount)} cannot be gambled: ${REASONS[event.because]}.`,
    hold: 900,
  },
  "gamble staked": {
    apply: (scene, event) =>
      change(scene, ({ card, before }) => ({
        offer: null,
        staked: event,
        card: null,
        before: card ? [...before, card] : before,
      })),
    say: (event) => `${money(event.amount)} on ${event.choice}, for ${event.multiplier} times as much.`,
    hold: 700,
  },
  "gamble decided": {
    apply: (scene, event) => ({ ...change(scene, () => ({ card: event })), won: event.won }),
    say: (event, game, scene) => {
      if (event.tie) return `The ${event.card}: a tie, and the stake comes back.`;
      return `The ${event.card}: ${outcome(event, isModest(scene, game))}`;
    },
    hold: 1600,
  },
  "gamble thrown": {
    apply: (scene, event) => ({ ...change(scene, () => ({ card: event })), won: event.won }),
    say: (event, game, scene) =>
      `The ${event.on.replace("a ", "")} shows ${event.outcome}: ${outcome(event, isModest(scene, game))}`,
    hold: 1600,
  },
  collected: {
    apply: (scene) => change(scene, () => ({ offer: null, staked: null })),
    say: (event) => `${money(event.amount)} collected.`,
    hold: 0,
  },
};
