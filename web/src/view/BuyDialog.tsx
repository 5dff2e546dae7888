// Asks whether a feature is to be bought, and says what that costs.

import { computed } from "@preact/signals";
import { totalBet } from "../cabinet/selection";
import { money } from "../money";
import { buy, buying } from "../play/actions";
import { title } from "../show/scene";
import { price, selection, wagered } from "../state/store";
import { Dialog } from "./Dialog";

const feature = computed(() => title(wagered.value?.starts ?? ""));

export function BuyDialog() {
  return (
    <Dialog name={`Buy ${feature.value}?`} open={buying}>
      <p>
        {feature.value} starts at once, in place of a spin. It costs <b>{money(price.value)}</b>. Its prizes are paid on a
        total bet of {money(totalBet(selection.value))}, whatever it costs.
      </p>
      <p class="foot">
        <button type="button" class="press" onClick={() => (buying.value = false)}>
          Not now
        </button>
        <button type="button" class="press buy" onClick={() => void buy()}>
          Buy for {money(price.value)}
        </button>
      </p>
    </Dialog>
  );
}
