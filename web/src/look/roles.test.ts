// Text is read on its surface, whatever the palette is.

import { describe, expect, it } from "vitest";
import house from "../art/palette.json";
import { contrast, mixed, parsed, written, type Colour } from "./colour";
import { lookOf, READABLE, surfaces, type Look, type Palette } from "./roles";

const shipped: Record<string, Palette> = import.meta.glob("../../../src/reelwright/games/*/art/palette.json", {
  eager: true,
  import: "default",
});

/** Which text stands on which surfaces. */
const PAIRS: readonly (readonly [string, readonly string[]])[] = [
  ...surfaces.map((role) => [`on-${role}`, [role, `${role}-low`]] as const),
  ["on-paper", ["note"]],
  ["title", ["paper", "paper-low", "note"]],
  ["faded", ["paper", "paper-low", "note"]],
  ["meter-label", ["meter"]],
];

const of = (look: Look, role: string): Colour => {
  const colour = parsed(look[role] ?? "");
  if (!colour) throw new Error(`no colour ${role}`);
  return colour;
};

function expectReadable(look: Look): void {
  for (const [text, on] of PAIRS) {
    for (const surface of on) {
      const found = contrast(of(look, text), of(look, surface));
      expect(found, `${text} on ${surface}: ${JSON.stringify(look)}`).toBeGreaterThanOrEqual(READABLE);
    }
  }
}

/** Numbers from 0 to 1, always the same ones. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 48271) % 2147483647;
    yield state / 2147483647;
  }
}

describe("colours", () => {
  it("has the contrasts that WCAG defines", () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 6);
    expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.478, 3);
    expect(contrast([1, 2, 3], [1, 2, 3])).toBe(1);
  });
  it("reads and writes hexadecimal colours only", () => {
    expect(parsed("#fA3")).toEqual([255, 170, 51]);
    expect(written([255, 170, 51])).toBe("#ffaa33");
    for (const text of ["red", "#12", "url(x)", ""]) expect(parsed(text)).toBeNull();
    expect(mixed([0, 100, 200], [100, 100, 100], 0.5)).toEqual([50, 100, 150]);
  });
});

describe("looks", () => {
  it.each(Object.entries(shipped))("is readable for %s", (_, palette) => expectReadable(lookOf(palette, house)));

  it("is readable for a thousand palettes at random, each with some of the names", () => {
    const chance = numbers(7);
    const some = (below: number): number => Math.floor(chance.next().value * below);
    for (let palette = 0; palette < 1000; palette += 1) {
      const names = Object.keys(house).filter(() => some(4) > 0);
      const colours = names.map((name) => [name, written([some(256), some(256), some(256)])]);
      expectReadable(lookOf(Object.fromEntries(colours) as Palette, house));
    }
  });

  it("keeps a palette's own colours where they can be read", () => {
    const look = lookOf({ ink: "#102030", cream: "#ffffff", night: "#001122", wine: "#880022" }, house);
    expect(look).toMatchObject({ "on-paper": "#102030", paper: "#ffffff", backdrop: "#001122", title: "#880022" });
    expect(look["on-backdrop"]).toBe("#ffffff");
  });

  it("takes the next name, then the house's colour, for what a palette has not", () => {
    expect(lookOf({ amber: "#aa5500" }, house)["frame-low"]).toBe("#aa5500");
    expect(lookOf({ gold: "#cc9900" }, house)).toMatchObject({ frame: "#cc9900", shine: "#cc9900" });
    expect(lookOf({}, house)).toEqual(lookOf(house, house));
    expect(lookOf({ gold: "javascript:x" }, house)).toEqual(lookOf(house, house));
  });
});
