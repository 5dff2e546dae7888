// Events of cascades: winning symbols leave their cells, and those above fall.

import type { EventOf, Position } from "../api/types";
import type { Handlers } from "./handler";
import type { Scene } from "./scene";
import { plural } from "./words";

export const cascades: Handlers<"fell"> = {
  fell: {
    takesAway: true,
    apply: (scene, event) => ({
      ...scene,
      window: event.window,
      landed: event.window,
      lineWins: [],
      lit: [],
      fall: { falls: event.falls, factor: event.factor, drops: dropsOf(scene, event) },
    }),
    say: ({ emptied, falls, factor }) => {
      const wins = factor > 1 ? ` Its wins are multiplied by ${factor}.` : "";
      return `${plural(emptied.length, "symbol")} ${emptied.length === 1 ? "leaves" : "leave"}, others fall: fall ${falls}.${wins}`;
    },
    enter: (stage, event) => stage.leave(event.emptied),
    hold: 700,
  },
};

/** Return for each place of the window how many rows its symbol fell. */
export function dropsOf({ landed }: Pick<Scene, "landed">, event: EventOf<"fell">): readonly (readonly number[])[] {
  return event.window.map((column, at) => {
    const left = (row: number): boolean => event.emptied.some(([reel, on]: Position) => reel === at + 1 && on === row);
    const stayed = (landed?.[at] ?? column).map((_, row) => row).filter((row) => !left(row));
    const fresh = column.length - stayed.length;
    return column.map((_, row) => (row < fresh ? fresh : row - (stayed[row - fresh] ?? row)));
  });
}
