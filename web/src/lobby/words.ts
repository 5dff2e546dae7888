// What a card says of its game.

import type { GameCard } from "../api/types";
import { money } from "../money";

/** Name what helps to choose a game, with what it is; what is not known is left out. */
export function factsOf(card: GameCard): readonly (readonly [string, string])[] {
  const ways: readonly [string, string] =
    card.ways === null ? ["Lines", String(card.lines)] : ["Ways", card.ways.toLocaleString("en-US")];
  const facts: (readonly [string, string])[] = [["Reels", String(card.reels)], ways, ["Total bet", bets(card)]];
  return card.rtp_percent === null ? facts : [["RTP", card.rtp_percent], ...facts];
}

const bets = ({ smallest_bet: least, largest_bet: most }: GameCard): string =>
  least === most ? money(least) : `${money(least)} to ${money(most)}`;

/** The features in a line, as a sentence begins. */
export function featuresOf({ features }: GameCard): string {
  const text = features.join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
