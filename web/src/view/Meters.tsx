// Credit, bet and win. While a round is in play the bet is the round's own.

import { totalBet } from "../cabinet/selection";
import { money } from "../money";
import { refill } from "../play/asking";
import { account, credit, replay, scene, selection, waiting } from "../state/store";

export function Meters() {
  const { stake, won } = scene.value;
  const bet = waiting.value === "spin" || !stake ? totalBet(selection.value) : stake.total;
  const empty = waiting.value === "spin" && replay.value === null && credit.value < totalBet(selection.value);
  return (
    <section class="meters" aria-label="Meters">
      <Meter name="Credit" cents={credit.value} id="credit">
        {empty && account.value?.kind === "demo" ? (
          <button type="button" class="refill" onClick={() => void refill()}>
            Refill
          </button>
        ) : null}
      </Meter>
      <Meter name="Bet" cents={bet} id="bet" />
      <Meter name="Win" cents={won} id="win" />
    </section>
  );
}

interface MeterProps {
  readonly name: string;
  readonly cents: number;
  readonly id: string;
  readonly children?: preact.ComponentChildren;
}

function Meter({ name, cents, id, children }: MeterProps) {
  return (
    <div class="meter">
      <span class="label" id={`${id}-label`}>
        {name}
      </span>
      <output id={id} aria-labelledby={`${id}-label`} aria-live="off" data-cents={cents}>
        {money(cents)}
      </output>
      {children}
    </div>
  );
}
