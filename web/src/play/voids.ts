// A round that was declared void: the player is told, and the page is ready for the next one.

import { batch } from "@preact/signals";
import * as api from "../api/client";
import type { RoundLine } from "../api/types";
import { money } from "../money";
import { set } from "../show/showing";
import { EMPTY } from "../show/scene";
import { forgetShown, rememberedShown } from "../state/memory";
import { account, gambling, notice, round, scene, shown } from "../state/store";

const OUT = "The last game is void: your bet is back, and the game does not count.";

/** Take a void round out of sight and say so, where this browser has shown it or `always`. */
export async function takeBack(line: RoundLine, always: boolean): Promise<void> {
  const mine = account.value;
  const inHand = round.value?.id === line.id;
  if (!mine || !(always || inHand || rememberedShown(mine.id, line.id) !== null)) return;
  const said = await voidWords(line, mine.balance);
  batch(() => {
    round.value = null;
    shown.value = 0;
    gambling.value = false;
    const { stops, window } = scene.value;
    set({ ...EMPTY, stops, window, said: [OUT] });
    notice.value = said;
  });
  forgetShown(mine.id);
}

/** Say it of the round before the one in hand, where that was declared void before it ended. */
export async function tellIfVoid(id: string, of: string): Promise<void> {
  const mine = account.value;
  if (!mine || round.value?.id === id) return;
  const line = (await api.listRounds(mine.id, of, FEW)).find((one) => one.id === id);
  if (line && line.void !== null) notice.value = await voidWords(line, account.value?.balance ?? 0);
}

const FEW = 5;

async function voidWords(line: RoundLine, balance: number): Promise<string> {
  const because = (await hasLapsed(line.id)) ? "Left open for too long" : "Malfunction";
  return `${because}: this game is void. Your bet of ${money(line.stake.total)} was returned, and what the game had paid was taken back. Your credit is ${money(balance)}.`;
}

/** Whether time made a round void; one that does not follow from its answers tells nothing. */
async function hasLapsed(id: string): Promise<boolean> {
  try {
    return (await api.recall(id)).lapsed === "void";
  } catch (trouble) {
    if (trouble instanceof api.Refusal) return false;
    throw trouble;
  }
}
