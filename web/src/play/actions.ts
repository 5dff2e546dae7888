// What each button does. Which of them is live is decided in the store, by the cabinet's rules.

import { signal } from "@preact/signals";
import * as api from "../api/client";
import type { Answer } from "../api/types";
import { isOn, nextGame, pressAuto, pressStop, type Ending } from "../cabinet/auto";
import * as cabinet from "../cabinet/selection";
import { money } from "../money";
import { spinAll } from "../reels/machine";
import { isModest } from "../show/modest";
import { hurry } from "../show/pace";
import { lookOn } from "../show/showing";
import {
  account,
  auto,
  betsOn,
  credit,
  gambling,
  game,
  live,
  notice,
  offer,
  pathways,
  price,
  round,
  say,
  scene,
  selection,
  wager,
  wagered,
  waiting,
} from "../state/store";
import { ask } from "./asking";
import { begin, update, fromView } from "./rounds";
import { due } from "./sitting";
import { nextTurn } from "./turns";
import { tellIfVoid } from "./voids";

const PATHWAYS_STAY = 3000;

const ENDINGS: Record<Ending, string> = {
  played: "Auto is over: all its games are played.",
  win: "Auto stopped: a win.",
  feature: "Auto stopped: a feature.",
  stop: "Auto stopped.",
  credit: "Auto stopped: the credit does not pay the next game.",
};

const ending = (ends: Ending): string =>
  ends === "win" && game.value && isModest(scene.value, game.value)
    ? `Auto stopped: ${money(scene.value.won)} paid.`
    : ENDINGS[ends];

const AUTO_BUYS_NOTHING = "Auto buys no features: bet another way, or press Spin.";

export const autoMenu = signal(false);

/** Whether the player is asked to confirm that a feature is bought. */
export const buying = signal(false);

export async function pressSpin(): Promise<void> {
  if (!live.value.has("spin")) return;
  if (due.value && waiting.value === "gamble") await choose("collect");
  else if (price.value > credit.value) {
    notice.value = `The credit does not pay ${money(price.value)}. Lower the bet, or refill.`;
  } else if (wagered.value?.starts) buying.value = true;
  else await spin();
}

/** Buy what waits to be confirmed. */
export async function buy(): Promise<void> {
  if (!buying.value || !live.value.has("spin")) return;
  buying.value = false;
  await spin();
}

async function spin(): Promise<void> {
  const [mine, of] = [account.value, game.value];
  if (!mine || !of) return;
  clear();
  if (!wagered.value?.starts) spinAll();
  const { lines, lineBet } = selection.value;
  const before = round.value?.question ? round.value.id : null;
  await ask(() => api.play(mine.id, { game: of.key, lines, line_bet: lineBet, wager: wager.value }), begin);
  if (before !== null) await tellIfVoid(before, of.key).catch(() => undefined);
}

function clear(): void {
  pathways.value = null;
  notice.value = null;
  autoMenu.value = false;
}

/** Stop ends Auto, and brings what is being shown to its end at once where the profile has it so. */
export function stop(): void {
  auto.value = pressStop(auto.value);
  hurry();
}

export async function startAuto(games: number): Promise<void> {
  if (!live.value.has("auto")) return;
  autoMenu.value = false;
  if (wagered.value?.starts) {
    notice.value = AUTO_BUYS_NOTHING;
    return;
  }
  auto.value = pressAuto(games);
  for (;;) {
    await nextTurn();
    const more = price.value - cabinet.totalBet(selection.value);
    auto.value = nextGame(auto.value, selection.value, credit.value - more);
    if (!isOn(auto.value)) break;
    await spin();
    if (!isOn(auto.value)) break;
    await lookOn();
  }
  say(ending(auto.value.ends ?? "stop"));
}

/** Answer the question the round asks. */
export async function choose(option: string): Promise<void> {
  if (round.value?.question?.options.includes(option)) await answer({ chosen: option });
}

/** Let time answer, where the question says what that leads to. */
export async function lapse(): Promise<void> {
  if (round.value?.question?.lapse) await answer({ lapsed: true });
}

async function answer(answered: Answer): Promise<void> {
  const [mine, now] = [account.value, round.value];
  if (!mine || !now) return;
  const body = { question: now.questionNumber, answer: answered };
  await ask(
    () => api.answer(now.id, body),
    (view) => update(fromView(view), view.balance),
  );
  if (round.value?.question?.of !== "gamble") gambling.value = false;
}

export const collect = (): Promise<void> => (live.value.has("collect") ? choose("collect") : Promise.resolve());

export function openGamble(): void {
  if (live.value.has("gamble")) gambling.value = true;
}

let fading: ReturnType<typeof setTimeout> | undefined;

function select(next: cabinet.Selection, newest: number | null): void {
  selection.value = next;
  pathways.value = { lines: next.lines, newest };
  clearTimeout(fading);
  fading = setTimeout(() => (pathways.value = null), PATHWAYS_STAY);
}

export function pressLines(): void {
  if (!live.value.has("lines") || !offer.value) return;
  const next = cabinet.pressLines(selection.value, offer.value);
  select(next, next.lines.at(-1) ?? null);
}

/** Whether a press of a line's indicator would bet on more lines than may be. */
export function tooMany(line: number): boolean {
  const limit = offer.value?.lines ?? Infinity;
  const one = (game.value?.line_numbers.length ?? 0) > 0;
  const { lines } = selection.value;
  return one ? line > limit : !lines.includes(line) && lines.length >= limit;
}

const upTo = (line: number): cabinet.Selection => ({ ...selection.value, lines: cabinet.upTo(line) });

/** Switch a line; where only so many may be played, all up to it. */
export function pressLine(line: number): void {
  if (!live.value.has("lines") || tooMany(line)) return;
  const numbers = game.value?.line_numbers ?? [];
  const next = numbers.length > 0 ? upTo(line) : cabinet.pressLine(selection.value, line);
  select(next, next.lines.includes(line) ? line : null);
}

export function changeBet(change: typeof cabinet.raiseBet): void {
  if (live.value.has("bet") && betsOn.value) selection.value = change(selection.value, betsOn.value);
}

export function pressBetMax(): void {
  if (live.value.has("bet max") && offer.value) select(cabinet.betMax(offer.value), null);
}

/** Bet by a wager, or the plain game. */
export function chooseWager(name: string | null): void {
  if (live.value.has("bet")) wager.value = name;
}
