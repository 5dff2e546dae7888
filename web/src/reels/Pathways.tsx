// Pathways of lines over the reels: of those just selected, and of those that won.

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
const apart = (line: number, count: number): number => ((line - 1) / Math.max(1, count - 1) - 0.5) * 4;

function Pathway({ line, strong }: { readonly line: number; readonly strong: boolean }) {
  const of = game.value;
  const rows = of?.lines[line - 1] ?? [];
  const count = of?.lines.length ?? 1;
  const shift = apart(line, count);
  const centres = rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5 + shift}`);
  const ends = [`0,${(rows[0] ?? 0) * 10 + 5 + shift}`, `${rows.length * 10},${(rows.at(-1) ?? 0) * 10 + 5 + shift}`];
  const points = [ends[0], ...centres, ends[1]].join(" ");
  return (
    <g class={strong ? "pathway strong" : "pathway"} data-line={line}>
      <polyline class="edge" points={points} />
      <polyline class="core" points={points} style={{ stroke: lineColour(line, count) }} />
    </g>
  );
}
