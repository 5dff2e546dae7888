// Pictures: our own, and those of the games that ship, fetched a game at a time. Both name their
// colours, which are those of the game's palette and of the look that it gives the page.

import { Lost } from "../api/client";
import { lookOf, type Look, type Palette } from "../look/roles";
import house from "./palette.json";

const ours: Record<string, string> = import.meta.glob("./*/*.svg", { query: "?raw", import: "default", eager: true });
const svgs = import.meta.glob<string>("../../../src/reelwright/games/*/art/*.svg", { query: "?raw", import: "default" });
const palettes = import.meta.glob<Palette>("../../../src/reelwright/games/*/art/palette.json", { import: "default" });

/** What is drawn of a game: pictures by what they show, in the colours of its palette. */
interface Art {
  readonly look: Look;
  readonly colours: Palette;
  readonly svgs: ReadonlyMap<string, string>;
}

const artOf = (palette: Palette, pictures: ReadonlyMap<string, string>): Art => {
  const look = lookOf(palette, house);
  return { look, colours: { ...house, ...palette, ...look }, svgs: pictures };
};
const HOUSE = artOf(house, new Map());
const arts = new Map<string, Art>();

/** The folder of a game by its key: a variant's key is its game's, a point, and its own name. */
const folderOf = (game: string): string => game.split(".")[0] ?? game;
const of = (game: string | null): Art => (game === null ? HOUSE : (arts.get(folderOf(game)) ?? HOUSE));

/** Fetch what is drawn of a game; raises `Lost`. A game that does not ship has nothing. */
export async function fetchArt(game: string): Promise<void> {
  const folder = folderOf(game);
  if (arts.has(folder)) return;
  const inFolder = (path: string): boolean => path.includes(`/games/${folder}/art/`);
  const palette = Object.keys(palettes).find(inFolder);
  const paths = Object.keys(svgs).filter(inFolder);
  try {
    const colours = (palette === undefined ? undefined : await palettes[palette]?.()) ?? house;
    const drawn = await Promise.all(paths.map(async (path) => [stem(path), (await svgs[path]?.()) ?? ""] as const));
    arts.set(folder, artOf(colours, new Map(drawn)));
  } catch {
    throw new Lost("no pictures from the server");
  }
}

const stem = (path: string): string => path.slice(path.lastIndexOf("/") + 1, -".svg".length);

/** The look of a game, or of the house. */
export const gameLook = (game: string | null): Look => of(game).look;

const coloured = (svg: string, colours: Palette): string =>
  svg.replace(/var\(--([a-z-]+)\)/g, (_, name: string) => colours[name] ?? "#000");

const made = new Map<string, string>();

function address(id: string, svg: string, colours: Palette): string {
  const known = made.get(id) ?? `data:image/svg+xml,${encodeURIComponent(coloured(svg, colours))}`;
  made.set(id, known);
  return known;
}

/** Return the address of a game's own picture of a stop; null where it has none. */
export function ownPicture(game: string, stop: string): string | null {
  const { svgs: drawn, colours } = of(game);
  const svg = drawn.get(stop);
  return svg === undefined ? null : address(`${folderOf(game)} ${stop}`, svg, colours);
}

/** Return the address of one of our pictures, in the colours of a game; null where there is none. */
function ourPicture(path: string, game: string | null): string | null {
  const svg = ours[`./${path}.svg`];
  return svg === undefined ? null : address(`${game ?? ""} ${path}`, svg, of(game).colours);
}

/** The lettering of a game's name, where there is one. */
export const logo = (game: string): string | null => ourPicture(`logos/${folderOf(game)}`, game);

/** What stands behind a game, or behind the lobby. */
export const scene = (game: string | null): string =>
  (game === null ? null : ourPicture(`scenes/${folderOf(game)}`, game)) ?? ourPicture("scenes/house", game) ?? "";

const THINGS: Readonly<Record<string, string>> = { "the ball": "invitation", "the slipper": "slipper-box" };

/** Return the picture of the things shown in a stage of a bonus. */
export const thingPicture = (stage: string, game: string): string =>
  ourPicture(`things/${THINGS[stage] ?? "box"}`, game) ?? "";

const FIRST_HUE = 22;
const LAST_HUE = 312;

/** The colour of a line's indicator and pathway: in sequence from red to violet. */
export function lineColour(line: number, of: number): string {
  const way = of > 1 ? (line - 1) / (of - 1) : 0;
  const hue = FIRST_HUE + way * (LAST_HUE - FIRST_HUE);
  const lightness = 0.68 + 0.13 * Math.max(0, 1 - Math.abs(hue - 100) / 75);
  return `oklch(${lightness.toFixed(3)} 0.19 ${hue.toFixed(1)})`;
}
