// How the game is played, in our own words; every figure comes from the game's data.

import type { Game } from "../../api/types";
import { money } from "../../money";
import { FeatureRules } from "./Features";

function costOf({ cost, cost_per_line: each, lines, line_numbers: numbers }: Game): string {
  if (cost !== null) return `A game costs ${cost} times the bet per ${lines.length > 0 ? "line" : "unit"}.`;
  const times = each > 1 ? ` times ${each}` : "";
  const choice = numbers.length > 0 ? numbers.join(", ") : `1 to ${lines.length}`;
  return `The total bet is the bet per line${times} times the number of lines that are on: ${choice}.`;
}

export function Rules({ game }: { readonly game: Game }) {
  const unit = game.lines.length > 0 ? "line" : "unit";
  return (
    <>
      {game.features.map((feature) => (
        <FeatureRules key={feature.name} feature={feature} />
      ))}
      <GambleRules game={game} />
      <h3>Betting</h3>
      <ul>
        <li>{costOf(game)}</li>
        <li>
          The bet per {unit} is one of {game.line_bets.map(money).join(", ")}. Bet Max takes{" "}
          {unit === "line" ? "every line and " : ""}the highest bet; it does not spin.
        </li>
        <li>Spin takes the total bet from the credit. Every prize is added to the credit when it is decided.</li>
        <li>
          Auto plays {game.auto_counts.join(", ")} games by itself. It ends at any win, at a feature, at Stop, or when the
          credit does not pay the next game.
        </li>
        <li>
          In one game {unit} wins are paid first, then the scatter prize, then free games, then the bonus; the gamble
          comes last.
        </li>
        <li>A game that is interrupted goes on where it stopped, with the same result.</li>
      </ul>
      <h3>Return to player</h3>
      <p>
        {game.rtp_percent === null
          ? "The return to player of this game is not counted."
          : `Over very many games the return to player is ${game.rtp_percent} of what is bet, whatever the bet and the lines.`}
      </p>
      <p class="malfunction">
        <b>Malfunction voids all pays and plays.</b>
      </p>
    </>
  );
}

type Gamble = NonNullable<Game["gamble"]>;

const paying = ({ choices }: Gamble): string =>
  choices
    .filter(({ name }) => !name.startsWith("half "))
    .map(({ name, pays }) => `${name} ×${pays}`)
    .join(", ");

/** What a win may be put on. */
const GAMBLES: Record<Gamble["on"], (gamble: Gamble) => string> = {
  "one card from a full deck": ({ colour_pays: colour, suit_pays: suit }) =>
    `one card from a full deck: on its colour for ×${colour}, on its suit for ×${suit}`,
  "higher or lower": (gamble) =>
    `one card from a full deck against a seven, which gives the stake back: ${paying(gamble)}`,
  "a die": (gamble) => `a die: ${paying(gamble)}`,
  "a wheel": (gamble) => `a wheel: ${paying(gamble)}`,
};

function GambleRules({ game }: { readonly game: Game }) {
  const { gamble } = game;
  if (!gamble) return null;
  const half = gamble.choices.some(({ name }) => name.startsWith("half "));
  return (
    <>
      <h3>Gamble</h3>
      <ul>
        <li>
          After any win the whole of it{half ? ", or half," : ""} may be put on {GAMBLES[gamble.on](gamble)}.
        </li>
        <li>A right choice multiplies {half ? "what is staked" : "the win"}; a wrong one loses it. Collect keeps it.</li>
        <li>A choice that could bring the win above {money(gamble.up_to)} is closed.</li>
        <li>
          {gamble.attempts === null ? "Within that limit you may gamble as often as you like." : `A win may be gambled ${gamble.attempts} times.`}
        </li>
        <li>Spin while a gamble is offered collects the win and starts the next game.</li>
      </ul>
    </>
  );
}
