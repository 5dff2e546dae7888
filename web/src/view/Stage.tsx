// The reels with the line indicators on both sides.

import type { Game } from "../api/types";
import { lineColour } from "../art";
import { pressLine, tooMany } from "../play/actions";
import { Pathways } from "../reels/Pathways";
import { HeldCells } from "../reels/HeldCells";
import { Reels } from "../reels/Reels";
import { isModest } from "../show/modest";
import { game, live, scene, selection } from "../state/store";
import { limitTexts } from "./limit-texts";

export function Stage({ hidden }: { readonly hidden: boolean }) {
  const of = game.value;
  const count = of?.lines.length ?? 0;
  const { free, reSpins, changed, hold } = scene.value;
  const held = reSpins?.over === false || hold;
  const runs = free?.over === false ? "free" : held ? "re-spins" : changed ? "changed" : "";
  const half = Math.ceil(count / 2);
  const lines = Array.from({ length: count }, (_, at) => at + 1);
  return (
    <section class={`stage ${runs}${of && isModest(scene.value, of) ? " modest" : ""}`} aria-label="Reels and lines" style={size(of, hidden)}>
      {count > 0 ? <Indicators lines={lines.slice(0, half)} side="left" /> : null}
      <div class="frame">
        <Reels hidden={hold !== null} />
        <HeldCells />
        <Pathways />
      </div>
      {count > 1 ? <Indicators lines={lines.slice(half)} side="right" /> : null}
    </section>
  );
}

const size = (of: Game | null, hidden: boolean) => ({
  visibility: hidden ? "hidden" : "visible",
  "--reels": of?.window.reels ?? 5,
  "--tallest": of?.window.rows ?? 3,
});

function Indicators({ lines, side }: { readonly lines: readonly number[]; readonly side: string }) {
  return (
    <div class={`indicators ${side}`} role="group" aria-label={`Lines ${lines[0] ?? 0} to ${lines.at(-1) ?? 0}`}>
      {lines.map((line) => (
        <Indicator key={line} line={line} />
      ))}
    </div>
  );
}

/** Whether a line may be the last of those played. */
function playable(line: number): boolean {
  const numbers = game.value?.line_numbers ?? [];
  return numbers.length === 0 || numbers.includes(line);
}

function Indicator({ line }: { readonly line: number }) {
  const lit = selection.value.lines.includes(line);
  const wins = scene.value.lineWins.some((win) => win.line === line);
  return (
    <button
      type="button"
      class={`indicator${lit ? " lit" : ""}${wins ? " wins" : ""}`}
      style={{ "--line": lineColour(line, game.value?.lines.length ?? 1) }}
      aria-pressed={lit}
      aria-label={`Line ${line}`}
      disabled={!live.value.has("lines") || !playable(line) || tooMany(line)}
      aria-describedby={tooMany(line) ? limitTexts.value : undefined}
      onClick={() => pressLine(line)}
    >
      {line}
    </button>
  );
}
