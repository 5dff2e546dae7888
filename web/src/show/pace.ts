// Pace: waits that a press of Stop cuts short, and that a faster speed shortens.

import { signal } from "@preact/signals";

const asked = Number(new URLSearchParams(location.search).get("speed") ?? "1");

/** How many times faster than usual events are shown; the address may ask for it. */
export const speed = asked >= 0.1 && asked <= 100 ? asked : 1;

export const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether what is shown now is to come to its end at once. */
export const hurried = signal(false);

let cut: (() => void) | null = null;

/** Cut the present wait short, and the movement of the reels with it. */
export function hurry(): void {
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
    const timer = setTimeout(done, length / speed);
    function done(): void {
      clearTimeout(timer);
      cut = null;
      resolve();
    }
    cut = done;
  });
}
