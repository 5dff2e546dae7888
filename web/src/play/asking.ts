// Asks the server for something that moves money, and deals with every way it can go wrong.

import * as api from "../api/client";
import type { RoundView } from "../api/types";
import { pressStop } from "../cabinet/auto";
import { showRest } from "../show/showing";
import { placeAll } from "../reels/machine";
import { account, asking, auto, linkLost, notice, round, scene } from "../state/store";
import { adopt, readCarried, resync } from "./rounds";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

const ANOTHER_TAB =
  "Another tab or window of yours answered first. Nothing is lost: this is how the round stands now.";

/** Ask; `taken` takes the answer on. What the answer tells is then shown. */
export async function ask(request: () => Promise<RoundView>, taken: (view: RoundView) => void): Promise<void> {
  asking.value = true;
  try {
    taken(await request());
  } catch (trouble) {
    await mend(trouble);
  } finally {
    asking.value = false;
  }
  // what is carried is told by the events, too: an answer that does not come changes nothing in sight
  if (round.value?.question === null) readCarried().catch(() => undefined);
  await showRest();
}

async function mend(trouble: unknown): Promise<void> {
  auto.value = pressStop(auto.value);
  placeAll(scene.value.stops ?? []);
  if (trouble instanceof api.Refusal && trouble.round) {
    notice.value = ANOTHER_TAB;
    adopt(trouble.round);
    return;
  }
  if (!(trouble instanceof api.Lost)) notice.value = words(trouble);
  try {
    await reconnected(resync);
  } catch (more) {
    notice.value = words(more);
  }
}

/** Say what went wrong as the player is told it. */
export const words = (trouble: unknown): string =>
  trouble instanceof Error ? trouble.message : "Something went wrong. Load the page again.";

/** Do what needs the server, again and again with longer waits, until it answers. */
export async function reconnected<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      const result = await work();
      linkLost.value = false;
      return result;
    } catch (trouble) {
      if (!(trouble instanceof api.Lost)) throw trouble;
      linkLost.value = true;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Fill a demonstration account up again. */
export async function refill(): Promise<void> {
  if (!account.value) return;
  try {
    account.value = await api.refill(account.value.id);
  } catch (trouble) {
    await mend(trouble);
  }
}
