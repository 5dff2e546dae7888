// Asks the server for something that moves money, and deals with every way it can go wrong.

import * as api from "../api/client";
import type { RoundView } from "../api/types";
import { pressStop } from "../cabinet/auto";
import { showRest } from "../show/showing";
import { placeAll } from "../reels/machine";
import { account, asking, auto, notice, price, profile, round, scene } from "../state/store";
import { reconnected, words } from "./connection";
import { wordsOf } from "./refusals";
import { adopt, readCarried, resync } from "./rounds";
import { sitDownAnew } from "./sitting";

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
  if (!(trouble instanceof api.Lost)) notice.value = said(trouble);
  try {
    if (trouble instanceof api.Refusal && trouble.code === "session-too-long") await reconnected(beginAnew);
    await reconnected(resync);
  } catch (more) {
    notice.value = words(more);
  }
}

const said = (trouble: unknown): string | null =>
  trouble instanceof api.Refusal ? wordsOf(trouble, profile.value, price.value) : words(trouble);

/** A session that is over leads to a new one; the player, who is told so, begins the next game. */
async function beginAnew(): Promise<void> {
  if (!account.value) return;
  await api.enter(account.value.id);
  await sitDownAnew();
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
