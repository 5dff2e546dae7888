// The games on offer, and where the player is.

import { computed, signal } from "@preact/signals";
import * as api from "../api/client";
import type { GameCard } from "../api/types";
import { isOn } from "../cabinet/auto";
import { account, auto, linkLost, notice, replay, waiting } from "../state/store";

/** In the lobby or at a game; null until that is known. */
export const place = signal<"lobby" | "game" | null>(null);
export const offered = signal<readonly GameCard[]>([]);
/** The games, by key, in which a round of the player's is open. */
export const openRounds = signal<ReadonlySet<string>>(new Set());

const ROUND_FIRST = "This round comes first: play it to its end, then choose another game.";

/** Whether the game can be left: nothing is in play, or only a round of the past. */
const mayLeave = computed(() => replay.value !== null || (waiting.value === "spin" && !isOn(auto.value)));

/** Leave for the lobby, as the link that was pressed does, or say why not yet. */
export function leave(event: Event): void {
  if (mayLeave.value) return;
  event.preventDefault();
  if (!linkLost.value) notice.value = ROUND_FIRST;
}

/** Ask the server for the credit, and for the games in which a round is open. */
export async function lookAround(): Promise<void> {
  const mine = account.value;
  if (!mine) return;
  account.value = await api.getAccount(mine.id);
  const open = await Promise.all(
    offered.value.map(async ({ key }) => ((await api.openRound(mine.id, key)) === null ? [] : [key])),
  );
  openRounds.value = new Set(open.flat());
}
