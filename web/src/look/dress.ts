// Puts a game's look on an element: all below it takes its colours from there.

import type { Look } from "./roles";

/** A look as the style of an element. */
export const styleOf = (look: Look): Record<string, string> =>
  Object.fromEntries(Object.entries(look).map(([role, colour]) => [`--${role}`, colour]));

/** Dress the whole page, with what stands behind it. */
export function dressPage(look: Look, scene: string): void {
  const { style } = document.documentElement;
  for (const [property, colour] of Object.entries(styleOf(look))) style.setProperty(property, colour);
  style.setProperty("--scene", `url("${scene}")`);
  document.querySelector("meta[name='theme-color']")?.setAttribute("content", look.backdrop ?? "");
}
