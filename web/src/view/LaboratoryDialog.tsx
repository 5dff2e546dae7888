// A laboratory's panel: choose the stop of any reel and every other draw, and set the credit.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Forced, Game } from "../api/types";
import { money } from "../money";
import { choose, chosen, reload, setCredit } from "../play/laboratory";
import { readCents, readOutcomes, told } from "../play/typed-draws";
import { account, game } from "../state/store";
import { Dialog } from "./Dialog";

type Drawn = Forced["of"];

const OTHER: readonly Drawn[] = [
  "card",
  "pick",
  "prize",
  "multiplier",
  "segment",
  "die",
  "cell",
  "value",
  "landing",
  "mystery",
  "strips",
];
const BY_CHANCE = "";

export const laboratoryOpen = signal(false);
const strips = signal("");
const stops = signal<readonly string[]>([]);

export function LaboratoryDialog() {
  const of = game.value;
  useEffect(() => {
    if (laboratoryOpen.value) void reload();
  }, [laboratoryOpen.value]);
  if (!of) return null;
  return (
    <Dialog name="Laboratory" open={laboratoryOpen}>
      <p>What is chosen here is dealt next, each when it is asked for; chance answers the rest. This is a test account.</p>
      <Stops of={of} />
      <OtherDraws />
      <Chosen />
      <Credit />
    </Dialog>
  );
}

function Stops({ of }: { readonly of: Game }) {
  const name = strips.value in of.strips ? strips.value : of.paid_strips;
  const reels = of.strips[name] ?? [];
  const naming = new Map(of.symbols.map((symbol) => [symbol.key, symbol.name]));
  const typed = reels.map((_, reel) => stops.value[reel] ?? BY_CHANCE);
  const add = (): void => {
    const outcomes = typed.map((stop) => (stop === BY_CHANCE ? null : Number(stop)));
    void choose([...chosen.value, { of: "stops", outcomes }]);
  };
  return (
    <section class="laboratory">
      <h3>Stops</h3>
      <label>
        Strips{" "}
        <select value={name} onChange={(event) => ((strips.value = event.currentTarget.value), (stops.value = []))}>
          {Object.keys(of.strips).map((key) => (
            <option key={key}>{key}</option>
          ))}
        </select>
      </label>
      {reels.map((strip, reel) => (
        <label key={reel}>
          Reel {reel + 1}{" "}
          <select
            value={typed[reel]}
            onChange={(event) => (stops.value = typed.map((one, at) => (at === reel ? event.currentTarget.value : one)))}
          >
            <option value={BY_CHANCE}>by chance</option>
            {strip.map((symbol, stop) => (
              <option key={stop} value={stop}>
                {stop} {naming.get(symbol) ?? symbol}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="button" class="quiet" onClick={add}>
        Add these stops
      </button>
    </section>
  );
}

function OtherDraws() {
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const outcomes = readOutcomes(typedIn(form, "outcomes"));
    if (outcomes === null) return;
    void choose([...chosen.value, { of: typedIn(form, "of") as Drawn, outcomes }]);
    form.reset();
  };
  return (
    <form class="laboratory" onSubmit={add}>
      <h3>Other draws</h3>
      <label>
        Draw{" "}
        <select name="of">
          {OTHER.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label>
        Outcomes, from 0{" "}
        <input name="outcomes" required pattern="[\s,]*(\d+|\?)([\s,]+(\d+|\?))*[\s,]*" placeholder="such as 12, or ? for chance" />
      </label>
      <button class="quiet">Add this draw</button>
    </form>
  );
}

function Chosen() {
  return (
    <section class="laboratory">
      <h3>To be dealt</h3>
      {chosen.value.length === 0 ? <p>Everything is left to chance.</p> : null}
      <ol>
        {chosen.value.map((one, place) => (
          <li key={place}>{told(one)}</li>
        ))}
      </ol>
      <button type="button" class="quiet" disabled={chosen.value.length === 0} onClick={() => void choose([])}>
        Leave all to chance
      </button>
    </section>
  );
}

function Credit() {
  const set = (event: SubmitEvent): void => {
    event.preventDefault();
    const cents = readCents(typedIn(event.currentTarget as HTMLFormElement, "credit"));
    if (cents !== null) void setCredit(cents);
  };
  return (
    <form class="laboratory" onSubmit={set}>
      <h3>Credit</h3>
      <p>It is {money(account.value?.balance ?? 0)}.</p>
      <label>
        Dollars <input name="credit" required pattern="\d{1,9}(\.\d{2})?" inputMode="decimal" placeholder="such as 1000.00" />
      </label>
      <button class="quiet">Set the credit</button>
    </form>
  );
}

const typedIn = (form: HTMLFormElement, name: string): string =>
  (form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement).value;
