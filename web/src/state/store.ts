// All the page knows, as signals; what follows from them is computed and never set.

import { computed, signal } from "@preact/signals";
import type { Account, Event, Game, Question, RoundLine, Stake } from "../api/types";
import { isOn, MANUAL, type Auto } from "../cabinet/auto";
import { liveButtons, type Button, type Waiting } from "../cabinet/buttons";
import type { Selection } from "../cabinet/selection";
import { EMPTY, type Scene } from "../show/scene";

/** A round as the server told it last. */
export interface Round {
  readonly id: string;
  readonly stake: Stake;
  readonly events: readonly Event[];
  readonly question: Question | null;
  readonly questionNumber: number;
}

export const game = signal<Game | null>(null);
export const account = signal<Account | null>(null);
export const round = signal<Round | null>(null);
/** How many events of the round the player has been shown. */
export const shown = signal(0);
export const scene = signal<Scene>(EMPTY);
export const selection = signal<Selection>({ lines: [1], lineBet: 1 });
export const auto = signal<Auto>(MANUAL);

/** Whether events are being shown, and whether the server is being asked. */
export const showing = signal(false);
export const asking = signal(false);
export const linkLost = signal(false);
/** Something the player is told once, until it is dismissed. */
export const notice = signal<string | null>(null);
/** The round being re-enacted. */
export const replay = signal<RoundLine | null>(null);
/** Whether the player has opened the gamble. */
export const gambling = signal(false);
/** Lines whose pathways are drawn after a press; `newest` stands out. */
export const pathways = signal<{ lines: readonly number[]; newest: number | null } | null>(null);

/** The balance less what events not shown yet add to it: it ends equal to the account. */
export const credit = computed(() => {
  const ahead = round.value?.events.slice(shown.value) ?? [];
  return ahead.reduce((sum, event) => sum - event.credit, account.value?.balance ?? 0);
});

export const waiting = computed<Waiting>(() => {
  const idle = !showing.value && !asking.value && !linkLost.value && replay.value === null;
  if (!idle || !game.value) return null;
  return round.value?.question?.of ?? "spin";
});

export const live = computed(() => new Set<Button>(liveButtons(waiting.value, isOn(auto.value))));

/** Add a sentence of the page's own to the talkback pane. */
export function say(sentence: string): void {
  scene.value = { ...scene.value, said: [...scene.value.said, sentence] };
}
