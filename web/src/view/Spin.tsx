// The button that spins, or stops; one that is dead says why.

import { computed } from "@preact/signals";
import { money } from "../money";
import { pressSpin, stop } from "../play/actions";
import { barred, largest, live, profile, waiting } from "../state/store";
import { stops } from "./stops";

const WHY = "spin-why";

/** Why no game can begin; null where one can, or where the game in play is all there is to say. */
const why = computed<string | null>(() => {
  if (barred.value === "locked") return "The account is locked: nothing can be bet.";
  if (barred.value === "too dear") return `A game may cost ${money(largest.value ?? 0)} at most here.`;
  if (barred.value !== "too soon" || waiting.value === null) return null;
  return `Not yet: a game may begin ${seconds(profile.value?.minimum_round_ms ?? 0)} after the one before at the earliest.`;
});

const seconds = (milliseconds: number): string => (milliseconds === 1000 ? "1 second" : `${milliseconds / 1000} seconds`);

export function Spin() {
  const stopping = stops.value;
  const reason = stopping ? null : why.value;
  return (
    <>
      <button
        type="button"
        id="spin"
        class={`press spin${stopping ? " stops" : ""}`}
        aria-disabled={!stopping && !live.value.has("spin")}
        aria-describedby={reason === null ? undefined : WHY}
        title={reason ?? undefined}
        onClick={() => (stopping ? stop() : void pressSpin())}
      >
        {stopping ? "Stop" : "Spin"}
      </button>
      {reason === null ? null : (
        <span id={WHY} class="unseen">
          {reason}
        </span>
      )}
    </>
  );
}
