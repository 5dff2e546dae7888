// All the page knows, as signals; what follows from them is computed and never set.

import { computed, signal } from "@preact/signals";
import type { Account, Carried, Event, Game, Profile, Question, RoundLine, Stake, Wager } from "../api/types";
import { isOn, MANUAL, type Auto } from "../cabinet/auto";
import { liveButtons, type Button, type Waiting } from "../cabinet/buttons";
import { betsUpTo, priceOf, upToLargest, upToMost, type Most } from "../cabinet/price";
import type { Offer, Selection } from "../cabinet/selection";
import { EMPTY, type ChangedGames, type Scene } from "../show/scene";
import { changedOf } from "./held";
import { offerOf } from "./offer";

/** A round as the server told it last. */
export interface Round {
  readonly id: string;
  readonly stake: Stake;
  readonly events: readonly Event[];
  readonly question: Question | null;
  readonly questionNumber: number;
}

export const game = signal<Game | null>(null);
/** The limits that the game is played under. */
export const profile = computed<Profile | null>(() => game.value?.profile ?? null);
export const account = signal<Account | null>(null);
export const round = signal<Round | null>(null);
/** How many events of the round the player has been shown. */
export const shown = signal(0);
export const scene = signal<Scene>(EMPTY);
export const selection = signal<Selection>({ lines: [1], lineBet: 1 });
/** The name of the way to bet that is selected; null for the plain game. */
export const wager = signal<string | null>(null);
/** What the account carries into its next round, as it was after a round of that id, or the first. */
export const carried = signal<{ readonly view: Carried; readonly after: string | null } | null>(null);
export const auto = signal<Auto>(MANUAL);

/** Whether events are being shown, and whether the server is being asked. */
export const showing = signal(false);
export const asking = signal(false);
export const linkLost = signal(false);
/** Something the player is told once, until it is dismissed. */
export const notice = signal<string | null>(null);
/** The round being re-enacted. */
export const replay = signal<RoundLine | null>(null);
/** Whether the last game began too short a time ago for another one. */
export const tooSoon = signal(false);
/** Whether the player is being told how long the play has lasted. */
export const checking = signal(false);
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

/** The changed games to come, or under way. */
export const changed = computed<ChangedGames | null>(() => {
  const kept = carried.value;
  const latest = waiting.value === "spin" && kept?.after === (round.value?.id ?? null);
  return latest ? changedOf(kept.view) : scene.value.changed;
});

/** The most that may be bet on the next game; null where there is no limit. */
export const most = computed<Most | null>(() => {
  const next = changed.value;
  const limited = next !== null && next.left > 0 && (next.mostLines ?? next.mostLineBet) !== null;
  return limited ? next : null;
});

/** The wager selected; null for the plain game. */
export const wagered = computed<Wager | null>(
  () => game.value?.wagers.find(({ name }) => name === wager.value) ?? null,
);

/** The most that a game may cost; null where there is no limit. */
export const largest = computed(() => profile.value?.largest_bet ?? null);

/** What can be bet on the next game. */
export const offer = computed<Offer | null>(() => {
  const of = game.value && offerOf(game.value);
  const on = of && most.value ? upToMost(of, most.value) : of;
  return on && largest.value !== null ? upToLargest(on, wagered.value, largest.value) : on;
});

/** What can be bet on the lines that are selected. */
export const betsOn = computed<Offer | null>(() => {
  const on = offer.value;
  return on && largest.value !== null ? betsUpTo(on, selection.value, wagered.value, largest.value) : on;
});

/** What the next game costs as it is selected, in cents. */
export const price = computed(() => priceOf(selection.value, wagered.value));

/** Why no button moves money now, or why Spin does not; null where nothing stands in the way. */
export const barred = computed<"locked" | "checking" | "too soon" | "too dear" | null>(() => {
  if ((account.value?.locked ?? null) !== null) return "locked";
  if (checking.value) return "checking";
  if (tooSoon.value) return "too soon";
  return price.value > (largest.value ?? Infinity) ? "too dear" : null;
});

export const live = computed(() => {
  if (barred.value === "locked" || barred.value === "checking") return new Set<Button>(["paytable"]);
  const buttons = new Set<Button>(liveButtons(waiting.value, isOn(auto.value)));
  if (barred.value !== null) buttons.delete("spin");
  if (barred.value === "too dear" || profile.value?.autoplay === false) buttons.delete("auto");
  return buttons;
});

/** Add a sentence of the page's own to the talkback pane. */
export function say(sentence: string): void {
  scene.value = { ...scene.value, said: [...scene.value.said, sentence] };
}
