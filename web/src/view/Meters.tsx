// Credit, bet and win. While a round is in play the bet is the round's own.

import { money } from "../money";
import { refill } from "../play/asking";
import { title } from "../show/scene";
import { account, credit, game, largest, price, replay, scene, waiting, wager } from "../state/store";
import { LARGEST } from "./limit-texts";
import { PLAIN } from "./Wagers";

export function Meters() {
  const { staked, cost, won } = scene.value;
  const next = waiting.value === "spin" || !staked;
  const way = next ? (wager.value ?? "") : scene.value.wager;
  const empty = waiting.value === "spin" && replay.value === null && credit.value < price.value;
  return (
    <section class="meters" aria-label="Meters">
      <Meter name="Credit" cents={credit.value} id="credit">
        {empty && account.value?.kind === "demo" ? (
          <button type="button" class="refill" onClick={() => void refill()}>
            Refill
          </button>
        ) : null}
      </Meter>
      <Meter name="Bet" cents={next ? price.value : cost} id="bet">
        {game.value?.wagers.length ? <small class="way-on">{way === "" ? PLAIN : title(way)}</small> : null}
        {largest.value === null ? null : <small id={LARGEST}>at most {money(largest.value)}</small>}
      </Meter>
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
