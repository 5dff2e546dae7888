// The reels: each strip is a column of pictures that the machine moves.

import { useLayoutEffect, useRef } from "preact/hooks";
import { symbolPicture } from "../art/symbols";
import type { Game, Position } from "../api/types";
import { stripsOf, symbolName, type Scene } from "../show/scene";
import { game, scene } from "../state/store";
import { leaving } from "./cells";
import { mount, moving } from "./machine";

export function Reels({ hidden }: { readonly hidden: boolean }) {
  const columns = useRef<(HTMLDivElement | null)[]>([]);
  const of = game.value;
  const strips = of ? stripsOf(of, scene.value) : [];
  useLayoutEffect(() => {
    const lengths = strips.map((strip) => strip.length);
    mount(lengths, scene.peek().stops ?? lengths.map(() => 0), (reel, at) => {
      const column = columns.current[reel];
      const cells = column?.childElementCount ?? 1;
      if (column) column.style.transform = `translateY(${-(at / cells) * 100}%)`;
    });
  }, [strips]);
  if (!of) return null;
  return (
    <div
      class={`reels${moving.value ? " moving" : ""}`}
      role="img"
      aria-label={inWords(scene.value, of)}
      style={{ visibility: hidden ? "hidden" : "inherit" }}
    >
      {strips.map((strip, reel) => {
        const rows = of.window.heights[reel] ?? of.window.rows;
        const cells = strip.length + rows + 1;
        const held = scene.value.heldReels.includes(reel + 1);
        return (
          <div class={held ? "reel held" : "reel"} key={reel} style={{ "--cells": cells, "--rows": rows }}>
            <div class="strip" ref={(column) => void (columns.current[reel] = column)}>
              {Array.from({ length: cells }, (_, at) => (
                <img key={at} src={symbolPicture(strip[at % strip.length] ?? "", of)} alt="" draggable={false} />
              ))}
            </div>
            {moving.value && !held ? null : <Told reel={reel} strip={strip} of={of} />}
            {held ? <span class="held-word">Held</span> : null}
            {moving.value ? null : <Marks reel={reel + 1} rows={rows} />}
          </div>
        );
      })}
    </div>
  );
}

interface ToldProps {
  readonly reel: number;
  readonly strip: readonly string[];
  readonly of: Game;
}

/** The symbols the round tells of, where the strips of today would show others at its stops. */
function Told({ reel, strip, of }: ToldProps) {
  const { stops, window, fall } = scene.value;
  const told = window?.[reel] ?? [];
  const stop = stops?.[reel] ?? 0;
  const gone = leaving.value.filter(([onReel]) => onReel === reel + 1).map(([, row]) => row);
  const same = told.every((symbol, row) => strip[(stop + row) % strip.length] === symbol);
  if (same && gone.length === 0) return null;
  return (
    <div class="told" key={fall?.falls ?? 0}>
      {told.map((symbol, row) => {
        const drop = fall?.drops[reel]?.[row] ?? 0;
        const kind = gone.includes(row) ? "leaves" : drop > 0 ? "drops" : "";
        return <img key={row} class={kind} style={{ "--drop": drop }} src={symbolPicture(symbol, of)} alt="" />;
      })}
    </div>
  );
}

/** What marks the positions of a reel that win or are illuminated. */
function Marks({ reel, rows }: { readonly reel: number; readonly rows: number }) {
  const { lit, lineWins } = scene.value;
  const last = lineWins.at(-1);
  const has = (positions: readonly Position[] | undefined, row: number): boolean =>
    positions?.some(([onReel, onRow]) => onReel === reel && onRow === row) ?? false;
  return (
    <>
      {Array.from({ length: rows }, (_, row) => {
        const kinds = [
          has(lit, row) ? "lit" : "",
          lineWins.some((win) => has(win.positions, row)) ? "wins" : "",
          has(last?.positions, row) ? "last" : "",
        ].filter(Boolean);
        return kinds.length > 0 ? <span key={row} class={`mark ${kinds.join(" ")}`} style={{ "--row": row }} /> : null;
      })}
    </>
  );
}

const NUMBERS: Record<number, string> = { 3: "Three", 4: "Four", 5: "Five", 6: "Six" };

function inWords(so: Scene, of: Game): string {
  if (!so.window) return `${NUMBERS[of.window.reels] ?? of.window.reels} reels, not spun yet`;
  return so.window
    .map((column, at) => `Reel ${at + 1}: ${column.map((key) => symbolName(of, key)).join(", ")}`)
    .join(". ");
}
