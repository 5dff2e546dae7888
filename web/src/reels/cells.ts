// What moves in the window cell by cell: open cells that spin, symbols that leave.

import { signal } from "@preact/signals";
import type { Position } from "../api/types";
import { rest } from "../show/pace";

/** How long open cells spin, in milliseconds at the usual speed. */
const SPIN = 900;

/** How long symbols take to leave, in milliseconds at the usual speed. */
const LEAVE = 450;

/** Whether open cells spin. */
export const cellsSpin = signal(false);

/** Spin every open cell; resolves once all rest. */
export async function spinCells(): Promise<void> {
  cellsSpin.value = true;
  await rest(SPIN);
  cellsSpin.value = false;
}

/** The places that symbols are leaving. */
export const leaving = signal<readonly Position[]>([]);

/** Let symbols leave; resolves once they are gone. */
export async function leave(positions: readonly Position[]): Promise<void> {
  leaving.value = positions;
  await rest(LEAVE);
  leaving.value = [];
}
