// The reality check: after so much play the player is told, between two games, how long it has
// lasted and what it has cost, and asked whether to go on.

import { computed, effect, signal, untracked } from "@preact/signals";
import * as api from "../api/client";
import { pressStop } from "../cabinet/auto";
import { begunAt, goesOn, isDue, keep, kept, minutesOf, type Sitting } from "../state/sitting";
import { account, auto, checking, notice, profile, round, shown, waiting } from "../state/store";
import { reconnected, words } from "./connection";
import { roundsAfter, tallyOf, type Tally } from "./tally";

const LOOK_EVERY = 1000;
/** Rounds that are asked for at once. */
const AT_ONCE = 100;

const sitting = signal<Sitting | null>(null);
const now = signal(Date.now());

/** What the player is told; null until it is known. */
export const told = signal<(Tally & { readonly minutes: number }) | null>(null);

/** Whether the player is to be told as soon as no game is in play. */
export const due = computed(
  () => sitting.value !== null && isDue(sitting.value, profile.value?.reality_check_minutes ?? null, now.value),
);

const betweenGames = computed(
  () => waiting.value === "spin" && shown.value === (round.value?.events.length ?? 0),
);

/** Go on with the sitting of this tab, or begin one; tell the player whenever that is due. */
export async function sitDown(): Promise<void> {
  const mine = account.value;
  if (!mine || (profile.value?.reality_check_minutes ?? null) === null) return;
  const before = kept();
  if (before && goesOn(before, mine.id, Date.now())) sitting.value = before;
  else await sitDownAnew();
  setInterval(look, LOOK_EVERY);
  effect(() => {
    if (due.value && betweenGames.value && !checking.peek()) void untracked(check);
  });
}

/** Begin a sitting: the account's next round is its first. */
export async function sitDownAnew(): Promise<void> {
  const mine = account.value;
  if (!mine) return;
  const [last] = await api.listAllRounds(mine.id, 1, null);
  sit(begunAt(Date.now(), mine.id, last?.id ?? null));
}

function sit(so: Sitting): void {
  sitting.value = so;
  keep(so);
}

function look(): void {
  now.value = Date.now();
  if (sitting.value) sit({ ...sitting.value, seen: now.value });
}

async function check(): Promise<void> {
  const [mine, so] = [account.value, sitting.value];
  if (!mine || !so) return;
  auto.value = pressStop(auto.value);
  told.value = null;
  checking.value = true;
  const minutes = minutesOf(so, Date.now());
  try {
    const page = (before: string | null) => api.listAllRounds(mine.id, AT_ONCE, before);
    const rounds = await reconnected(() => roundsAfter(so.after, page));
    told.value = { ...tallyOf(rounds), minutes };
  } catch (trouble) {
    notice.value = words(trouble);
    goOn();
  }
}

/** Go on playing: the time to the next check begins anew. */
export function goOn(): void {
  if (sitting.value) sit({ ...sitting.value, told: Date.now() });
  checking.value = false;
}
