// How long the outcome of a spin stays in sight before the game itself takes it away.

import type { EventName } from "../api/types";

/** The least, in milliseconds at the usual speed. */
export const LEAST_LOOK = 1000;

/** How long the outcome has been in sight once an event was held so long. */
export const lookedAfter = (looked: number, event: EventName, hold: number): number =>
  event === "reels stopped" || event === "fell" ? hold : looked + hold;

/** How much longer the outcome stays before an event that may take it away; `times` as long in all. */
export const lookBefore = (looked: number, takesAway: boolean, times = 1): number =>
  takesAway ? Math.max(0, LEAST_LOOK * times - looked) : 0;
