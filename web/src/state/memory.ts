// What the browser keeps between visits: the account, and how far a round was shown.

import type { Round } from "./store";

const ACCOUNT = "reelwright account";
const SHOWN = "reelwright shown";

interface Shown {
  readonly account: string;
  readonly round: string;
  readonly shown: number;
}

/** The account of this visit where the address names one: it is not remembered. */
export const askedAccount = new URLSearchParams(location.search).get("account");

export const rememberedAccount = (): string | null => askedAccount ?? localStorage.getItem(ACCOUNT);

export function rememberAccount(account: string): void {
  if (askedAccount === null) localStorage.setItem(ACCOUNT, account);
}

export function rememberShown(account: string, round: Round, shown: number): void {
  const kept: Shown = { account, round: round.id, shown };
  localStorage.setItem(`${SHOWN} ${account}`, JSON.stringify(kept));
}

/** Return how many events of a round were shown; null where this browser has not shown it. */
export function rememberedShown(account: string, round: string): number | null {
  const text = localStorage.getItem(`${SHOWN} ${account}`);
  if (text === null) return null;
  const kept = JSON.parse(text) as Partial<Shown>;
  return kept.round === round && Number.isInteger(kept.shown) ? (kept.shown ?? null) : null;
}
