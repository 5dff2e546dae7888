// Recall: a round of the past re-enacted from its answers. It moves no money and asks nothing.

import * as api from "../api/client";
import type { RoundLine } from "../api/types";
import { hurry, rest, unhurry } from "../show/pace";
import { EMPTY } from "../show/scene";
import { sceneAfter, set, showEvent } from "../show/showing";
import { account, game, gambling, notice, replay, round, shown } from "../state/store";
import { words } from "./connection";
import { fromRecall } from "./rounds";

const LAST_LOOK = 2500;
/** Aborted by a press of End replay. */
let ending = new AbortController();

/** Re-enact a round, then put back what was in sight before. */
export async function reenact(line: RoundLine): Promise<void> {
  const [mine, of] = [account.value, game.value];
  if (!mine || !of) return;
  try {
    const past = fromRecall(await api.recall(line.id));
    ending = new AbortController();
    replay.value = line;
    set({ ...EMPTY });
    for (const event of past.events) {
      if (ended()) break;
      gambling.value = event.event.startsWith("gamble ") && event.event !== "gamble offered";
      await showEvent(event, of, () => undefined);
    }
    if (!ended()) await rest(LAST_LOOK);
  } catch (trouble) {
    notice.value = words(trouble);
  } finally {
    end();
  }
}

const ended = (): boolean => ending.signal.aborted;

export function stopReplay(): void {
  ending.abort();
  hurry();
}

function end(): void {
  unhurry();
  gambling.value = false;
  replay.value = null;
  if (game.value && round.value) set(sceneAfter(round.value.events.slice(0, shown.value), game.value));
  else set({ ...EMPTY });
}
