// What is selected to bet: the same functions as the server's room `cabinet`, proved by its table.

/** What a game costs in line bets: each line `costPerLine`, or all of it `cost`. */
interface Costs {
  readonly costPerLine?: number;
  readonly cost?: number | null;
}

/** What a game offers: how many lines, and the bets on a line in rising order, in cents. */
export interface Offer extends Costs {
  readonly lines: number;
  readonly lineBets: readonly number[];
  /** Where it holds any, only so many lines may be played, from the first on. */
  readonly numbers?: readonly number[];
}

/** The lines selected, rising, and the bet on each in cents; there are none in a game of ways. */
export interface Selection extends Costs {
  readonly lines: readonly number[];
  readonly lineBet: number;
}

export const upTo = (line: number): number[] => Array.from({ length: line }, (_, index) => index + 1);
const first = (offer: Offer): number => offer.lineBets[0] ?? 0;
const last = (offer: Offer): number => offer.lineBets.at(-1) ?? 0;
const most = (offer: Offer): number[] => upTo(offer.numbers?.length ? Math.max(...offer.numbers) : offer.lines);
const costs = ({ costPerLine, cost }: Offer): Costs => ({
  ...(costPerLine === undefined ? {} : { costPerLine }),
  ...(cost === undefined ? {} : { cost }),
});

export const totalBet = ({ lines, lineBet, costPerLine = 1, cost }: Selection): number =>
  (cost ?? lines.length * costPerLine) * lineBet;

export const firstSelection = (offer: Offer): Selection => ({
  lines: most(offer),
  lineBet: first(offer),
  ...costs(offer),
});

/** One line more, from the first on; after all of them, line 1 alone again. */
export function pressLines(selection: Selection, offer: Offer): Selection {
  if (offer.numbers?.length) {
    const more = offer.numbers.filter((number) => number > selection.lines.length);
    return { ...selection, lines: upTo(more.length > 0 ? Math.min(...more) : (offer.numbers[0] ?? 1)) };
  }
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
  lines: most(offer),
  lineBet: last(offer),
  ...costs(offer),
});

export const canPay = (selection: Selection, credit: number): boolean => totalBet(selection) <= credit;
