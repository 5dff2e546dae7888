// Colours as numbers: how light they are, how well one is read on another, what they mix to.

/** Red, green and blue, each from 0 to 255. */
export type Colour = readonly [number, number, number];

/** Read "#abc" or "#aabbcc"; null for anything else. */
export function parsed(text: string): Colour | null {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return null;
  const long = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
  return [red, green, blue];
}

export const written = (colour: Colour): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** The relative luminance of WCAG: 0 for black, 1 for white. */
export function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => linear(Math.round(part) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG: 1 for equal colours, 21 for black on white. */
export function contrast(one: Colour, other: Colour): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Mix a colour into another: 0 leaves it, 1 is the other. */
export const mixed = (colour: Colour, into: Colour, part: number): Colour =>
  colour.map((own, at) => own + ((into[at] ?? 0) - own) * part) as unknown as Colour;

/** The least contrast of a colour with any of several. */
export const leastContrast = (colour: Colour, on: readonly Colour[]): number =>
  Math.min(...on.map((one) => contrast(colour, one)));
