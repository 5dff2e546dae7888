// When the next game may begin: no sooner after the last one began than the profile says. That is
// counted from the server's answer, which comes after the game began, so that it refuses nothing.

import { effect, untracked } from "@preact/signals";
import { isOn } from "../cabinet/auto";
import { rememberBegun, rememberedBegun } from "../state/memory";
import { account, auto, profile, round, tooSoon } from "../state/store";

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Count from every game that begins from now on, and from one that this browser began before. */
export function keepToTurns(): void {
  const begun = account.value && rememberedBegun(account.value.id);
  if (begun !== null) waitFor(least() - Math.max(0, Date.now() - begun));
  let known = round.value?.id;
  effect(() => {
    const now = round.value?.id;
    if (now === undefined || now === known) return;
    known = now;
    untracked(gameBegan);
  });
}

function gameBegan(): void {
  if (account.value && least() > 0) rememberBegun(account.value.id, Date.now());
  waitFor(least());
}

const least = (): number => profile.value?.minimum_round_ms ?? 0;

function waitFor(milliseconds: number): void {
  clearTimeout(waiting);
  tooSoon.value = milliseconds > 0;
  if (tooSoon.value) waiting = setTimeout(() => (tooSoon.value = false), milliseconds);
}

/** Wait until the next game of Auto may begin, or Auto is over. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (tooSoon.value && isOn(auto.value)) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}
