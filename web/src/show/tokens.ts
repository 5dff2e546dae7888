// Events of tokens: what is collected from game to game, and what it leads to.

import type { EventOf } from "../api/types";
import type { Handlers } from "./handler";
import { title, type Bet, type Scene } from "./scene";
import { listed, plural, stakeInWords } from "./words";

type Counted = EventOf<"tokens held" | "tokens earned" | "tokens spent">;
type Names = "tokens held" | "tokens earned" | "tokens spent" | "feature chosen";

export const tokens: Handlers<Names> = {
  "tokens held": {
    apply: (scene, event) => counting(scene, event, false),
    hold: 0,
  },
  "tokens earned": {
    apply: (scene, event) => ({ ...counting(scene, event, true), lit: event.positions }),
    say: (event) => {
      const parts = event.sub_tokens_of_one > 1;
      const what = parts ? `${plural(event.earned, "part")} of ${event.tokens}` : `${event.earned} of ${event.tokens}`;
      return `${title(event.by)}: ${what} earned. ${heldInWords(event)}.`;
    },
    hold: 1300,
  },
  "tokens spent": {
    fresh: true,
    takesAway: true,
    apply: (scene, event) => led(counting(scene, event, false), event),
    say: (event, _, scene) => {
      const spent = `${event.spent} of ${event.tokens} are spent`;
      if (event.leads_to.length === 0) return `${spent}: the round had won all it can before they led on.`;
      const names = listed(event.leads_to.map(title), "or");
      const what = event.leads_to.length > 1 ? `choose ${names}` : `${names} starts`;
      return `${spent}: ${what}${otherStake(scene)}.`;
    },
    hold: 2000,
  },
  "feature chosen": {
    apply: (scene, event) => ({ ...scene, led: scene.led && { ...scene.led, chosen: event.feature } }),
    say: (event) =>
      event.at_random ? `Time is up, chance takes ${title(event.feature)}.` : `${title(event.feature)} it is.`,
    hold: 700,
  },
};

/** "2 of 6 held", with parts where tokens are made of them. */
export function heldInWords(told: Counted): string {
  const whole = `${told.held} of ${told.needed} held`;
  const { sub_tokens: parts, sub_tokens_of_one: ofOne } = told;
  return ofOne > 1 ? `${whole}, and ${parts} of ${ofOne} parts of the next` : whole;
}

const counting = (scene: Scene, event: Counted, earned: boolean): Scene => ({
  ...scene,
  tokens: {
    ...scene.tokens,
    [event.tokens]: { held: event.held, subTokens: event.sub_tokens, earned },
  },
});

function led(scene: Scene, event: EventOf<"tokens spent">): Scene {
  if (event.leads_to.length === 0) return scene;
  const stake = { lines: event.lines, line_bet: event.line_bet, total: event.total_bet };
  return { ...scene, stake, led: { tokens: event.tokens, features: event.leads_to, chosen: null, stake } };
}

/** Whether what tokens led to is played at another stake than the game. */
export const differs = ({ lines, line_bet }: Bet, game: Bet): boolean =>
  line_bet !== game.line_bet || lines.join() !== game.lines.join();

const otherStake = ({ led: to, staked }: Scene): string =>
  to && staked && differs(to.stake, staked) ? `, on ${stakeInWords(to.stake)}` : "";
