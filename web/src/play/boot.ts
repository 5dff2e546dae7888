// The first moments: the game, the account, and the round that was left open.

import { signal } from "@preact/signals";
import * as api from "../api/client";
import type { Game } from "../api/types";
import { firstSelection } from "../cabinet/selection";
import { showRest } from "../show/showing";
import { askedAccount, rememberAccount, rememberedAccount } from "../state/memory";
import { account, game, linkLost, notice, replay, selection, waiting } from "../state/store";
import { reconnected, words } from "./asking";
import { offerOf } from "./offer";
import { resync } from "./rounds";

/** The game that is played where the address names none, if it is on offer. */
const FIRST = "cinderella";
const asked = new URLSearchParams(location.search).get("game");

export const ready = signal(false);

export async function boot(): Promise<void> {
  try {
    await reconnected(load);
  } catch (trouble) {
    notice.value = words(trouble);
    return;
  }
  ready.value = true;
  document.addEventListener("visibilitychange", refresh);
  await showRest();
}

async function load(): Promise<void> {
  const of = await theGame();
  document.title = of.name;
  selection.value = firstSelection(offerOf(of));
  account.value = await myAccount();
  game.value = of;
  await resync();
}

async function theGame(): Promise<Game> {
  try {
    return await api.getGame(asked ?? FIRST);
  } catch (trouble) {
    if (!(trouble instanceof api.Refusal) || asked !== null) throw trouble;
    const [first] = await api.listGames();
    if (!first) throw trouble;
    return api.getGame(first.key);
  }
}

async function myAccount() {
  const known = rememberedAccount();
  if (known !== null) {
    try {
      return await api.getAccount(known);
    } catch (trouble) {
      if (!(trouble instanceof api.Refusal) || askedAccount !== null) throw trouble;
    }
  }
  const opened = await api.openAccount();
  rememberAccount(opened.id);
  return opened;
}

/** Coming back to the tab: another one may have played on the same account. */
function refresh(): void {
  const idle = waiting.value !== null && !linkLost.value && replay.value === null;
  if (document.visibilityState === "visible" && idle) void reconnected(resync).then(showRest);
}
