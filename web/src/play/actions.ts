// What each button does. Which of them is live is decided in the store, by the cabinet's rules.

import { signal } from "@preact/signals";
import * as api from "../api/client";
import type { Answer } from "../api/types";
import { isOn, nextGame, pressAuto, pressStop, type Ending } from "../cabinet/auto";
import * as cabinet from "../cabinet/selection";
import { money } from "../money";
import { spinAll } from "../reels/machine";
import { hurry, rest } from "../show/pace";
import { account, auto, credit, gambling, game, live, notice, pathways, round, say, selection } from "../state/store";
import { ask } from "./asking";
import { offerOf } from "./offer";
import { begin, update, fromView } from "./rounds";

const PATHWAYS_STAY = 3000;
/** Between two games of Auto, in milliseconds. */
const AUTO_GAP = 750;

const ENDINGS: Record<Ending, string> = {
  played: "Auto is over: all its games are played.",
  win: "Auto stopped: a win.",
  feature: "Auto stopped: a feature.",
  stop: "Auto stopped.",
  credit: "Auto stopped: the credit does not pay the next game.",
};

export const autoMenu = signal(false);

export async function pressSpin(): Promise<void> {
  if (!live.value.has("spin")) return;
  if (cabinet.canPay(selection.value, credit.value)) await spin();
  else notice.value = `The credit does not pay ${money(cabinet.totalBet(selection.value))}. Lower the bet, or refill.`;
}

async function spin(): Promise<void> {
  const [mine, of] = [account.value, game.value];
  if (!mine || !of) return;
  clear();
  spinAll();
  const { lines, lineBet } = selection.value;
  await ask(() => api.play(mine.id, { game: of.key, lines, line_bet: lineBet }), begin);
}

function clear(): void {
  pathways.value = null;
  notice.value = null;
  autoMenu.value = false;
}

/** Stop ends Auto, and brings what is being shown to its end at once. */
export function stop(): void {
  auto.value = pressStop(auto.value);
  hurry();
}

export async function startAuto(games: number): Promise<void> {
  if (!live.value.has("auto")) return;
  autoMenu.value = false;
  auto.value = pressAuto(games);
  for (;;) {
    auto.value = nextGame(auto.value, selection.value, credit.value);
    if (!isOn(auto.value)) break;
    await spin();
    if (!isOn(auto.value)) break;
    await rest(AUTO_GAP);
  }
  say(ENDINGS[auto.value.ends ?? "stop"]);
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
  const body = { account: mine.id, question: now.questionNumber, answer: answered };
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
  if (!live.value.has("lines") || !game.value) return;
  const next = cabinet.pressLines(selection.value, offerOf(game.value));
  select(next, next.lines.at(-1) ?? null);
}

const upTo = (line: number): cabinet.Selection => ({ ...selection.value, lines: cabinet.upTo(line) });

/** Switch a line; where only so many may be played, all up to it. */
export function pressLine(line: number): void {
  if (!live.value.has("lines")) return;
  const numbers = game.value?.line_numbers ?? [];
  const next = numbers.length > 0 ? upTo(line) : cabinet.pressLine(selection.value, line);
  select(next, next.lines.includes(line) ? line : null);
}

export function changeBet(change: typeof cabinet.raiseBet): void {
  if (live.value.has("bet") && game.value) selection.value = change(selection.value, offerOf(game.value));
}

export function pressBetMax(): void {
  if (live.value.has("bet max") && game.value) select(cabinet.betMax(offerOf(game.value)), null);
}
