// The reels with the line indicators on both sides.

import { lineColour } from "../art";
import { pressLine } from "../play/actions";
import { Pathways } from "../reels/Pathways";
import { Reels } from "../reels/Reels";
import { game, live, scene, selection } from "../state/store";

export function Stage({ hidden }: { readonly hidden: boolean }) {
  const count = game.value?.lines.length ?? 0;
  const free = scene.value.free?.over === false;
  const half = Math.ceil(count / 2);
  const lines = Array.from({ length: count }, (_, at) => at + 1);
  return (
    <section class={free ? "stage free" : "stage"} aria-label="Reels and lines" style={{ visibility: hidden ? "hidden" : "visible" }}>
      <Indicators lines={lines.slice(0, half)} side="left" />
      <div class="frame">
        <Reels />
        <Pathways />
      </div>
      <Indicators lines={lines.slice(half)} side="right" />
    </section>
  );
}

function Indicators({ lines, side }: { readonly lines: readonly number[]; readonly side: string }) {
  return (
    <div class={`indicators ${side}`} role="group" aria-label={`Lines ${lines[0] ?? 0} to ${lines.at(-1) ?? 0}`}>
      {lines.map((line) => (
        <Indicator key={line} line={line} />
      ))}
    </div>
  );
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
      disabled={!live.value.has("lines")}
      onClick={() => pressLine(line)}
    >
      {line}
    </button>
  );
}
