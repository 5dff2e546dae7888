// Words, with its picture by the name of each symbol.

import type { Game, Said } from "../../api/types";
import { symbolPicture } from "../../art/symbols";
import { symbolName } from "../../show/scene";

interface PictureProps {
  readonly symbol: string;
  readonly game: Game;
  /** Whether the name stands right by it, so that it need not be read out. */
  readonly named?: boolean;
}

export const Picture = ({ symbol, game, named = false }: PictureProps) => (
  <img class="picture" src={symbolPicture(symbol, game)} alt={named ? "" : symbolName(game, symbol)} />
);

export const Words = ({ said, game }: { readonly said: Said; readonly game: Game }) => (
  <>
    {said.pieces.map(({ text, symbol }, at) =>
      symbol === null ? (
        text
      ) : (
        <span key={at} class="named">
          <Picture symbol={symbol} game={game} named />
          {text}
        </span>
      ),
    )}
  </>
);
