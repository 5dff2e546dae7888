// What each symbol pays, in multiples of the line bet or, for a scatter, of the total bet.

import type { Game, GameSymbol } from "../../api/types";
import { symbolPicture } from "../../art";
import { title } from "../../show/scene";

export function Pays({ game }: { readonly game: Game }) {
  const counts = [...new Set(game.symbols.flatMap((symbol) => countsOf(symbol.pays)))].sort((a, b) => b - a);
  const paying = game.symbols.filter((symbol) => symbol.role === "line");
  return (
    <>
      <p>
        Pays are multiples of the line bet, for symbols in a row on a line that is on, from the left reel. Only the
        highest pay of a line counts; pays of several lines add up.
      </p>
      <ul class="pays">
        {paying.map((symbol) => (
          <li key={symbol.key}>
            <Figure symbol={symbol} />
            <table>
              <tbody>
                {counts.map((count) => (
                  <tr key={count}>
                    <th scope="row">{count}</th>
                    <td>{symbol.pays[String(count)] ?? "–"}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </li>
        ))}
      </ul>
      <ul class="pays special">
        {game.symbols.map((symbol) => (
          <Special key={symbol.key} symbol={symbol} game={game} />
        ))}
      </ul>
    </>
  );
}

const countsOf = (pays: Readonly<Record<string, unknown>>): number[] => Object.keys(pays).map(Number);

const Figure = ({ symbol }: { readonly symbol: GameSymbol }) => (
  <figure>
    <img src={symbolPicture(symbol.key)} alt="" width="84" height="84" />
    <figcaption>
      <b>{symbol.name}</b>
      <span class="icon-number">{symbol.icon === null ? "" : `icon ${symbol.icon}`}</span>
    </figcaption>
  </figure>
);

interface RuleProps {
  readonly symbol: GameSymbol;
  readonly game: Game;
}

function Special({ symbol, game }: RuleProps) {
  if (symbol.role === "line") return null;
  return (
    <li>
      <Figure symbol={symbol} />
      <div>
        {symbol.role === "scatter" ? <ScatterPays symbol={symbol} game={game} /> : null}
        {symbol.role === "substitute" ? <SubstituteRule symbol={symbol} game={game} /> : null}
        {symbol.role === "line and feature" ? <FeaturePays symbol={symbol} game={game} /> : null}
        {symbol.reels ? <p>Stands on reels {symbol.reels.join(", ")} only.</p> : null}
      </div>
    </li>
  );
}

function ScatterPays({ symbol, game }: RuleProps) {
  const feature = game.features.find((one) => one.symbol === symbol.key);
  return (
    <>
      <p>Scatter: pays anywhere in sight, in multiples of the total bet, and starts free games.</p>
      <ul>
        {countsOf(symbol.scatter_pays).map((count) => (
          <li key={count}>
            <b>{count}</b>: {symbol.scatter_pays[String(count)]} × total bet
            {feature?.kind === "free games" ? ` + ${feature.awards[String(count)] ?? 0} free games` : ""}
          </li>
        ))}
      </ul>
    </>
  );
}

function SubstituteRule({ symbol, game }: RuleProps) {
  const rule = game.substitutes.find((one) => one.symbol === symbol.key);
  const name = (key: string): string => game.symbols.find((one) => one.key === key)?.name ?? key;
  const multiplies = rule?.multiplies;
  return (
    <>
      <p>Wild: completes line wins of every symbol except {rule?.except.map(name).join(", ")}.</p>
      {multiplies ? (
        <p>
          A line win it completes pays ×{multiplies.by}, once however many stand in it
          {multiplies.except.length > 0 ? `; the win of ${multiplies.except.map(name).join(", ")} is not multiplied` : ""}.
        </p>
      ) : null}
    </>
  );
}

function FeaturePays({ symbol, game }: RuleProps) {
  const feature = game.features.find((one) => one.symbol === symbol.key);
  const helpers = game.substitutes.filter((rule) => rule.completes.includes(symbol.key));
  const name = (key: string): string => game.symbols.find((one) => one.key === key)?.name ?? key;
  const prize = `and opens The ${title(feature?.name ?? "")}`;
  return (
    <ul>
      {Object.entries(symbol.pays).map(([count, pay]) => (
        <li key={count}>
          <b>{count}</b> without {helpers.map((rule) => name(rule.symbol)).join(" or ")}: {pay} × line bet, {prize}.
        </li>
      ))}
      {helpers.flatMap((rule) =>
        Object.entries(symbol.pays).map(([count, pay]) => (
          <li key={`${rule.symbol} ${count}`}>
            <b>{count}</b> with {name(rule.symbol)}: {pay} × line bet as well, {prize}. {name(rule.symbol)} complete the
            win but do not double it.
          </li>
        )),
      )}
    </ul>
  );
}
