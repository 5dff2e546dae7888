// The selection keeps to what may be bet: within the largest bet of the profile, and while changed
// games are to come within the most that may be bet on them, by no wager.

import { effect, untracked } from "@preact/signals";
import { brought, within } from "../cabinet/price";
import { changed, largest, most, offer, replay, selection, wager, wagered } from "../state/store";

export function keepToLimits(): void {
  effect(() => {
    if (replay.value !== null || !changed.value?.left) return;
    wager.value = null;
    const on = most.value && offer.value;
    if (on) selection.value = brought(untracked(() => selection.value), on);
  });
  effect(() => {
    const on = offer.value;
    if (!on || largest.value === null || replay.value !== null) return;
    selection.value = within(selection.value, on, wagered.value, largest.value);
  });
}
