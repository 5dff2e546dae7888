// What the browser keeps between visits: the account, how far a round was shown, when a game began,
// how fast the player likes it.

import type { Round } from "./store";

const ACCOUNT = "reelwright account";
const SHOWN = "reelwright shown";
const BEGUN = "reelwright begun";
const FAST = "reelwright fast play";

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

/** A round that is void is not shown any more. */
export const forgetShown = (account: string): void => localStorage.removeItem(`${SHOWN} ${account}`);

/** Remember when the last game of an account began, in milliseconds by this machine's clock. */
export const rememberBegun = (account: string, at: number): void =>
  localStorage.setItem(`${BEGUN} ${account}`, String(at));

export function rememberedBegun(account: string): number | null {
  const at = Number(localStorage.getItem(`${BEGUN} ${account}`) ?? NaN);
  return Number.isFinite(at) ? at : null;
}

export const rememberFast = (fast: boolean): void => localStorage.setItem(FAST, String(fast));

export const rememberedFast = (): boolean => localStorage.getItem(FAST) === "true";
