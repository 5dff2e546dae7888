// The shape of a handler: what the page does when it shows one event.

import type { EventName, EventOf, Game, Position } from "../api/types";
import type { Kept, Scene } from "./scene";

/** What moves on the stage before an event counts as shown. */
export interface Stage {
  /** Spin the reels, but for those that are held, by number, each on its stop. */
  spinReels(held?: Readonly<Record<number, Kept>>): void;
  stopReels(stops: readonly number[]): Promise<void>;
  /** Let symbols leave their places. */
  leave(positions: readonly Position[]): Promise<void>;
  /** Spin every cell that holds nothing. */
  spinCells(): Promise<void>;
}

export interface Handler<Name extends EventName> {
  /** Return the scene once the event is shown. */
  apply(scene: Scene, event: EventOf<Name>, game: Game): Scene;
  /** Return what the talkback pane says of it in the scene it led to; null where nothing. */
  say?(event: EventOf<Name>, game: Game, scene: Scene): string | null;
  /** Move what must come to rest before the event is shown in the scene it comes to. */
  enter?(stage: Stage, event: EventOf<Name>, scene: Scene, game: Game): Promise<void> | void;
  /** Whether a hurry ends at the event, so that nothing the player must see is hurried with it. */
  readonly fresh?: true;
  /** Whether the event spins the reels again, or puts another screen over them. */
  readonly takesAway?: true;
  /** How long the event stays before the next one, in milliseconds. */
  readonly hold: number;
}

export type Handlers<Names extends EventName = EventName> = { readonly [Name in Names]: Handler<Name> };
