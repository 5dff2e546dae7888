// How the page takes on a round: from an answer, from a reload, from another tab.

import { batch } from "@preact/signals";
import * as api from "../api/client";
import type { Recall, RoundView } from "../api/types";
import { rememberedShown } from "../state/memory";
import { account, carried, game, gambling, round, selection, shown, wager, type Round } from "../state/store";
import { sceneAfter, set } from "../show/showing";
import { takeBack } from "./voids";

export const fromView = (view: RoundView): Round => ({
  id: view.id,
  stake: view.stake,
  events: view.events,
  question: view.question,
  questionNumber: view.question_number,
});

export const fromRecall = (recall: Recall): Round => ({
  id: recall.id,
  stake: recall.stake,
  events: recall.steps.flatMap((step) => step.events),
  question: null,
  questionNumber: recall.steps.length,
});

/** Take on a round just begun: nothing of it was shown yet. */
export function begin(view: RoundView): void {
  batch(() => {
    shown.value = 0;
    gambling.value = false;
    update(fromView(view), view.balance);
  });
}

/** Take on how the round in hand stands now. */
export function update(now: Round, balance: number): void {
  batch(() => {
    round.value = now;
    if (account.value) account.value = { ...account.value, balance };
  });
}

/** Take on a round the page was not showing, as though it had shown it up to an event. */
function enter(now: Round, balance: number, from: number): void {
  if (!game.value) return;
  const upTo = Math.min(from, now.events.length);
  batch(() => {
    shown.value = upTo;
    gambling.value = false;
    selection.value = { ...selection.value, lines: now.stake.lines, lineBet: now.stake.line_bet };
    wager.value = now.stake.wager;
    update(now, balance);
  });
  set(sceneAfter(now.events.slice(0, upTo), game.value));
}

/** Take on a round as the server tells it, whether or not it is the one in hand. */
export function adopt(view: RoundView): void {
  if (round.value?.id === view.id) update(fromView(view), view.balance);
  else enter(fromView(view), view.balance, rememberedShown(view.account, view.id) ?? view.new_from);
}

/** Ask the server how the account and its last round stand, and take that on. */
export async function resync(): Promise<void> {
  const [mine, of] = [account.value, game.value];
  if (!mine || !of) return;
  const open = await openNow(mine.id, of.key);
  account.value = await api.getAccount(mine.id);
  if (open === null || open === VOID) await adoptLast(mine.id, of.key, open === VOID);
  else adopt(open);
  await readCarried();
}

const VOID = "declared void";

/** Ask for the open round; one that the server finds wrong as it is asked is void from then on. */
async function openNow(mine: string, of: string): Promise<RoundView | typeof VOID | null> {
  try {
    return await api.openRound(mine, of);
  } catch (trouble) {
    if (trouble instanceof api.Refusal && trouble.code === "malfunction") return VOID;
    throw trouble;
  }
}

/** Ask what the account carries into its next round, in a game where it may carry anything. */
export async function readCarried(): Promise<void> {
  const [mine, of, after] = [account.value, game.value, round.value?.id ?? null];
  const some = of && (of.tokens.length > 0 || of.features.some(({ kind }) => kind === "changed games"));
  if (!mine || !some) return;
  const view = await api.getCarried(mine.id, of.key);
  if ((round.value?.id ?? null) === after) carried.value = { view, after };
}

async function adoptLast(mine: string, of: string, isVoid: boolean): Promise<void> {
  const [last] = await api.listRounds(mine, of, 1);
  const balance = account.value?.balance ?? 0;
  if (!last) return;
  if (last.void !== null) {
    await takeBack(last, isVoid);
    return;
  }
  if (last.id === round.value?.id && round.value.question === null) return;
  const now = fromRecall(await api.recall(last.id));
  if (last.id === round.value?.id) update(now, balance);
  else enter(now, balance, rememberedShown(mine, last.id) ?? (round.value ? 0 : now.events.length));
}
