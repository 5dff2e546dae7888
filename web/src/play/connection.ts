// What needs the server is done again and again until it answers; what else goes wrong is said.

import * as api from "../api/client";
import { linkLost } from "../state/store";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/** Say what went wrong as the player is told it. */
export const words = (trouble: unknown): string =>
  trouble instanceof Error ? trouble.message : "Something went wrong. Load the page again.";

/** Do what needs the server, again and again with longer waits, until it answers. */
export async function reconnected<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      const result = await work();
      linkLost.value = false;
      return result;
    } catch (trouble) {
      if (!(trouble instanceof api.Lost)) throw trouble;
      linkLost.value = true;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
