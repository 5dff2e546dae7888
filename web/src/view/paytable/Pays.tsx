// What each symbol pays, in multiples of the line bet or, for a scatter, of the total bet.

import type { Game, GameSymbol } from "../../api/types";
import { symbolPicture } from "../../art/symbols";
import { symbolName, title } from "../../show/scene";
import { HowItPays, OtherWins } from "./Wins";

interface RuleProps {
  readonly symbol: GameSymbol;
  readonly game: Game;
}

export function Pays({ game }: { readonly game: Game }) {
  const counts = [...new Set(game.symbols.flatMap((symbol) => countsOf(symbol.pays)))].sort((a, b) => b - a);
  const paying = game.symbols.filter((symbol) => symbol.role !== "scatter" && countsOf(symbol.pays).length > 0);
  return (
    <>
      <HowItPays game={game} />
      <ul class="pays">
        {paying.filter(({ role }) => role !== "line and feature").map((symbol) => (
          <li key={symbol.key}>
            <Figure symbol={symbol} game={game} />
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
      <OtherWins game={game} />
    </>
  );
}

const countsOf = (pays: Readonly<Record<string, unknown>>): number[] => Object.keys(pays).map(Number);

const Figure = ({ symbol, game }: RuleProps) => (
  <figure>
    <img src={symbolPicture(symbol.key, game)} alt="" width="84" height="84" />
    <figcaption>
      <b>{symbol.name}</b>
      <span class="icon-number">{symbol.icon === null ? "" : `icon ${symbol.icon}`}</span>
    </figcaption>
  </figure>
);

function Special({ symbol, game }: RuleProps) {
  if (symbol.role === "line") return null;
  return (
    <li>
      <Figure symbol={symbol} game={game} />
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
      <p>
        Scatter: pays anywhere in sight, in multiples of the {symbol.scatter_on}
        {feature ? `, and starts ${feature.kind === "free games" ? "free games" : title(feature.name)}` : ""}.
      </p>
      <ul>
        {countsOf(symbol.scatter_pays).map((count) => (
          <li key={count}>
            <b>{count}</b>: {symbol.scatter_pays[String(count)]} × {symbol.scatter_on}
            {feature?.kind === "free games" && feature.awards[String(count)] !== undefined
              ? ` + ${feature.awards[String(count)] ?? 0} free games`
              : ""}
          </li>
        ))}
      </ul>
    </>
  );
}

function SubstituteRule({ symbol, game }: RuleProps) {
  const rule = game.substitutes.find((one) => one.symbol === symbol.key);
  const name = (key: string): string => symbolName(game, key);
  const multiplies = rule?.multiplies;
  const except = rule?.except.map(name).join(", ") ?? "";
  return (
    <>
      <p>
        Wild: completes {game.lines.length > 0 ? "line wins" : "wins"} of every symbol{except === "" ? "" : " except "}
        {except}.
      </p>
      {multiplies ? (
        <p>
          A line win it completes pays ×{multiplies.by}
          {multiplies.count === "once" ? ", once however many stand in it" : " for each that stands in it"}
          {multiplies.except.length > 0 ? `; the win of ${multiplies.except.map(name).join(", ")} is not multiplied` : ""}.
        </p>
      ) : null}
    </>
  );
}

function FeaturePays({ symbol, game }: RuleProps) {
  const feature = game.features.find((one) => one.symbol === symbol.key);
  const helpers = game.substitutes.filter((rule) => rule.completes.includes(symbol.key));
  const name = (key: string): string => symbolName(game, key);
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
