// A question without a screen of its own: its options as buttons, in words.

import { useEffect, useRef } from "preact/hooks";
import type { Question } from "../api/types";
import { choose } from "../play/actions";
import { seriesInWords } from "../show/offers";
import { title } from "../show/scene";
import { round, scene, waiting } from "../state/store";
import { Countdown } from "./Countdown";

export function ChoicePanel() {
  const panel = useRef<HTMLElement>(null);
  const { offers } = scene.value;
  const open = waiting.value === "offer" || waiting.value === "pick";
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLButtonElement>(".choice:enabled")?.focus();
  }, [open]);
  const name = offers ? title(offers.feature) : "Your choice";
  const options = round.value?.question?.options ?? [];
  return (
    <section class="panel" aria-label={name} ref={panel}>
      <h2>{name}</h2>
      <p>{offers ? "Choose one of these series." : "Choose one."}</p>
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

function labelOf(option: string, of: Question["of"] | undefined): string {
  const [games, multiplier = 1] = scene.value.offers?.offers[Number(option) - 1] ?? [];
  return of === "offer" && games !== undefined ? seriesInWords(games, multiplier) : title(option);
}
