// The bonus of picks: the things, the pool of prizes left, what was found.

import { useEffect, useRef } from "preact/hooks";
import { picture, thingPicture } from "../art";
import { money } from "../money";
import { choose } from "../play/actions";
import { title, type Bonus, type Thing } from "../show/scene";
import { linesInWords, plural } from "../show/words";
import { round, scene, waiting } from "../state/store";

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
    <section class="panel bonus" aria-label={`The ${title(bonus.feature)}`}>
      <h2>The {title(bonus.feature)}</h2>
      {bonus.number > 0 ? <Heading bonus={bonus} /> : <Opening bonus={bonus} />}
      <div class="things" ref={first}>
        {bonus.things.map((thing) => (
          <ThingButton key={thing.option} thing={thing} stage={bonus.stage} open={open} />
        ))}
      </div>
      {bonus.number > 0 ? <Pool bonus={bonus} /> : null}
    </section>
  );
}

const Opening = ({ bonus }: { readonly bonus: Bonus }) => (
  <div class="opening">
    <img src={picture("symbols/prince")} alt="" width="140" height="140" />
    <p>
      The Prince opens his doors for {linesInWords(bonus.lines).toLowerCase()}.
      {bonus.lines.length > 1 ? ` Each prize is paid ${bonus.lines.length} times.` : ""}
    </p>
  </div>
);

function Heading({ bonus }: { readonly bonus: Bonus }) {
  const ask = bonus.closed ? "These prizes were left." : `Pick ${plural(bonus.picksLeft, "more", "more")} of what is closed.`;
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
  readonly stage: string;
  readonly open: boolean;
}

function ThingButton({ thing, stage, open }: ThingProps) {
  const allowed = open && (round.value?.question?.options.includes(thing.option) ?? false);
  const found = thing.prize === null ? "closed" : `${thing.prize} line bets`;
  return (
    <button
      type="button"
      class={`thing${thing.picked ? " picked" : ""}${thing.prize === null ? "" : " opened"}`}
      aria-label={`Number ${thing.option}: ${found}`}
      disabled={!allowed}
      onClick={() => void choose(thing.option)}
    >
      <img src={thingPicture(stage)} alt="" draggable={false} />
      {thing.prize === null ? <span class="number">{thing.option}</span> : <b class="prize">{thing.prize}</b>}
    </button>
  );
}

function Pool({ bonus }: { readonly bonus: Bonus }) {
  const each = bonus.lines.length > 1 ? `, for each of ${bonus.lines.length} lines` : "";
  return (
    <p class="pool">
      Still hidden, in line bets{each}:{" "}
      {bonus.pool.map((prize, at) => (
        <span class="prize" key={at}>
          {prize}
        </span>
      ))}{" "}
      <span class="won">Won here: {money(bonus.won)}</span>
    </p>
  );
}
