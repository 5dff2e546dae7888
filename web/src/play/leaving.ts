// To the lobby, from the first page or from a game.

import { gameLook, scene } from "../art";
import { addressOf } from "../lobby/address";
import { lookAround, place } from "../lobby/state";
import { dressPage } from "../look/dress";
import { game, notice, round, shown } from "../state/store";
import { reconnected } from "./connection";
import { goOn } from "./sitting";

/** Open the lobby. */
export async function openLobby(): Promise<void> {
  document.title = "Reelwright: choose a game";
  place.value = "lobby";
  await lookAround();
}

/** Leave a game between two rounds; the lobby is there even where it has one game. */
export async function leaveGame(): Promise<void> {
  goOn();
  [game.value, round.value, shown.value, notice.value] = [null, null, 0, null];
  history.replaceState(null, "", addressOf(null, location.search));
  dressPage(gameLook(null), scene(null));
  await reconnected(openLobby);
}
