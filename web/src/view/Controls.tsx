// The buttons of the cabinet.

import { lowerBet, raiseBet } from "../cabinet/selection";
import { money } from "../money";
import {
  autoMenu,
  changeBet,
  collect,
  openGamble,
  pressBetMax,
  pressLines,
  startAuto,
} from "../play/actions";
import { isOn } from "../cabinet/auto";
import { isModest } from "../show/modest";
import { auto, betsOn, game, gambling, live, profile, scene, selection, waiting } from "../state/store";
import type { Button } from "../cabinet/buttons";
import { FastPlay } from "./FastPlay";
import { paytableOpen } from "./PaytableDialog";
import { limitTexts } from "./limit-texts";
import { Spin } from "./Spin";

export function Controls() {
  const of = game.value;
  const autoplay = profile.value?.autoplay === true;
  return (
    <section class={autoplay ? "controls" : "controls by-hand"} aria-label="Buttons">
      <Bet />
      {of && of.lines.length > 0 && of.line_numbers.length !== 1 ? (
        <Press name="lines" class="lines" onPress={pressLines}>
          Lines <b>{selection.value.lines.length}</b>
        </Press>
      ) : null}
      <Press name="bet max" onPress={pressBetMax}>
        Bet Max
      </Press>
      <Spin />
      {autoplay ? <AutoButton /> : null}
      {of?.gamble ? (
        <>
          <Press name="gamble" class={blinks() ? "blinks" : ""} onPress={openGamble}>
            Gamble
          </Press>
          <Press name="collect" onPress={() => void collect()}>
            Collect
          </Press>
        </>
      ) : null}
      <Press name="paytable" class="quiet" onPress={() => (paytableOpen.value = true)}>
        Paytable
      </Press>
      <FastPlay />
    </section>
  );
}

/** Whether Gamble calls for attention: a win waits, and is one to celebrate. */
const blinks = (): boolean =>
  waiting.value === "gamble" && !gambling.value && game.value !== null && !isModest(scene.value, game.value);

interface PressProps {
  readonly name: Button;
  readonly class?: string;
  readonly onPress: () => void;
  readonly children: preact.ComponentChildren;
}

function Press({ name, class: kind = "", onPress, children }: PressProps) {
  return (
    <button type="button" class={`press ${kind}`} data-button={name} disabled={!live.value.has(name)} onClick={onPress}>
      {children}
    </button>
  );
}

function Bet() {
  const bets = betsOn.value?.lineBets ?? [];
  const { lineBet } = selection.value;
  const open = live.value.has("bet");
  const highest = lineBet === (bets.at(-1) ?? lineBet);
  const limited = highest && lineBet !== game.value?.line_bets.at(-1);
  return (
    <div class="bet" role="group" aria-label={game.value?.lines.length ? "Bet per line" : "Bet per unit"}>
      <button
        type="button"
        aria-label="Lower the bet"
        disabled={!open || lineBet === (bets[0] ?? lineBet)}
        onClick={() => changeBet(lowerBet)}
      >
        −
      </button>
      <span class="amount">
        <span class="label">Bet</span>
        <output id="line-bet">{money(lineBet)}</output>
      </span>
      <button
        type="button"
        aria-label="Raise the bet"
        disabled={!open || highest}
        aria-describedby={limited ? limitTexts.value : undefined}
        onClick={() => changeBet(raiseBet)}
      >
        +
      </button>
    </div>
  );
}

function AutoButton() {
  const on = isOn(auto.value);
  return (
    <div class="auto">
      <button
        type="button"
        class={`press${on ? " on" : ""}`}
        data-button="auto"
        aria-expanded={autoMenu.value}
        disabled={!live.value.has("auto")}
        onClick={() => (autoMenu.value = !autoMenu.value)}
      >
        {on ? `Auto ${auto.value.left}` : "Auto"}
      </button>
      {autoMenu.value && live.value.has("auto") ? (
        <div class="menu" role="group" aria-label="How many games">
          {game.value?.auto_counts.map((count) => (
            <button type="button" key={count} onClick={() => void startAuto(count)}>
              {count}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
