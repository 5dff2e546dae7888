// A question without a screen of its own: its options as buttons, in words.

import { useEffect, useRef } from "preact/hooks";
import type { Question } from "../api/types";
import { choose } from "../play/actions";
import { seriesInWords } from "../show/offers";
import { title, type Scene } from "../show/scene";
import { differs } from "../show/tokens";
import { listed, stakeInWords } from "../show/words";
import { round, scene, waiting } from "../state/store";
import { Countdown } from "./Countdown";

export function ChoicePanel() {
  const panel = useRef<HTMLElement>(null);
  const { offers, led } = scene.value;
  const open = ["offer", "pick", "feature"].includes(waiting.value ?? "");
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLButtonElement>(".choice:enabled")?.focus();
  }, [open]);
  const name = offers ? title(offers.feature) : led ? title(led.tokens) : "Your choice";
  const options = open ? (round.value?.question?.options ?? []) : (led?.features ?? []);
  return (
    <section class="panel" aria-label={name} ref={panel}>
      <h2>{name}</h2>
      <p>{asked(scene.value)}</p>
      <div class="choices plain">
        {options.map((option) => (
          <button type="button" class="choice" key={option} disabled={!open} onClick={() => void choose(option)}>
            {labelOf(option, round.value?.question?.of)}
          </button>
        ))}
      </div>
      <Countdown />
    </section>
  );
}

function asked({ offers, led, staked }: Scene): string {
  if (offers) return "Choose one of these series.";
  if (!led) return "Choose one.";
  const stake = staked && differs(led.stake, staked) ? ` It is played on ${stakeInWords(led.stake)}.` : "";
  return `Your ${led.tokens} open one of these features: choose ${listed(led.features.map(title), "or")}.${stake}`;
}

function labelOf(option: string, of: Question["of"] | undefined): string {
  const [games, multiplier = 1] = scene.value.offers?.offers[Number(option) - 1] ?? [];
  return of === "offer" && games !== undefined ? seriesInWords(games, multiplier) : title(option);
}
