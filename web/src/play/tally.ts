// What a run of rounds has staked and won, by the server's own list of them.

import type { RoundLine } from "../api/types";

export interface Tally {
  readonly staked: number;
  readonly won: number;
}

type Counted = Pick<RoundLine, "stake" | "won" | "void">;

/** Add rounds up; one that is void cost nothing and paid nothing. */
export const tallyOf = (rounds: readonly Counted[]): Tally =>
  rounds
    .filter((line) => line.void === null)
    .reduce(({ staked, won }, line) => ({ staked: staked + line.stake.total, won: won + line.won }), { staked: 0, won: 0 });

type Page = (before: string | null) => Promise<readonly RoundLine[]>;

/** Read the rounds after one, newest first, page by page; all where it is null. */
export async function roundsAfter(after: string | null, page: Page): Promise<readonly RoundLine[]> {
  const found: RoundLine[] = [];
  for (;;) {
    const more = await page(found.at(-1)?.id ?? null);
    const end = more.findIndex(({ id }) => id === after);
    found.push(...(end < 0 ? more : more.slice(0, end)));
    if (end >= 0 || more.length === 0) return found;
  }
}
