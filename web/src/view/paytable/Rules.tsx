// How the game is played, in our own words; every figure comes from the game's data.

import type { Feature, Game } from "../../api/types";
import { money } from "../../money";
import { title } from "../../show/scene";

export function Rules({ game }: { readonly game: Game }) {
  return (
    <>
      {game.features.map((feature) => (
        <FeatureRules key={feature.name} feature={feature} />
      ))}
      <GambleRules game={game} />
      <h3>Betting</h3>
      <ul>
        <li>The total bet is the bet per line times the number of lines that are on: 1 to {game.lines.length}.</li>
        <li>
          The bet per line is one of {game.line_bets.map(money).join(", ")}. Bet Max takes every line and the highest bet;
          it does not spin.
        </li>
        <li>Spin takes the total bet from the credit. Every prize is added to the credit when it is decided.</li>
        <li>
          Auto plays {game.auto_counts.join(", ")} games by itself. It ends at any win, at a feature, at Stop, or when the
          credit does not pay the next game.
        </li>
        <li>
          In one game line wins are paid first, then the scatter prize, then free games, then the bonus; the gamble comes
          last.
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

function FeatureRules({ feature }: { readonly feature: Feature }) {
  return feature.kind === "free games" ? (
    <>
      <h3>{title(feature.name)}</h3>
      <ul>
        <li>They start and run by themselves, with the lines and the bet of the game that won them.</li>
        <li>The same scatters in a free game pay again and add their games to those left.</li>
        {feature.at_most_left === null ? null : (
          <li>No more than {feature.at_most_left} can be left at a time: what goes beyond is forfeited.</li>
        )}
        <li>All that is won in them is added to what the game won before.</li>
      </ul>
    </>
  ) : (
    <>
      <h3>The {title(feature.name)}</h3>
      <ul>
        {feature.stages.map((stage) => (
          <li key={stage.name}>
            {title(stage.name)}: pick {stage.pick} of {stage.pool.length}. Hidden are {stage.pool.join(", ")} line bets.
          </li>
        ))}
        <li>Every pick pays. What it hides is drawn after the pick, from the prizes still hidden.</li>
        <li>When several lines open it at once, it is played once and each prize is paid for each of those lines.</li>
        <li>A pick waits for you as long as you like.</li>
      </ul>
    </>
  );
}

function GambleRules({ game }: { readonly game: Game }) {
  const { gamble } = game;
  if (!gamble) return null;
  return (
    <>
      <h3>Gamble</h3>
      <ul>
        <li>
          After any win the whole of it may be put on one card from a full deck: on its colour for ×{gamble.colour_pays},
          on its suit for ×{gamble.suit_pays}.
        </li>
        <li>A right choice multiplies the win; a wrong one loses it. Collect keeps it.</li>
        <li>A choice that could bring the win above {money(gamble.up_to)} is closed.</li>
        <li>
          {gamble.attempts === null ? "Within that limit you may gamble as often as you like." : `A win may be gambled ${gamble.attempts} times.`}
        </li>
        <li>Spin while a gamble is offered collects the win and starts the next game.</li>
      </ul>
    </>
  );
}
