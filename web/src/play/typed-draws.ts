// What is typed in a laboratory, read; and draws told in a line.

import type { Forced } from "../api/types";

/** Read numbers that are parted by spaces or commas, "?" where chance answers; null where it is none. */
export function readOutcomes(typed: string): (number | null)[] | null {
  const parts = typed.split(/[\s,]+/).filter(Boolean);
  const read = parts.map((part) => (part === "?" ? null : Number(part)));
  const good = read.every((one) => one === null || (Number.isInteger(one) && one >= 0));
  return read.length > 0 && good ? read : null;
}

/** Read an amount such as 1000 or 12.50 as cents; null where it is none. */
export function readCents(typed: string): number | null {
  const found = /^(\d{1,9})(?:\.(\d{2}))?$/.exec(typed.trim());
  return found ? Number(found[1]) * 100 + Number(found[2] ?? 0) : null;
}

/** Tell a draw in a line: what is drawn and its outcomes, "?" for chance. */
export const told = ({ of, outcomes }: Forced): string =>
  `${of}: ${outcomes.map((one) => one ?? "?").join(" ")}`;
