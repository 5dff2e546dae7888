// The ways to bet on a game: the plain one and each wager, with what a game then costs.

import type { Wager } from "../api/types";
import { priceOf } from "../cabinet/price";
import { money } from "../money";
import { chooseWager } from "../play/actions";
import { title } from "../show/scene";
import { changed, game, live, selection, wager } from "../state/store";

export const PLAIN = "Plain game";

export function Wagers() {
  const wagers = game.value?.wagers ?? [];
  if (wagers.length === 0) return null;
  const plainOnly = (changed.value?.left ?? 0) > 0;
  return (
    <fieldset class="wagers" disabled={!live.value.has("bet") || plainOnly}>
      <legend class="label">
        How to bet{plainOnly ? `: ${title(changed.value?.feature ?? "")} is played plain` : ""}
      </legend>
      <Way wager={null} />
      {wagers.map((one) => (
        <Way key={one.name} wager={one} />
      ))}
    </fieldset>
  );
}

function Way({ wager: way }: { readonly wager: Wager | null }) {
  const name = way?.name ?? null;
  const buys = way?.starts ?? null;
  const chosen = wager.value === name;
  return (
    <label class={chosen ? "way chosen" : "way"} data-wager={name ?? ""}>
      <input type="radio" name="wager" checked={chosen} onChange={() => chooseWager(name)} />
      <span>
        {buys === null ? "" : "Buy "}
        {name === null ? PLAIN : title(name)}
        {buys === null || name?.includes(buys) ? null : <small>starts {title(buys)}</small>}
      </span>
      <b>{money(priceOf(selection.value, way))}</b>
    </label>
  );
}
