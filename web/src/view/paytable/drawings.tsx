// What is drawn and not only said; the words are read out in its place.

import type { DrawnAs, Game, Said } from "../../api/types";
import { Picture, Words } from "./Words";

interface Drawing<Kind extends "scale" | "places" | "window"> {
  readonly said: Said;
  readonly drawn: DrawnAs<Kind>;
  readonly game: Game;
}

export function Scale({ said, drawn, game }: Drawing<"scale">) {
  const multiplied = (column: number, columns: number) => (column >= columns - drawn.multiplied ? "multiplied" : "");
  return (
    <table class="scale" data-said={said.id}>
      <caption class="spoken">{said.words}</caption>
      {drawn.heads.length === 0 ? null : (
        <thead>
          <tr>
            <td />
            {drawn.heads.slice(1).map((head, at) => (
              <th key={at} scope="col" class={multiplied(at, drawn.heads.length - 1)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {drawn.rows.map((row) => (
          <tr key={row.count}>
            <th scope="row">
              {row.symbol === null ? null : <Picture symbol={row.symbol} game={game} named />}
              {row.count}
            </th>
            {row.prizes.map((prize, at) => (
              <td key={at} class={multiplied(at, row.prizes.length)}>
                {prize}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const Places = ({ said, drawn, game }: Drawing<"places">) => (
  <figure class="places" data-said={said.id}>
    <figcaption class="spoken">{said.words}</figcaption>
    {drawn.accepted.map((symbols, reel) => (
      <span key={reel} class={symbols.length === 0 ? "place any" : "place"} aria-hidden="true">
        {symbols.map((symbol) => (
          <Picture key={symbol} symbol={symbol} game={game} named />
        ))}
      </span>
    ))}
    <b aria-hidden="true">{drawn.prize}</b>
  </figure>
);

export function Sight({ said, drawn, game }: Drawing<"window">) {
  const wins = new Set(drawn.marked.map(([reel, row]) => `${reel} ${row}`));
  return (
    <figure class="sight" data-said={said.id}>
      <div class="reels-in-sight" aria-hidden="true">
        {drawn.reels.map((stops, reel) => (
          <span key={reel}>
            {stops.map((symbols, row) => (
              <span key={row} class={wins.has(`${reel} ${row}`) ? "place wins" : "place"}>
                {symbols.map((symbol) => (
                  <Picture key={symbol} symbol={symbol} game={game} named />
                ))}
              </span>
            ))}
          </span>
        ))}
      </div>
      <figcaption>
        <Words said={said} game={game} />
      </figcaption>
    </figure>
  );
}
