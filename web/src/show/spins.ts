// Events of a spin: the stake, the reels, what lines and scatters pay.

import type { Game } from "../api/types";
import { money } from "../money";
import type { Handlers } from "./handler";
import { isModest } from "./modest";
import { EMPTY, title, withPrize, type Bet } from "./scene";
import { lineSentence, linesInWords, scatterSentence } from "./words";

export const spins: Handlers<
  "round begun" | "reels stopped" | "line won" | "scatter won" | "cap reached" | "round ended"
> = {
  "round begun": {
    apply: (scene, event) => ({
      ...EMPTY,
      stops: scene.stops,
      window: scene.window,
      changed: scene.changed,
      tokens: scene.tokens,
      ...stakedOn({ lines: event.lines, line_bet: event.line_bet, total: event.total_bet }),
      wager: event.wager,
      cost: event.cost || event.total_bet,
    }),
    say: (event) => {
      const wager = event.wager === "" ? "" : ` ${title(event.wager)} costs ${money(event.cost)}.`;
      return `${linesInWords(event.lines)} at ${money(event.line_bet)}: total bet ${money(event.total_bet)}.${wager}`;
    },
    enter: (stage, { wager }, _, game) => (buys(game, wager) ? undefined : stage.spinReels()),
    hold: 0,
  },
  "reels stopped": {
    apply: (scene, event) => ({
      ...scene,
      phase: event.phase,
      strips: event.strips,
      stops: event.stops,
      window: event.window,
      landed: event.window,
      fall: null,
      heldReels: event.held,
      changed: event.phase === "paid" ? null : scene.changed,
      lineWins: [],
      lit: [],
    }),
    enter: (stage, event) => stage.stopReels(event.stops),
    hold: 250,
  },
  "line won": {
    apply: (scene, event) => ({
      ...withPrize(scene, event.amount, event.won),
      lineWins: [...scene.lineWins, event],
    }),
    say: lineSentence,
    hold: 800,
  },
  "scatter won": {
    apply: (scene, event) => ({ ...withPrize(scene, event.amount, event.won), lit: event.positions }),
    say: scatterSentence,
    hold: 1200,
  },
  "cap reached": {
    apply: (scene, event) => ({
      ...scene,
      won: event.won,
      bonus: null,
      board: null,
      hold: null,
      heldReels: [],
      offers: null,
    }),
    say: (event) => {
      const lost = event.forfeited > 0 ? ` ${money(event.forfeited)} above it is not paid.` : "";
      return `The round has won all it can, ${money(event.most)}, and ends.${lost}`;
    },
    hold: 2000,
  },
  "round ended": {
    apply: (scene) => ({ ...scene, led: null }),
    say: ({ won, cost, total_bet }, game) => {
      if (won === 0) return "No win this time.";
      const bet = cost || total_bet;
      const verb = isModest({ won, cost: bet }, game) ? "paid" : "won";
      return `Round over: ${money(won)} ${verb} on a bet of ${money(bet)}.`;
    },
    hold: 0,
  },
};

/** Whether a wager starts a feature at once, so that no reels are spun first. */
const buys = ({ wagers }: Game, wager: string): boolean =>
  wagers.some(({ name, starts }) => name === wager && starts !== null);

const stakedOn = (stake: Bet) => ({ stake, staked: stake });
