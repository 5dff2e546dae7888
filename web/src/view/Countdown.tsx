// The time a choice waits, where the game gives it one; at its end time answers.

import { useEffect, useState } from "preact/hooks";
import { lapse } from "../play/actions";
import { plural } from "../show/words";
import { round, waiting } from "../state/store";

/** How often the time is looked up, in milliseconds. */
const TICK = 100;

export function Countdown() {
  const now = round.value;
  const seconds = waiting.value === null ? null : (now?.question?.seconds ?? null);
  if (!now || seconds === null) return null;
  return <Clock key={`${now.id} ${now.questionNumber}`} seconds={seconds} />;
}

/** Counts whole seconds down to a time that is set once, however late a tick may come. */
function Clock({ seconds }: { readonly seconds: number }) {
  const [end] = useState(() => performance.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const ticking = setInterval(() => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000))), TICK);
    return () => clearInterval(ticking);
  }, [end]);
  useEffect(() => {
    if (left === 0) void lapse();
  }, [left]);
  return (
    <p class="countdown" role="timer">
      {plural(left, "second")} left, then chance picks.
    </p>
  );
}
