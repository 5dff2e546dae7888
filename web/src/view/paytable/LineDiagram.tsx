// A line as a diagram, told from others by number, by marks, by dashes, and by colour.

import signs from "../../../../src/reelwright/artwork/lines.json";
import type { DrawnAs, Game, Said } from "../../api/types";
import { lineColour } from "../../art";

interface Props {
  readonly said: Said;
  readonly drawn: DrawnAs<"line">;
  readonly game: Game;
}

const CELL = 20;

export function LineDiagram({ said, drawn: { number, rows, heights }, game }: Props) {
  const tallest = Math.max(...heights);
  const top = (reel: number) => (tallest - (heights[reel] ?? 0)) / 2;
  const centres = rows.map((row, reel) => [(reel + 0.5) * CELL, (row + top(reel) + 0.5) * CELL] as const);
  const mark = signs.marks[(number - 1) % signs.marks.length] ?? "";
  const dashes = signs.dashes[Math.floor((number - 1) / signs.marks.length) % signs.dashes.length] ?? "none";
  return (
    <figure class="diagram" data-said={said.id}>
      <figcaption class="spoken">{said.words}</figcaption>
      <b aria-hidden="true">{number}</b>
      <svg viewBox={`-1 -1 ${rows.length * CELL + 2} ${tallest * CELL + 2}`} aria-hidden="true">
        {heights.flatMap((height, reel) =>
          Array.from({ length: height }, (_, row) => (
            <rect
              key={`${reel} ${row}`}
              x={reel * CELL + 1}
              y={(row + top(reel)) * CELL + 1}
              width={CELL - 2}
              height={CELL - 2}
              rx="3"
              class={rows[reel] === row ? "on" : "off"}
              fill={rows[reel] === row ? lineColour(number, game.lines.length) : "var(--paper-low)"}
            />
          )),
        )}
        <path class="way" d={`M${centres.map(([x, y]) => `${x} ${y}`).join("L")}`} stroke-dasharray={dashes} />
        <path
          class="sign"
          d={centres.map(([x, y]) => mark.replace("{x}", String(x)).replace("{y}", String(y))).join("")}
        />
      </svg>
    </figure>
  );
}
