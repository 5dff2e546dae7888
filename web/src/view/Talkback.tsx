// The talkback pane: what happened and why, with the free-game counters on its two sides.

import { money } from "../money";
import { moving } from "../reels/machine";
import { title, type Hold, type Scene } from "../show/scene";
import { differs } from "../show/tokens";
import { BASES, reelsInWords, stakeInWords, unitOf } from "../show/words";
import { game, scene } from "../state/store";

const WELCOME: Record<string, string> = {
  cinderella: "Once upon a time … Choose your lines and your bet, then press Spin.",
};
const PLAIN_WELCOME = "Choose your bet, then press Spin.";

export function Talkback() {
  const { free, reSpins, hold, said } = scene.value;
  const left = hold?.left ?? reSpins?.left;
  const recent = said.length > 0 ? said.slice(-4) : [WELCOME[game.value?.key ?? ""] ?? PLAIN_WELCOME];
  return (
    <section class="talkback" aria-label="Talkback">
      <div class="counters">
        <Counter name="Free games left" value={free ? String(free.left) : null} id="free-left" />
        <Counter name="Re-spins left" value={left === undefined ? null : String(left)} id="re-spins-left" />
      </div>
      <div class="said">
        <p class="most">
          <Terms {...scene.value} /> <Falls />
        </p>
        <ol aria-live="polite" aria-relevant="additions">
          {recent.map((sentence, at) => (
            <li key={said.length - recent.length + at} class={at === recent.length - 1 ? "newest" : ""}>
              {sentence}
            </li>
          ))}
        </ol>
      </div>
      <div class="counters">
        <Counter name="Won in free games" value={free ? money(free.won) : null} id="free-won" />
        <Counter name="Won in re-spins" value={reSpins ? money(reSpins.won) : null} id="re-spins-won" />
        <Counter name="All that is held" value={hold ? worth(hold, scene.value) : null} id="held-value" />
      </div>
    </section>
  );
}

/** What all that is held comes to: "12 × $1.00". */
const worth = ({ value, prizesOn }: Hold, so: Scene): string => `${value} × ${money(unitOf(so, prizesOn))}`;

/** What is to know of the feature under way; outside one the limit of the gamble. */
function Terms({ free, heldReels, hold, led, staked }: Scene) {
  const most = game.value?.gamble?.up_to;
  const stake = free?.over === false ? free.stake : null;
  if (hold && hold.won > 0) return <Told name="Won here">Won here: {money(hold.won)}</Told>;
  if (hold) return <>{`Values in ${BASES[hold.prizesOn]}${fullWindow(hold)}`}</>;
  if (stake) return <Told name="Stake of the free games">Free games on {stakeInWords(stake)}</Told>;
  if (heldReels.length > 0) return <Told name="Reels held">Held: {reelsInWords(heldReels)}</Told>;
  if (led && staked && differs(led.stake, staked)) {
    return <Told name="Stake of the feature">{`${title(led.chosen ?? led.features[0] ?? "")} on ${stakeInWords(led.stake)}`}</Told>;
  }
  return <>{most === undefined ? "" : `Maximum gamble win ${money(most)}`}</>;
}

/** How often symbols have fallen, and what multiplies what they win now. */
function Falls() {
  const { fall } = scene.value;
  if (!fall || moving.value) return null;
  const wins = fall.factor > 1 ? `: wins × ${fall.factor}` : "";
  return (
    <output class="fall" aria-label="Fall" aria-live="off">
      {`Fall ${fall.falls}${wins}`}
    </output>
  );
}

const fullWindow = ({ fullWindow: prize }: Hold): string => (prize === null ? "" : `; a full window adds ${prize}`);

const Told = ({ name, children }: { readonly name: string; readonly children: preact.ComponentChildren }) => (
  <output aria-label={name} aria-live="off">
    {children}
  </output>
);

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
