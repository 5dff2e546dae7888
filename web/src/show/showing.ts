// Shows the events of a round one after the other, and keeps how far it came.

import { batch } from "@preact/signals";
import type { Event, Game } from "../api/types";
import { hear } from "../cabinet/auto";
import { leave, spinCells } from "../reels/cells";
import { placeAll, spinAll, stopAll } from "../reels/machine";
import { rememberShown } from "../state/memory";
import { account, auto, game, round, scene, showing, shown } from "../state/store";
import type { Stage } from "./handler";
import { follow, handlerOf } from "./handlers";
import { LEAST_LOOK, lookBefore, lookedAfter } from "./look";
import { rest, stay, unhurry } from "./pace";
import { EMPTY, type Scene } from "./scene";

/** How long the outcome in sight has been there. */
let looked = LEAST_LOOK;

export const stage: Stage = { spinReels: spinAll, stopReels: stopAll, leave, spinCells };

/** Return the scene that events lead to, shown at once. */
export const sceneAfter = (events: readonly Event[], of: Game): Scene =>
  events.reduce((so, event) => follow(so, event, of), EMPTY);

/** Put a scene on the page with its reels at rest. */
export function set(so: Scene): void {
  scene.value = so;
  if (so.stops) placeAll(so.stops);
}

/** Show one event on the page: movement first, then what it says. */
export async function showEvent(event: Event, of: Game, onShown: () => void): Promise<void> {
  const handler = handlerOf(event);
  await rest(lookBefore(looked, handler.takesAway === true, stay.value));
  if (handler.fresh) unhurry();
  await handler.enter?.(stage, event, scene.value, of);
  batch(() => {
    scene.value = follow(scene.value, event, of);
    onShown();
  });
  await rest(handler.hold);
  looked = lookedAfter(looked, event.event, handler.hold);
}

/** Leave the outcome in sight for as long as it must be before the next game takes it away. */
export const lookOn = (): Promise<void> => rest(lookBefore(looked, true, stay.value));

/** Show every event of the round that was not shown yet. */
export async function showRest(): Promise<void> {
  const of = game.value;
  if (showing.value || !of) return;
  showing.value = true;
  try {
    for (let event = next(); event; event = next()) {
      await showEvent(event, of, () => counted(event));
    }
  } finally {
    showing.value = false;
    unhurry();
  }
}

const next = (): Event | undefined => round.value?.events[shown.value];

function counted(event: Event | undefined): void {
  if (!event || !round.value || !account.value) return;
  shown.value += 1;
  auto.value = hear(auto.value, event.event, "won" in event ? event.won : 0);
  rememberShown(account.value.id, round.value, shown.value);
}
