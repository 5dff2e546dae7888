// The first moments: the games on offer, the account, then the lobby, or a game and the round that
// was left open in it.

import { signal } from "@preact/signals";
import * as api from "../api/client";
import { fetchArt, gameLook, scene } from "../art";
import { firstSelection } from "../cabinet/selection";
import { askedGame } from "../lobby/address";
import { lookAround, offered, place } from "../lobby/state";
import { dressPage } from "../look/dress";
import { showRest } from "../show/showing";
import { askedAccount, rememberAccount, rememberedAccount } from "../state/memory";
import { offerOf } from "../state/offer";
import { account, game, linkLost, notice, replay, selection, waiting } from "../state/store";
import { reconnected, words } from "./connection";
import { openLobby } from "./leaving";
import { keepToLimits } from "./limits";
import { resync } from "./rounds";
import { sitDown } from "./sitting";
import { keepToTurns } from "./turns";

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
  offered.value = await api.listGames();
  account.value = await myAccount();
  const asked = askedGame(location.search);
  const [only, another] = offered.value;
  if (offered.value.some(({ key }) => key === asked)) await enterGame(asked ?? "");
  else if (asked === null && only && !another) await enterGame(only.key);
  else {
    if (asked !== null) notice.value = `There is no game "${asked}" here. These are the games there are.`;
    await openLobby();
  }
}

async function enterGame(key: string): Promise<void> {
  const [of] = await Promise.all([api.getGame(key), fetchArt(key)]);
  dressPage(gameLook(key), scene(key));
  document.title = of.name;
  selection.value = firstSelection(offerOf(of));
  game.value = of;
  keepToLimits();
  await resync();
  keepToTurns();
  await sitDown();
  place.value = "game";
}

async function myAccount() {
  const known = rememberedAccount();
  if (known !== null) {
    try {
      await api.enter(known);
      return await api.getAccount(known);
    } catch (trouble) {
      if (!(trouble instanceof api.Refusal) || askedAccount !== null) throw trouble;
    }
  }
  const opened = await api.openAccount();
  await api.enter(opened.id);
  rememberAccount(opened.id);
  return opened;
}

/** Coming back to the tab: another one may have played on the same account. */
function refresh(): void {
  if (place.value === "lobby" && document.visibilityState === "visible") void reconnected(lookAround);
  const idle = waiting.value !== null && !linkLost.value && replay.value === null;
  if (document.visibilityState === "visible" && idle) void reconnected(resync).then(showRest);
}
