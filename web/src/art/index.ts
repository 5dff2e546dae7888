// Our own art, and that of the games that ship: one palette as data, and pictures that name its colours.

import palette from "../../../src/reelwright/games/cinderella/art/palette.json";

const GAMES = "../../../src/reelwright/games/";
const sources: Record<string, string> = import.meta.glob(["./**/*.svg", "../../../src/reelwright/games/*/art/*.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const sourceOf = (path: string): string | undefined => sources[`./${path}.svg`] ?? sources[`${GAMES}${path}.svg`];

type Colour = keyof typeof palette;

const coloured = (svg: string): string =>
  svg.replace(/var\(--([a-z]+)\)/g, (_, name: string) => palette[name as Colour]);

const pictures = new Map<string, string>();

/** Return the address of a picture by its path without ending: "scene", or "cinderella/art/clock" of a game. */
export function picture(path: string): string {
  const known = pictures.get(path);
  if (known !== undefined) return known;
  const svg = coloured(sourceOf(path) ?? "");
  const made = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  pictures.set(path, made);
  return made;
}

export const hasPicture = (path: string): boolean => sourceOf(path) !== undefined;

const THINGS: Record<string, string> = { "the ball": "invitation", "the slipper": "slipper-box" };

/** Return the picture of the things shown in a stage of a bonus. */
export const thingPicture = (stage: string): string => picture(`things/${THINGS[stage] ?? "slipper-box"}`);

/** Make the palette known to the style sheets. */
export function applyPalette(): void {
  for (const [name, colour] of Object.entries(palette)) {
    document.documentElement.style.setProperty(`--${name}`, colour);
  }
  document.documentElement.style.setProperty("--scene", `url("${picture("scene")}")`);
}

const FIRST_HUE = 22;
const LAST_HUE = 312;

/** The colour of a line's indicator and pathway: in sequence from red to violet. */
export function lineColour(line: number, of: number): string {
  const way = of > 1 ? (line - 1) / (of - 1) : 0;
  const hue = FIRST_HUE + way * (LAST_HUE - FIRST_HUE);
  const lightness = 0.68 + 0.13 * Math.max(0, 1 - Math.abs(hue - 100) / 75);
  return `oklch(${lightness.toFixed(3)} 0.19 ${hue.toFixed(1)})`;
}
