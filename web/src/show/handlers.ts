// The map from events to handlers: exactly one handler for each event of the API's union.

import type { Event, EventName, Game } from "../api/types";
import { boards } from "./boards";
import { cascades } from "./cascades";
import { changedGames } from "./changed-games";
import { freeGames } from "./free-games";
import { gamble } from "./gamble";
import type { Handler, Handlers } from "./handler";
import { holding } from "./holding";
import { offers } from "./offers";
import { picks } from "./picks";
import { reSpins } from "./re-spins";
import type { Scene } from "./scene";
import { spins } from "./spins";
import { tokens } from "./tokens";
import { windows } from "./windows";

export const handlers: Handlers = {
  ...spins,
  ...windows,
  ...cascades,
  ...freeGames,
  ...reSpins,
  ...offers,
  ...picks,
  ...boards,
  ...holding,
  ...tokens,
  ...changedGames,
  ...gamble,
};

/** How many sentences the talkback pane keeps. */
const SENTENCES = 40;

export const handlerOf = (event: Event): Handler<EventName> =>
  handlers[event.event] as unknown as Handler<EventName>;

/** Return the scene once an event is shown, and what is said of it. */
export function follow(scene: Scene, event: Event, game: Game): Scene {
  const handler = handlerOf(event);
  const next = handler.apply(scene, event, game);
  const sentence = handler.say?.(event, game, next);
  return sentence ? { ...next, said: [...next.said, sentence].slice(-SENTENCES) } : next;
}
