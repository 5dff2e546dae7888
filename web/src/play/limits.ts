// While changed games are to come: the selection stays within the most that may be bet on them, and
// they are played by no wager.

import { effect, untracked } from "@preact/signals";
import { brought } from "../cabinet/price";
import { changed, most, offer, replay, selection, wager } from "../state/store";

export function keepToLimits(): void {
  effect(() => {
    if (replay.value !== null || !changed.value?.left) return;
    wager.value = null;
    const on = most.value && offer.value;
    if (on) selection.value = brought(untracked(() => selection.value), on);
  });
}
