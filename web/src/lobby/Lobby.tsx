// The lobby: a card for every game on offer.

import { account } from "../state/store";
import { money } from "../money";
import { Card } from "./Card";
import { offered } from "./state";

export function Lobby() {
  const games = offered.value;
  return (
    <>
      <header class="top">
        <h1>Reelwright</h1>
        <p class="purse">
          <span class="label" id="credit-label">
            Credit
          </span>
          <output id="credit" aria-labelledby="credit-label" data-cents={account.value?.balance ?? 0}>
            {money(account.value?.balance ?? 0)}
          </output>
        </p>
      </header>
      <main class="lobby">
        <h2 class="choose">Choose a game</h2>
        <ul class="game-cards" aria-label="Games">
          {games.map((game) => (
            <Card key={game.key} game={game} />
          ))}
        </ul>
      </main>
    </>
  );
}
