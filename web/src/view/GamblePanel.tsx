// The gamble: one card, two colours, four suits. A choice that is closed says why.

import { useEffect, useRef } from "preact/hooks";
import suits from "../art/suits.json";
import { money } from "../money";
import { choose, collect } from "../play/actions";
import type { EventOf } from "../api/types";
import { title } from "../show/scene";
import { game, scene, waiting } from "../state/store";

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
  return (
    <section class="panel gamble" aria-label="Gamble" ref={panel}>
      <h2>Gamble</h2>
      <p class="terms">
        {offer ? (
          <>
            Your whole win, <b>{money(offer.amount)}</b>, on one card. A result above {money(offer.most)} is not offered.
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
      <div class="table">
        <div class="choices">{["red", "black"].map((colour) => <Choice key={colour} choice={colour} offer={offer} open={open} />)}</div>
        <Card card={gamble?.card ?? null} />
        <div class="choices suits">{SUITS.map((suit) => <Choice key={suit} choice={suit} offer={offer} open={open} />)}</div>
      </div>
      <div class="foot">
        <ol class="before" aria-label="Cards of this round">
          {gamble?.before.map((card, at) => <li key={at}>{card.card}</li>)}
        </ol>
        <button type="button" class="press" disabled={!open} onClick={() => void collect()}>
          Collect {offer ? money(offer.amount) : ""}
        </button>
      </div>
    </section>
  );
}

const paysOf = (choice: string): number => {
  const gamble = game.value?.gamble;
  return (choice in COLOURS ? gamble?.colour_pays : gamble?.suit_pays) ?? 0;
};

interface ChoiceProps {
  readonly choice: string;
  readonly offer: EventOf<"gamble offered"> | null;
  readonly open: boolean;
}

function Choice({ choice, offer, open }: ChoiceProps) {
  const pays = paysOf(choice);
  const closed = offer?.closed.includes(choice) ?? false;
  return (
    <button
      type="button"
      class={`choice ${choice}`}
      disabled={!open || closed}
      onClick={() => void choose(choice)}
    >
      <span class="pips">{(COLOURS[choice] ?? [choice as Suit]).map((suit) => <Pip key={suit} suit={suit} />)}</span>
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

function Card({ card }: { readonly card: EventOf<"gamble decided"> | null }) {
  if (!card) return <div class="card back" role="img" aria-label="A card, face down" />;
  const rank = card.card.split(" ")[0] ?? "";
  return (
    <div class={`card face ${card.colour} ${card.success ? "right" : "wrong"}`} role="img" aria-label={`The ${card.card}`}>
      <span class="rank">{RANKS[rank] ?? rank}</span>
      <Pip suit={card.suit as Suit} />
    </div>
  );
}
