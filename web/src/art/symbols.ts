// Pictures of symbols: the game's own art, or a tile with the name for a symbol without any.

import look from "../../../src/reelwright/artwork/tiles.json";
import type { Game } from "../api/types";
import { symbolName, symbolsOf } from "../show/scene";
import { ownPicture } from ".";

/** What pictures are made from: a game, or its card in the lobby. */
export type Drawn = Pick<Game, "key"> & { readonly symbols: readonly { readonly key: string; readonly name: string }[] };

const tiles = new Map<string, string>();

/** Return the address of the picture of a stop; one that shows two symbols shows both. */
export function symbolPicture(stop: string, game: Drawn): string {
  const own = ownPicture(game.key, stop);
  if (own !== null) return own;
  const id = `${game.key} ${stop}`;
  const made = tiles.get(id) ?? `data:image/svg+xml,${encodeURIComponent(drawn(stop, game))}`;
  tiles.set(id, made);
  return made;
}

function drawn(stop: string, game: Drawn): string {
  const [first = "", second] = symbolsOf(stop);
  if (second !== undefined) return pair(symbolPicture(first, game), symbolPicture(second, game));
  const place = game.symbols.findIndex((symbol) => symbol.key === stop);
  return tile(symbolName(game, stop), place);
}

const SIDE = 200;
/** So much of a tile's width a line of text may take, and a letter of the size of the font. */
const [ROOM, LETTER] = [150, 0.62];
const [SMALLEST, LARGEST] = [15, 52];

/** Shapes go round, and colours are far apart for neighbours and never the same twice. */
function tile(name: string, place: number): string {
  const words = name.split(/[\s-]+/);
  const longest = Math.max(...words.map((word) => word.length));
  const size = Math.min(LARGEST, Math.max(SMALLEST, ROOM / (longest * LETTER)));
  const top = SIDE / 2 - ((words.length - 1) * size) / 2;
  const lines = words.map((word, at) => `<tspan x="100" y="${top + at * size}">${escaped(word)}</tspan>`);
  const colour = `oklch(${look.lightness} ${look.chroma} ${((place + 1) * look.turn) % 360})`;
  const shape = look.shapes[place % look.shapes.length] ?? "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">
    <path d="${shape}" fill="${colour}" stroke="${look.ink}" stroke-width="7"/>
    <path d="${shape}" fill="none" stroke="${look.paper}" stroke-width="3" opacity=".5"
      transform="translate(9 9) scale(.91)"/>
    <text font-family="sans-serif" font-weight="bold" font-size="${size}" fill="${look.paper}"
      text-anchor="middle" dominant-baseline="central">${lines.join("")}</text>
  </svg>`;
}

const pair = (first: string, second: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">
    <image href="${first}" x="4" y="4" width="96" height="96"/>
    <image href="${second}" x="100" y="100" width="96" height="96"/>
  </svg>`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
