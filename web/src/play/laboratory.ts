// A laboratory's test account: what is chosen to be dealt next, and its credit.

import { signal } from "@preact/signals";
import * as api from "../api/client";
import type { Forced } from "../api/types";
import { account, notice } from "../state/store";
import { words } from "./connection";

/** Whether this visit may choose what is dealt: its address says so, and the server checks it. */
export const inLaboratory = new URLSearchParams(location.search).has("laboratory");

/** What was chosen and is still to be dealt, the next first. */
export const chosen = signal<readonly Forced[]>([]);

export const reload = (): Promise<void> =>
  done(async (mine) => {
    chosen.value = await api.readForced(mine);
  });

/** Deal these next, in place of all that was chosen before. */
export const choose = (draws: readonly Forced[]): Promise<void> =>
  done(async (mine) => {
    chosen.value = await api.force(mine, draws);
  });

export const setCredit = (cents: number): Promise<void> =>
  done(async (mine) => {
    account.value = await api.setCredit(mine, cents);
  });

async function done(work: (mine: string) => Promise<void>): Promise<void> {
  if (!account.value) return;
  try {
    await work(account.value.id);
  } catch (trouble) {
    notice.value = words(trouble);
  }
}
