// What is selected to bet: the same functions as the server's room `cabinet`, proved by its table.

/** What a game offers: how many lines, and the bets on a line in rising order, in cents. */
export interface Offer {
  readonly lines: number;
  readonly lineBets: readonly number[];
}

/** The lines selected, rising and never none, and the bet on each in cents. */
export interface Selection {
  readonly lines: readonly number[];
  readonly lineBet: number;
}

const upTo = (line: number): number[] => Array.from({ length: line }, (_, index) => index + 1);
const first = (offer: Offer): number => offer.lineBets[0] ?? 0;
const last = (offer: Offer): number => offer.lineBets.at(-1) ?? 0;

export const totalBet = (selection: Selection): number => selection.lines.length * selection.lineBet;

export const firstSelection = (offer: Offer): Selection => ({
  lines: upTo(offer.lines),
  lineBet: first(offer),
});

/** One line more, from the first on; after all of them, line 1 alone again. */
export function pressLines(selection: Selection, offer: Offer): Selection {
  if (selection.lines.length === offer.lines) return { ...selection, lines: [1] };
  const highest = selection.lines.at(-1) ?? 0;
  return { ...selection, lines: upTo(Math.min(highest + 1, offer.lines)) };
}

/** One line on or off; the last one lit stays on. */
export function pressLine(selection: Selection, line: number): Selection {
  const lit = selection.lines.includes(line);
  const lines = lit ? selection.lines.filter((other) => other !== line) : [...selection.lines, line];
  return lines.length === 0 ? selection : { ...selection, lines: lines.sort((a, b) => a - b) };
}

export const raiseBet = (selection: Selection, offer: Offer): Selection => ({
  ...selection,
  lineBet: offer.lineBets.find((bet) => bet > selection.lineBet) ?? selection.lineBet,
});

export const lowerBet = (selection: Selection, offer: Offer): Selection => ({
  ...selection,
  lineBet: offer.lineBets.findLast((bet) => bet < selection.lineBet) ?? selection.lineBet,
});

export const betMax = (offer: Offer): Selection => ({
  lines: upTo(offer.lines),
  lineBet: last(offer),
});

export const canPay = (selection: Selection, credit: number): boolean => totalBet(selection) <= credit;
