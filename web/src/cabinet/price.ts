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

/** Return what is on offer on lines that the least bet on them keeps within the largest bet of a game. */
export function upToLargest(offer: Offer, wager: Priced | null, largest: number): Offer {
  const [least = 0] = offer.lineBets;
  const numbers = offer.numbers?.length ? offer.numbers : upTo(offer.lines);
  const fit = numbers.filter((lines) => priceOf({ ...offer, lines: upTo(lines), lineBet: least }, wager) <= largest);
  const lines = fit.at(-1);
  if (lines === undefined || lines === numbers.at(-1)) return offer;
  return { ...offer, lines, ...(offer.numbers?.length ? { numbers: fit } : {}) };
}

/** Return what is on offer with the bets that keep a game on the lines selected within the largest. */
export const betsUpTo = (offer: Offer, selection: Selection, wager: Priced | null, largest: number): Offer => ({
  ...offer,
  lineBets: offer.lineBets.filter((lineBet) => priceOf({ ...selection, lineBet }, wager) <= largest),
});

/** Return a selection brought within the largest bet: by its lines where need be, then by the bet on each. */
export function within(selection: Selection, offer: Offer, wager: Priced | null, largest: number): Selection {
  if (priceOf(selection, wager) <= largest) return selection;
  const fewer = brought(selection, upToLargest(offer, wager, largest));
  const bets = betsUpTo(offer, fewer, wager, largest);
  return bets.lineBets.length > 0 ? brought(fewer, bets) : selection;
}

/** Return a selection brought down to what is on offer. */
export function brought(selection: Selection, offer: Offer): Selection {
  const lineBet = offer.lineBets.findLast((bet) => bet <= selection.lineBet) ?? offer.lineBets[0] ?? selection.lineBet;
  const few = selection.lines.length <= offer.lines;
  return { ...selection, lineBet, lines: few ? selection.lines : upTo(Math.max(offer.lines, 0)) };
}
