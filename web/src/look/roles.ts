// What the page takes from a game's palette: a colour for each role, and text that is read on it.
//
// A palette is colours by name, as it stands beside a game's pictures. A role takes the first of its
// names that the palette has, or else the house's own colour. What is written on a surface is never
// named: it is the first of a few colours that contrasts enough with all of the surface.

import { leastContrast, mixed, parsed, written, type Colour } from "./colour";

export type Palette = Readonly<Record<string, string>>;
/** Values of custom properties, by name without the dashes. */
export type Look = Readonly<Record<string, string>>;
type Names = readonly string[];

/** The least contrast of text with what it stands on: what WCAG AA asks. */
export const READABLE = 4.5;
const STEPS = 10;
const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];

/** Colours that carry no text: the names in a palette that they may come from, the best first. */
const PLAIN: Readonly<Record<string, Names>> = {
  outline: ["ink", "night"],
  frame: ["gold", "honey"],
  "frame-low": ["amber", "chestnut", "gold"],
  shine: ["honey", "gold"],
  free: ["lilac", "plum"],
  "free-low": ["plum", "wine"],
  won: ["gold", "honey"],
  latest: ["rose", "ember", "wine"],
  lit: ["pumpkin", "amber"],
  good: ["leaf", "moss", "teal"],
  bad: ["rose", "ember"],
};

/** Surfaces that text stands on, and what they become downwards where they are gradients. */
const SURFACES = {
  backdrop: [["night", "dusk", "ink"]],
  paper: [["cream", "parchment"], ["parchment", "cream"]],
  key: [["mist", "glass"], ["sky", "teal"]],
  spin: [["honey", "gold"], ["gold", "amber"]],
  stop: [["blush", "rose"], ["rose", "ember"]],
  quiet: [["lilac", "silver"]],
  label: [["honey", "gold"]],
  counter: [["pumpkin", "amber"]],
  warning: [["blush", "rose"]],
  meter: [["ink", "night"]],
} as const satisfies Readonly<Record<string, readonly [Names] | readonly [Names, Names]>>;

export const surfaces = Object.keys(SURFACES) as (keyof typeof SURFACES)[];

/** Return the look that a game's palette gives the page; `house` stands in for what it has not. */
export function lookOf(palette: Palette, house: Palette): Look {
  const named = (names: Names): Colour =>
    [palette, house].flatMap((of) => names.map((name) => parsed(of[name] ?? ""))).find((found) => found !== null) ?? WHITE;
  const inks = [named(["ink"]), named(["cream"]), BLACK, WHITE];
  const look: Record<string, string> = {};
  for (const [role, names] of Object.entries(PLAIN)) look[role] = written(named(names));
  for (const role of surfaces) {
    const [top, low = top] = SURFACES[role].map(named) as [Colour, Colour?];
    const surface = readable(top, low, inks);
    look[role] = written(top);
    look[`${role}-low`] = written(surface.low);
    look[`on-${role}`] = written(surface.text);
  }
  return { ...look, ...onPaper(look, named), ...onMeter(look, named) };
}

/** Draw the low end of a surface towards its top until one of these colours is read on all of it. */
function readable(top: Colour, low: Colour, inks: readonly Colour[]): { readonly low: Colour; readonly text: Colour } {
  for (let step = 0; step <= STEPS; step += 1) {
    const nearer = mixed(low, top, step / STEPS);
    const text = inks.find((ink) => leastContrast(ink, [top, nearer]) >= READABLE);
    if (text) return { low: nearer, text };
  }
  return { low: top, text: BLACK };
}

/** What else stands on paper: notes of another tint, titles, what was said before. */
function onPaper(look: Look, named: (names: Names) => Colour): Look {
  const [paper, low, text] = ["paper", "paper-low", "on-paper"].map((role) => parsed(look[role] ?? "") ?? WHITE) as [
    Colour,
    Colour,
    Colour,
  ];
  const note = towards(mixed(named(["lilac", "mist"]), paper, 0.5), paper, (tint) => leastContrast(text, [tint]));
  const onAll = (colour: Colour): string =>
    written(towards(colour, text, (moved) => leastContrast(moved, [paper, low, note])));
  return { note: written(note), title: onAll(named(["wine", "plum", "ember"])), faded: onAll(mixed(text, paper, 0.4)) };
}

/** The names of the meters, in a colour of their own as far as it is read. */
function onMeter(look: Look, named: (names: Names) => Colour): Look {
  const [meter, text] = [parsed(look.meter ?? "") ?? BLACK, parsed(look["on-meter"] ?? "") ?? WHITE];
  return { "meter-label": written(towards(named(["honey", "gold"]), text, (moved) => leastContrast(moved, [meter]))) };
}

/** Move a colour towards another until the contrast is enough, or it is that other. */
function towards(colour: Colour, other: Colour, contrastOf: (moved: Colour) => number): Colour {
  for (let step = 0; step < STEPS; step += 1) {
    const moved = mixed(colour, other, step / STEPS);
    if (contrastOf(moved) >= READABLE) return moved;
  }
  return other;
}
