// A server that is asked too much, or too soon, says when to ask again: the same request then goes
// out once more, under the same key, so that it is done once.

import { signal } from "@preact/signals";

/** How long a wait must be to be told to the player, in milliseconds. */
const LONG = 1500;
/** What is waited where the server does not say how long. */
const UNSAID = 1000;

/** Whether a request waits for longer than a moment to be made again. */
export const putOff = signal(false);

/** Make a request, again after each wait that the server asks for. */
export async function patiently(request: Request): Promise<Response> {
  for (;;) {
    const response = await fetch(request.clone());
    if (response.status !== 429) return response;
    const wait = waitOf(response.headers.get("Retry-After"), await body(response));
    putOff.value = wait >= LONG;
    await new Promise((resolve) => setTimeout(resolve, wait));
    putOff.value = false;
  }
}

/** Return the milliseconds to wait: what the problem says, or the seconds of the header. */
export function waitOf(retryAfter: string | null, problem: unknown): number {
  const exact = typeof problem === "object" && problem !== null && "wait_ms" in problem ? problem.wait_ms : null;
  if (typeof exact === "number" && exact >= 0) return exact;
  const seconds = Number(retryAfter ?? NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : UNSAID;
}

const body = (response: Response): Promise<unknown> => response.json().catch(() => null) as Promise<unknown>;
