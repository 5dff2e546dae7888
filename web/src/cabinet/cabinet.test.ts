// The case table that the server's room `cabinet` wrote, run against the page's own functions.

import { expect, it } from "vitest";
import table from "../../../src/reelwright/cabinet/cases.json";
import { hear, nextGame, pressAuto, pressStop, type Auto } from "./auto";
import { liveButtons, type Waiting } from "./buttons";
import * as selecting from "./selection";

interface Before {
  readonly lines?: number[];
  readonly line_bet?: number;
  readonly offered?: number;
  readonly line_bets?: number[];
  readonly left?: number;
  readonly ends?: Auto["ends"];
  readonly waiting?: Waiting;
  readonly auto_on?: boolean;
}
interface Signal {
  readonly auto?: number;
  readonly next?: { lines: number[]; line_bet: number; credit: number };
  readonly event?: string;
  readonly won?: number;
}
interface Case {
  readonly function: string;
  readonly before: Before;
  readonly press: unknown;
  readonly after: unknown;
}

const selection = (before: Before): selecting.Selection => ({
  lines: before.lines ?? [1],
  lineBet: before.line_bet ?? 1,
});
const offer = (before: Before): selecting.Offer => ({
  lines: before.offered ?? 1,
  lineBets: before.line_bets ?? [1],
});
const lines = (chosen: selecting.Selection) => ({ lines: chosen.lines });
const bet = (chosen: selecting.Selection) => ({ line_bet: chosen.lineBet });

function signalled(auto: Auto, signal: Signal | "stop"): Auto {
  if (signal === "stop") return pressStop(auto);
  if (signal.auto !== undefined) return pressAuto(signal.auto);
  if (signal.next) return nextGame(auto, selection(signal.next), signal.next.credit);
  return hear(auto, signal.event ?? "", signal.won ?? 0);
}

const functions: Record<string, (before: Before, press: unknown) => unknown> = {
  first_selection: (b) => {
    const chosen = selecting.firstSelection(offer(b));
    return { ...lines(chosen), ...bet(chosen) };
  },
  press_lines: (b) => lines(selecting.pressLines(selection(b), offer(b))),
  press_line: (b, line) => lines(selecting.pressLine(selection(b), line as number)),
  raise_bet: (b) => bet(selecting.raiseBet(selection(b), offer(b))),
  lower_bet: (b) => bet(selecting.lowerBet(selection(b), offer(b))),
  bet_max: (b) => {
    const chosen = selecting.betMax(offer(b));
    return { ...lines(chosen), ...bet(chosen) };
  },
  can_pay: (b, press) => selecting.canPay(selection(b), (press as { credit: number }).credit),
  auto: (b, press) =>
    (press as (Signal | "stop")[]).reduce<Auto>(signalled, { left: b.left ?? 0, ends: b.ends ?? null }),
  live_buttons: (b) => liveButtons(b.waiting ?? null, b.auto_on ?? false),
};

it.each((table as Case[]).map((row, at) => [at, row.function, row] as const))("case %i: %s", (_, name, row) => {
  const run = functions[name];
  expect(run, `the page has no function for ${name}`).toBeDefined();
  expect(run?.(row.before, row.press)).toEqual(row.after);
});
