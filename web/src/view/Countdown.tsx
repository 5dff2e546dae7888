// The time a choice waits, where the game gives it one; at its end time answers.

import { useEffect, useState } from "preact/hooks";
import { lapse } from "../play/actions";
import { plural } from "../show/words";
import { round, waiting } from "../state/store";

export function Countdown() {
  const now = round.value;
  const seconds = waiting.value === null ? null : (now?.question?.seconds ?? null);
  if (!now || seconds === null) return null;
  return <Clock key={`${now.id} ${now.questionNumber}`} seconds={seconds} />;
}

function Clock({ seconds }: { readonly seconds: number }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) {
      void lapse();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <p class="countdown" role="timer">
      {plural(left, "second")} left, then chance picks.
    </p>
  );
}
