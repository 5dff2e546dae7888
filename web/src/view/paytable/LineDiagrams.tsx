// A small diagram of each line: the row it takes on each reel.

import type { Game } from "../../api/types";
import { lineColour } from "../../art";

export function LineDiagrams({ game }: { readonly game: Game }) {
  return (
    <ol class="diagrams">
      {game.lines.map((rows, at) => (
        <li key={at}>
          <span aria-hidden="true">{at + 1}</span>
          <svg
            viewBox={`0 0 ${game.window.reels * 10} ${game.window.rows * 10}`}
            role="img"
            aria-label={`Line ${at + 1}: ${rows.map((row) => (game.window.rows === ROWS.length ? ROWS[row] : undefined) ?? `row ${row + 1}`).join(", ")}`}
          >
            {Array.from({ length: game.window.reels * game.window.rows }, (_, cell) => {
              const [reel, row] = [cell % game.window.reels, Math.floor(cell / game.window.reels)];
              const height = game.window.heights[reel] ?? 0;
              const on = rows[reel] === row;
              return row >= height ? null : (
                <rect
                  key={cell}
                  x={reel * 10 + 1}
                  y={(row + (game.window.rows - height) / 2) * 10 + 1}
                  width="8"
                  height="8"
                  rx="2"
                  fill={on ? lineColour(at + 1, game.lines.length) : "var(--parchment)"}
                  stroke="var(--ink)"
                  stroke-width={on ? 1.2 : 0.5}
                />
              );
            })}
          </svg>
        </li>
      ))}
    </ol>
  );
}

const ROWS = ["top", "middle", "bottom"];
