// The talkback pane: what happened and why, with the free-game counters on its two sides.

import { money } from "../money";
import type { FreeGames } from "../show/scene";
import { linesInWords } from "../show/words";
import { game, scene } from "../state/store";

const WELCOME: Record<string, string> = {
  cinderella: "Once upon a time … Choose your lines and your bet, then press Spin.",
};
const PLAIN_WELCOME = "Choose your bet, then press Spin.";

export function Talkback() {
  const { free, said } = scene.value;
  const recent = said.length > 0 ? said.slice(-4) : [WELCOME[game.value?.key ?? ""] ?? PLAIN_WELCOME];
  return (
    <section class="talkback" aria-label="Talkback">
      <Counter name="Free games left" value={free ? String(free.left) : null} id="free-left" />
      <div class="said">
        <p class="most">
          <Terms free={free} />
        </p>
        <ol aria-live="polite" aria-relevant="additions">
          {recent.map((sentence, at) => (
            <li key={said.length - recent.length + at} class={at === recent.length - 1 ? "newest" : ""}>
              {sentence}
            </li>
          ))}
        </ol>
      </div>
      <Counter name="Won in free games" value={free ? money(free.won) : null} id="free-won" />
    </section>
  );
}

/** What free games are played at; outside them the limit of the gamble. */
function Terms({ free }: { readonly free: FreeGames | null }) {
  const most = game.value?.gamble?.up_to;
  const stake = free?.over === false ? free.stake : null;
  if (!stake) return <>{most === undefined ? "" : `Maximum gamble win ${money(most)}`}</>;
  return (
    <output aria-label="Stake of the free games" aria-live="off">
      Free games on {linesInWords(stake.lines).toLowerCase()} at {money(stake.line_bet)}
    </output>
  );
}

function Counter({ name, value, id }: { readonly name: string; readonly value: string | null; readonly id: string }) {
  return (
    <div class={`counter${value === null ? " empty" : ""}`} id={id}>
      {value === null ? null : (
        <>
          <span class="label" id={`${id}-label`}>
            {name}
          </span>
          <output aria-labelledby={`${id}-label`} aria-live="off">
            {value}
          </output>
        </>
      )}
    </div>
  );
}
