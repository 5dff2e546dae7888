// Which buttons are live: the same function as the server's room `cabinet`, proved by its table.

export type Button = "bet" | "lines" | "bet max" | "spin" | "stop" | "auto" | "gamble" | "collect" | "paytable";
export type Waiting = "spin" | "gamble" | "pick" | "offer" | "feature" | null;

const SELECT: readonly Button[] = ["bet", "lines", "bet max", "spin", "auto"];

export function liveButtons(waiting: Waiting, autoOn: boolean): readonly Button[] {
  if (waiting === "gamble") return [...SELECT, "gamble", "collect", "paytable"];
  if (waiting === "pick" || waiting === "offer" || waiting === "feature") return ["paytable"];
  if (autoOn) return ["stop", "paytable"];
  return waiting === "spin" ? [...SELECT, "paytable"] : ["paytable"];
}
