// Hold and spin: each cell of the window by itself, held with what it is worth, or open.

import { symbolPicture } from "../art/symbols";
import type { Game, Position } from "../api/types";
import { samePlace } from "../show/holding";
import type { HeldCell, Hold } from "../show/scene";
import { BASES } from "../show/words";
import { game, scene } from "../state/store";
import { cellsSpin } from "./cells";

export function HeldCells() {
  const [of, { hold }] = [game.value, scene.value];
  if (!of || !hold) return null;
  const symbol = hold.symbol || (of.features.find(({ name }) => name === hold.feature)?.symbol ?? "");
  return (
    <div class="reels cells" role="img" aria-label={inWords(hold, of)}>
      {of.window.heights.map((rows, at) => (
        <div class="reel" key={at} style={{ "--rows": rows }}>
          {Array.from({ length: rows }, (_, row) => (
            <Cell key={row} held={heldOn(hold, [at + 1, row])} picture={symbol && symbolPicture(symbol, of)} />
          ))}
        </div>
      ))}
    </div>
  );
}

const heldOn = ({ held }: Hold, place: Position): HeldCell | undefined =>
  held.find(({ position }) => samePlace(position, place));

function Cell({ held, picture }: { readonly held: HeldCell | undefined; readonly picture: string }) {
  const face = picture === "" ? null : <img src={picture} alt="" draggable={false} />;
  if (!held) {
    return (
      <div class={`cell open${cellsSpin.value ? " spins" : ""}`}>
        <span class="run">
          {face}
          {face}
        </span>
      </div>
    );
  }
  return (
    <div class={`cell held-cell${held.newest ? " newest" : ""}`}>
      {face}
      <b class="worth">{held.value ?? "?"}</b>
    </div>
  );
}

function inWords(hold: Hold, of: Game): string {
  const reels = of.window.heights.map((rows, at) => {
    const cells = Array.from({ length: rows }, (_, row) => {
      const held = heldOn(hold, [at + 1, row]);
      return held ? `held${held.value === null ? "" : `, worth ${held.value}`}` : "open";
    });
    return `Reel ${at + 1}: ${cells.join("; ")}`;
  });
  return `Cells, worth in ${BASES[hold.prizesOn]}. ${reels.join(". ")}`;
}
