// How fast events are shown, by what is asked for and what the profile allows.

/** How many times faster fast play is. */
const FAST = 2;

interface Pace {
  readonly speed: number;
  /** How many times as long an outcome must stay at that speed. */
  readonly stay: number;
}

/** Return the pace: no faster than usual where `turbo` is not allowed, whoever asks. */
export function paceOf(asked: number, fast: boolean, turbo: boolean): Pace {
  const sound = asked >= 0.1 && asked <= 100 ? asked : 1;
  if (!turbo) return { speed: Math.min(sound, 1), stay: 1 };
  const times = fast ? FAST : 1;
  return { speed: sound * times, stay: times };
}
