// Pathways of lines over the reels: of those just selected, and of those that won.

import type { Game } from "../api/types";
import { lineColour } from "../art";
import { game, pathways, scene } from "../state/store";
import { moving } from "./machine";

export function Pathways() {
  const of = game.value;
  if (!of || moving.value) return null;
  const chosen = pathways.value;
  const won = scene.value.lineWins.map((win) => win.line);
  const lines = chosen ? chosen.lines : won;
  const newest = chosen ? chosen.newest : (won.at(-1) ?? null);
  const { reels, rows } = of.window;
  return (
    <svg class="pathways" viewBox={`0 0 ${reels * 10} ${rows * 10}`} preserveAspectRatio="none" aria-hidden="true">
      {lines.map((line) => (
        <Pathway key={line} line={line} strong={line === newest} />
      ))}
      {newest !== null && lines.includes(newest) ? <Pathway line={newest} strong /> : null}
    </svg>
  );
}

/** Lines that share positions are drawn a little apart. */
const apart = (line: number, count: number): number => (count > 1 ? ((line - 1) / (count - 1) - 0.5) * 4 : 0);

/** Reels of different heights are centred on each other. */
const centreOf = ({ window }: Game, row: number, reel: number): number =>
  (row + (window.rows - (window.heights[reel] ?? window.rows)) / 2) * 10 + 5;

function Pathway({ line, strong }: { readonly line: number; readonly strong: boolean }) {
  const of = game.value;
  if (!of) return null;
  const count = of.lines.length;
  const shift = apart(line, count);
  const heights = (of.lines[line - 1] ?? []).map((row, reel) => centreOf(of, row, reel) + shift);
  const centres = heights.map((y, reel) => `${reel * 10 + 5},${y}`);
  const points = [`0,${heights[0] ?? 0}`, ...centres, `${heights.length * 10},${heights.at(-1) ?? 0}`].join(" ");
  return (
    <g class={strong ? "pathway strong" : "pathway"} data-line={line}>
      <polyline class="edge" points={points} />
      <polyline class="core" points={points} style={{ stroke: lineColour(line, count) }} />
    </g>
  );
}
