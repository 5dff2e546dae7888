// A sitting: the time for which a player plays on an account in this tab, from page to page.

/** Times are milliseconds by this machine's clock. */
export interface Sitting {
  readonly account: string;
  readonly began: number;
  /** When the player was last told how long it has lasted, or it began. */
  readonly told: number;
  /** When the page was last open. */
  readonly seen: number;
  /** The last round before it; null where there was none. */
  readonly after: string | null;
}

const KEPT = "reelwright sitting";
const MINUTE = 60_000;
/** After so long away a sitting is over. */
const AWAY = 30 * MINUTE;

export const begunAt = (now: number, account: string, after: string | null): Sitting => ({
  account,
  began: now,
  told: now,
  seen: now,
  after,
});

/** Whether a sitting is that of an account, and goes on now. */
export const goesOn = (sitting: Sitting, account: string, now: number): boolean =>
  sitting.account === account && now >= sitting.seen && now - sitting.seen < AWAY;

/** Whether the player is to be told. */
export const isDue = (sitting: Sitting, every: number | null, now: number): boolean =>
  every !== null && now - sitting.told >= every * MINUTE;

export const minutesOf = ({ began }: Sitting, now: number): number => Math.floor((now - began) / MINUTE);

/** "1 hour and 5 minutes", "2 hours" or "45 minutes". */
export function lasted(minutes: number): string {
  const some = (count: number, one: string): string => (count === 0 ? "" : `${count} ${count === 1 ? one : `${one}s`}`);
  const parts = [some(Math.floor(minutes / 60), "hour"), some(minutes % 60, "minute")].filter(Boolean);
  return parts.length > 0 ? parts.join(" and ") : "less than a minute";
}

export const keep = (sitting: Sitting): void => sessionStorage.setItem(KEPT, JSON.stringify(sitting));

export function kept(): Sitting | null {
  const text = sessionStorage.getItem(KEPT);
  return text === null ? null : (JSON.parse(text) as Sitting);
}
