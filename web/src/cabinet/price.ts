// What a game costs by the way it is bet on, and the most that may be bet on it.

import { totalBet, type Offer, type Selection, upTo } from "./selection";

/** A way to bet: `costs` is an exact multiple of the total bet, "3/2". */
interface Priced {
  readonly costs: string;
}

/** Return what a game costs in cents; a wager's price is whole by the rules of its game. */
export function priceOf(selection: Selection, wager: Priced | null): number {
  const [times = 1, parts = 1] = wager === null ? [] : wager.costs.split("/").map(Number);
  return (totalBet(selection) * times) / parts;
}

/** The most that may be bet: so many lines, and so much on each; null where there is no limit. */
export interface Most {
  readonly mostLines: number | null;
  readonly mostLineBet: number | null;
}

/** Return what is on offer up to the most that may be bet. */
export function upToMost(offer: Offer, { mostLines, mostLineBet }: Most): Offer {
  const lines = Math.min(offer.lines, mostLines ?? offer.lines);
  const lineBets = offer.lineBets.filter((bet) => bet <= (mostLineBet ?? bet));
  const numbers = offer.numbers?.filter((number) => number <= lines);
  return { ...offer, lines, lineBets, ...(numbers === undefined ? {} : { numbers }) };
}

/** Return a selection brought down to what is on offer. */
export function brought(selection: Selection, offer: Offer): Selection {
  const lineBet = offer.lineBets.findLast((bet) => bet <= selection.lineBet) ?? offer.lineBets[0] ?? selection.lineBet;
  const few = selection.lines.length <= offer.lines;
  return { ...selection, lineBet, lines: few ? selection.lines : upTo(Math.max(offer.lines, 0)) };
}
