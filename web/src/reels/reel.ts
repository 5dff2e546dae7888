// One reel's movement, as numbers: where its strip stands at a time.
//
// `at` is the stop in the top row, counted along the strip; symbols move down, so it falls.

/** Stops a second at full speed. */
export const CRUISE = 46;
/** Stops over which a reel slows down to its rest. */
const BRAKE = 7;
/** Seconds in which a reel reaches full speed. */
const RISE = 0.22;

export interface Reel {
  readonly length: number;
  at: number;
  speed: number;
  /** The stop it is to rest on; null while it only spins. */
  target: number | null;
  /** Stops left to travel once it has a target. */
  left: number;
  still: boolean;
}

export const resting = (length: number, stop: number): Reel => ({
  length,
  at: stop,
  speed: 0,
  target: null,
  left: 0,
  still: true,
});

const loop = (at: number, length: number): number => ((at % length) + length) % length;

/** Set a reel spinning. */
export function spin(reel: Reel): void {
  reel.still = false;
  reel.target = null;
  reel.speed = 0;
}

/** Let a spinning reel come to rest on a stop, in strip order, after at least a braking way. */
export function landOn(reel: Reel, stop: number): void {
  reel.target = stop;
  reel.left = loop(reel.at - stop, reel.length);
  if (reel.left < BRAKE) reel.left += reel.length;
}

/** Put a reel on a stop without moving it there. */
export function place(reel: Reel, stop: number): void {
  Object.assign(reel, resting(reel.length, stop));
}

/** Move a reel on by so many seconds; `haste` multiplies its speed. */
export function advance(reel: Reel, seconds: number, haste: number): void {
  if (reel.still) return;
  reel.speed = Math.min(CRUISE, reel.speed + (CRUISE / RISE) * seconds);
  if (reel.target === null) {
    reel.at = loop(reel.at - reel.speed * haste * seconds, reel.length);
    return;
  }
  const braking = reel.left < BRAKE ? Math.max(0.12, Math.sqrt(reel.left / BRAKE)) : 1;
  const way = reel.speed * braking * haste * seconds;
  if (way >= reel.left) {
    place(reel, reel.target);
    return;
  }
  reel.left -= way;
  reel.at = loop(reel.at - way, reel.length);
}
