// Events that change what stands in the window, and wins by ways.

import type { Handlers } from "./handler";
import { symbolName, withPrize } from "./scene";
import { plural, waysSentence } from "./words";

export const windows: Handlers<"strips drawn" | "mystery revealed" | "expanded" | "ways won"> = {
  "strips drawn": {
    apply: (scene, event) => ({ ...scene, phase: event.phase, strips: event.strips }),
    say: (event) => `The reels spin with the strips "${event.strips}".`,
    hold: 0,
  },
  "mystery revealed": {
    apply: (scene, event) => ({ ...scene, window: event.window, landed: event.window, lit: event.positions }),
    say: (event, game) => {
      const names = [...new Set(event.becomes)].map((key) => symbolName(game, key));
      return `${symbolName(game, event.symbol)} becomes ${names.join(" and ")}.`;
    },
    hold: 1000,
  },
  expanded: {
    apply: (scene, event) => ({ ...scene, window: event.window, lit: [] }),
    say: (event) => {
      const reels = plural(event.reels.length, "reel").replace(/^\d+ /, "");
      return `A substitute fills ${reels} ${event.reels.join(" and ")}.`;
    },
    hold: 1000,
  },
  "ways won": {
    apply: (scene, event) => ({ ...withPrize(scene, event.amount, event.won), lit: event.positions }),
    say: waysSentence,
    hold: 1000,
  },
};
