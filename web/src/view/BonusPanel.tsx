// The bonus of picks: the things, the pool of prizes left, what was found.

import { useEffect, useRef } from "preact/hooks";
import { thingPicture } from "../art";
import { symbolPicture } from "../art/symbols";
import type { Hidden, PrizeBase } from "../api/types";
import { money } from "../money";
import { choose } from "../play/actions";
import { screenTitle, symbolName, title, type Bonus, type Thing } from "../show/scene";
import { BASES, linesInWords, plural } from "../show/words";
import { game, round, scene, waiting } from "../state/store";
import { Countdown } from "./Countdown";

export function BonusPanel() {
  const bonus = scene.value.bonus;
  const first = useRef<HTMLDivElement>(null);
  const open = waiting.value === "pick";
  const picksLeft = bonus?.picksLeft;
  useEffect(() => {
    if (open) first.current?.querySelector<HTMLButtonElement>("button:enabled")?.focus();
  }, [open, picksLeft]);
  if (!bonus) return null;
  return (
    <section class="panel bonus" aria-label={screenTitle(bonus.feature)}>
      <h2>{screenTitle(bonus.feature)}</h2>
      {bonus.number > 0 ? <Heading bonus={bonus} /> : <Opening bonus={bonus} />}
      <div class="things" ref={first}>
        {bonus.things.map((thing) => (
          <ThingButton key={thing.option} thing={thing} bonus={bonus} open={open} />
        ))}
      </div>
      <Countdown />
      {bonus.number > 0 ? <Pool bonus={bonus} /> : null}
    </section>
  );
}

/** What the symbols of our own art do when they open a bonus. */
const OPENINGS: Record<string, string> = { prince: "The Prince opens his doors" };

function Opening({ bonus }: { readonly bonus: Bonus }) {
  const of = game.value;
  if (!of) return null;
  const { symbol, lines } = bonus;
  const who = symbol === "" ? "The bonus opens" : (OPENINGS[symbol] ?? `${symbolName(of, symbol)} opens it`);
  return (
    <div class="opening">
      {symbol === "" ? null : <img src={symbolPicture(symbol, of)} alt="" width="140" height="140" />}
      <p>
        {who}
        {lines.length > 0 ? ` for ${linesInWords(lines).toLowerCase()}` : ""}.
        {lines.length > 1 ? ` Each prize is paid ${lines.length} times.` : ""}
      </p>
    </div>
  );
}

function Heading({ bonus }: { readonly bonus: Bonus }) {
  const { closed, picksLeft } = bonus;
  const pick = picksLeft === null ? "until the end is found" : `${plural(picksLeft, "more", "more")} of what is closed`;
  const ask = closed ? "These prizes were left." : picksLeft === 0 ? "" : `Pick ${pick}.`;
  return (
    <p class="stage-name">
      <b>
        {title(bonus.stage)} ({bonus.number} of {bonus.stages})
      </b>{" "}
      {ask}
    </p>
  );
}

interface ThingProps {
  readonly thing: Thing;
  readonly bonus: Bonus;
  readonly open: boolean;
}

const inWords = (found: Hidden, on: PrizeBase): string =>
  Number.isNaN(Number(String(found).charAt(0))) ? String(found) : `${found} ${BASES[on]}`;

function ThingButton({ thing, bonus, open }: ThingProps) {
  const allowed = open && (round.value?.question?.options.includes(thing.option) ?? false);
  const found = thing.prize === null ? "closed" : inWords(thing.prize, bonus.prizesOn);
  return (
    <button
      type="button"
      class={`thing${thing.picked ? " picked" : ""}${thing.prize === null ? "" : " opened"}`}
      aria-label={`Number ${thing.option}: ${found}`}
      disabled={!allowed}
      onClick={() => void choose(thing.option)}
    >
      <img src={thingPicture(bonus.stage, game.value?.key ?? "")} alt="" draggable={false} />
      {thing.prize === null ? <span class="number">{thing.option}</span> : <b class={typeof thing.prize === "number" ? "prize" : "prize words"}>{thing.prize}</b>}
    </button>
  );
}

function Pool({ bonus }: { readonly bonus: Bonus }) {
  const each = bonus.lines.length > 1 ? `, for each of ${bonus.lines.length} lines` : "";
  return (
    <>
      <p class="pool">
        Still hidden, in {BASES[bonus.prizesOn]}
        {each}:{" "}
        {bonus.pool.map((prize, at) => (
          <span class="prize" key={at}>
            {prize}
          </span>
        ))}
      </p>
      <p class="pool">
        <span class="won">Won here: {money(bonus.won)}</span>
      </p>
    </>
  );
}
