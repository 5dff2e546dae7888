// The gamble: one card, two colours, four suits; or plain buttons for what else it is on. A choice
// that is closed says why.

import { useEffect, useRef } from "preact/hooks";
import suits from "../art/suits.json";
import { money } from "../money";
import { choose, collect } from "../play/actions";
import type { EventOf, Game } from "../api/types";
import { title, type Decided } from "../show/scene";
import { game, scene, waiting } from "../state/store";

type Terms = NonNullable<Game["gamble"]>;
type Suit = keyof typeof suits;
const SUITS = Object.keys(suits) as Suit[];
const COLOURS: Record<string, readonly Suit[]> = { red: ["hearts", "diamonds"], black: ["spades", "clubs"] };

export function GamblePanel() {
  const gamble = scene.value.gamble;
  const panel = useRef<HTMLElement>(null);
  const open = waiting.value === "gamble";
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLButtonElement>(".choice:enabled")?.focus();
  }, [open]);
  const offer = gamble?.offer ?? null;
  const of = game.value?.gamble;
  if (!of) return null;
  return (
    <section class="panel gamble" aria-label="Gamble" ref={panel}>
      <h2>Gamble</h2>
      <p class="terms">
        {offer ? (
          <>
            Your whole win, <b>{money(offer.amount)}</b>
            {halves(of) ? ", or half of it" : ""}, on {ON[of.on]}. A result above {money(offer.most)} is not offered.
            {offer.attempts_left === null ? "" : ` Gambles left: ${offer.attempts_left}.`}
          </>
        ) : gamble?.staked && !gamble.card ? (
          <>
            <b>{money(gamble.staked.amount)}</b> on {gamble.staked.choice} …
          </>
        ) : (
          " "
        )}
      </p>
      {isOneCard(of) ? (
        <div class="table">
          <div class="choices">{["red", "black"].map((colour) => <Choice key={colour} choice={colour} offer={offer} open={open} />)}</div>
          <Face decided={gamble?.card ?? null} of={of} />
          <div class="choices suits">{SUITS.map((suit) => <Choice key={suit} choice={suit} offer={offer} open={open} />)}</div>
        </div>
      ) : (
        <>
          <Face decided={gamble?.card ?? null} of={of} />
          <div class={`choices plain${of.choices.length > MANY ? " many" : ""}`}>
            {of.choices.map(({ name }) => <Choice key={name} choice={name} offer={offer} open={open} />)}
          </div>
        </>
      )}
      <div class="foot">
        <ol class="before" aria-label={of.on === "a die" || of.on === "a wheel" ? "What came before" : "Cards of this round"}>
          {gamble?.before.map((decided, at) => <li key={at}>{cameOut(decided)}</li>)}
        </ol>
        <button type="button" class="press" disabled={!open} onClick={() => void collect()}>
          Collect {offer ? money(offer.amount) : ""}
        </button>
      </div>
    </section>
  );
}

/** More choices than this stand closer together. */
const MANY = 6;

/** What a gamble is on, after "Your whole win on …". */
const ON: Record<Terms["on"], string> = {
  "one card from a full deck": "one card",
  "higher or lower": "a card higher or lower than a seven",
  "a die": "a die",
  "a wheel": "a wheel",
};

/** Whether its choices are the colours and suits of a card, and no halves. */
const isOneCard = ({ on, choices }: Terms): boolean =>
  on === "one card from a full deck" && !halves({ choices });

/** Whether half of a win may be gambled. */
const halves = ({ choices }: Pick<Terms, "choices">): boolean => choices.some(({ name }) => name.startsWith("half "));

const cameOut = (decided: Decided): string =>
  decided.event === "gamble thrown" ? decided.outcome : decided.card;

interface ChoiceProps {
  readonly choice: string;
  readonly offer: EventOf<"gamble offered"> | null;
  readonly open: boolean;
}

function Choice({ choice, offer, open }: ChoiceProps) {
  const pays = game.value?.gamble?.choices.find(({ name }) => name === choice)?.pays ?? 0;
  const pips = COLOURS[choice] ?? SUITS.filter((suit) => suit === choice);
  const closed = offer?.closed.includes(choice) ?? false;
  return (
    <button
      type="button"
      class={`choice ${choice}`}
      disabled={!open || closed}
      onClick={() => void choose(choice)}
    >
      {pips.length > 0 ? <span class="pips">{pips.map((suit) => <Pip key={suit} suit={suit} />)}</span> : null}
      <span class="name">
        {title(choice)} ×{pays}
      </span>
      {closed ? <small>over the limit</small> : null}
    </button>
  );
}

const Pip = ({ suit }: { readonly suit: Suit }) => (
  <svg class="pip" viewBox="0 0 100 100" aria-hidden="true">
    <path d={suits[suit].path} fill={`var(--${suits[suit].colour})`} />
  </svg>
);

const RANKS: Record<string, string> = { ace: "A", king: "K", queen: "Q", jack: "J" };

/** The card, or what the die or the wheel shows. */
function Face({ decided, of }: { readonly decided: Decided | null; readonly of: Terms }) {
  const thrown = of.on === "a die" || of.on === "a wheel";
  if (decided?.event === "gamble thrown") {
    const kind = decided.success ? "right" : "wrong";
    return (
      <p class={`thrown ${kind}`}>
        The {of.on.replace("a ", "")} shows <b>{decided.outcome}</b>.
      </p>
    );
  }
  return thrown ? null : <Card card={decided} />;
}

function Card({ card }: { readonly card: EventOf<"gamble decided"> | null }) {
  if (!card) return <div class="card back" role="img" aria-label="A card, face down" />;
  const rank = card.card.split(" ")[0] ?? "";
  return (
    <div class={`card face ${card.colour} ${card.tie ? "" : card.success ? "right" : "wrong"}`} role="img" aria-label={`The ${card.card}`}>
      <span class="rank">{RANKS[rank] ?? rank}</span>
      <Pip suit={card.suit as Suit} />
    </div>
  );
}
