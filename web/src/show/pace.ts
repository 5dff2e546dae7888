// Pace: waits that a press of Stop cuts short, and that a faster speed shortens, each only where the
// profile lets the player have it so.

import { computed, signal } from "@preact/signals";
import { rememberedFast, rememberFast } from "../state/memory";
import { profile, replay } from "../state/store";
import { paceOf } from "./paces";

/** What the address asks for: it is for tests and pictures, and no way round a profile. */
const asked = Number(new URLSearchParams(location.search).get("speed") ?? "1");

/** Whether the player has chosen fast play. */
export const fast = signal(rememberedFast());

export function playFast(so: boolean): void {
  fast.value = so;
  rememberFast(so);
}

const pace = computed(() => paceOf(asked, fast.value, profile.value?.turbo === true));

/** How many times faster than usual events are shown. */
export const speed = computed(() => pace.value.speed);

/** How many times as long an outcome stays at that speed, so that fast play leaves it in sight as long. */
export const stay = computed(() => pace.value.stay);

export const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether what is shown now is to come to its end at once. */
export const hurried = signal(false);

/** Whether the player may cut short what is shown; a round of the past always. */
export const mayHurry = computed(() => replay.value !== null || profile.value?.stop === true);

let cut: (() => void) | null = null;

/** Cut the present wait short, and the movement of the reels with it, where the player may. */
export function hurry(): void {
  if (!mayHurry.value) return;
  hurried.value = true;
  cut?.();
}

export function unhurry(): void {
  hurried.value = false;
}

/** Wait so many milliseconds at the usual speed, or less where the player hurries. */
export function rest(milliseconds: number): Promise<void> {
  if (milliseconds === 0) return Promise.resolve();
  const length = hurried.value ? Math.min(milliseconds, 120) : milliseconds;
  return new Promise((resolve) => {
    const timer = setTimeout(done, length / speed.value);
    function done(): void {
      clearTimeout(timer);
      cut = null;
      resolve();
    }
    cut = done;
  });
}
