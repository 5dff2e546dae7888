// How wins are read, and the wins that are not a number of one symbol.

import type { Game } from "../../api/types";
import { symbolName, title } from "../../show/scene";

const READ: Record<Game["read"], string> = {
  "left to right": "in a row on a line that is on, from the left reel",
  "right to left": "in a row on a line that is on, from the right reel",
  "both ways": "in a row on a line that is on, from the left or the right reel",
  "adjacent anywhere": "side by side anywhere on a line that is on",
  "any position": "anywhere on a line that is on",
};

const ON_ONE_LINE: Record<Game["on_one_line"], string> = {
  "highest only": "Only the highest pay of a line counts; pays of several lines add up.",
  "all of different symbols": "On one line the highest pay of each symbol counts; all pays add up.",
  all: "All pays of a line count; all pays add up.",
};

export const HowItPays = ({ game }: { readonly game: Game }) =>
  game.lines.length === 0 ? (
    <p>
      Pays are multiples of the unit bet, for symbols on neighbouring reels from the left, wherever they stand there.
      Each way to take one of them on each reel pays; pays of several symbols add up.
    </p>
  ) : (
    <p>
      Pays are multiples of the line bet, for symbols {READ[game.read]}. {ON_ONE_LINE[game.on_one_line]}
    </p>
  );

/** Mixed wins and patterns, in multiples of the line bet. */
export function OtherWins({ game }: { readonly game: Game }) {
  const patterns = game.symbols.flatMap((symbol) =>
    Object.entries(symbol.patterns).map(([places, pay]) => ({ symbol, places, pay })),
  );
  if (game.mixed.length === 0 && patterns.length === 0) return null;
  const named = (keys: readonly string[], by: string): string =>
    keys.map((key) => (key === "any" ? "any" : symbolName(game, key))).join(by);
  return (
    <>
      <h3>Other wins on a line</h3>
      <ul>
        {game.mixed.map((mixed) => (
          <li key={mixed.name}>
            {title(mixed.name)}: {mixed.places.length > 0 ? named(mixed.places, " – ") : `any of ${named(mixed.of, ", ")}`}
            {Object.entries(mixed.pays).map(([count, pay]) => (
              <span key={count}>
                {"; "}
                <b>{count}</b>: {pay} × line bet
              </span>
            ))}
          </li>
        ))}
        {patterns.map(({ symbol, places, pay }) => (
          <li key={`${symbol.key} ${places}`}>
            {symbol.name} on {places.replaceAll("_", "–").split("").join(" ")}: {pay} × line bet
          </li>
        ))}
      </ul>
    </>
  );
}
