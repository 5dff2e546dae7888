// A game as its card shows it: a picture of its own symbols in its own colours, and what it offers.

import { useEffect, useState } from "preact/hooks";
import type { GameCard } from "../api/types";
import { fetchArt, gameLook } from "../art";
import { symbolPicture } from "../art/symbols";
import { styleOf } from "../look/dress";
import { reconnected } from "../play/connection";
import { addressOf } from "./address";
import { openRounds } from "./state";
import { factsOf, featuresOf } from "./words";

export function Card({ game }: { readonly game: GameCard }) {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => void reconnected(() => fetchArt(game.key)).then(() => setDrawn(true)), [game.key]);
  return (
    <li class="game-card" style={styleOf(gameLook(game.key))} data-game={game.key}>
      <h3>
        <a href={addressOf(game.key, location.search)}>{game.name}</a>
      </h3>
      <Faces game={game} drawn={drawn} />
      <div class="facts">
        <p class="features">{featuresOf(game)}</p>
        <dl>
          {factsOf(game).map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        {openRounds.value.has(game.key) ? <p class="open-round">Your round is open: it goes on here.</p> : null}
      </div>
    </li>
  );
}

/** Some of the game's symbols, as though in its window. */
function Faces({ game, drawn }: { readonly game: GameCard; readonly drawn: boolean }) {
  return (
    <div class="faces" aria-hidden="true">
      <div>
        {game.faces.map((key) => (
          <span key={key}>
            {drawn ? <img src={symbolPicture(key, game)} alt="" draggable={false} /> : null}
          </span>
        ))}
      </div>
    </div>
  );
}
