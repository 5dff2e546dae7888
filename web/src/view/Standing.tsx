// What a player holds from game to game, always in sight: tokens, and changed games to come.

import type { Game, Tokens } from "../api/types";
import type { Selection } from "../cabinet/selection";
import { title } from "../show/scene";
import { limitInWords, listed } from "../show/words";
import { holdingOf } from "../state/held";
import { LIMIT } from "./limit-texts";
import { carried, changed, game, most, replay, scene, selection } from "../state/store";

/** How many things can stand here in a game. */
export const standings = ({ tokens, features }: Game): number =>
  tokens.length + (features.some(({ kind }) => kind === "changed games") ? 1 : 0);

export function Standing() {
  const of = game.value;
  if (!of || standings(of) === 0) return null;
  return (
    <section class="standing" aria-label="What you hold">
      {of.tokens.map((tokens) => (
        <TokensMeter key={tokens.name} tokens={tokens} />
      ))}
      <ChangedBanner />
    </section>
  );
}

/** So many tokens are drawn one by one; more are told by their number. */
const MOST_PIPS = 12;

function TokensMeter({ tokens }: { readonly tokens: Tokens }) {
  const holding = holdingOf(tokens, scene.value, carried.value?.view ?? null, stakeInSight());
  if (!holding) return null;
  const { held, subTokens, earned } = holding;
  const name = title(tokens.name);
  return (
    <div class={`tokens${earned ? " earned" : ""}`} data-tokens={tokens.name}>
      <b>{name}</b>
      {tokens.needed <= MOST_PIPS ? <Pips held={held} needed={tokens.needed} /> : null}
      <output aria-label={`${name} held`} aria-live="off">
        {held} of {tokens.needed}
      </output>
      {tokens.sub_tokens_of_one > 1 ? (
        <output class="parts" aria-label={`Parts of ${name} held`} aria-live="off">
          {subTokens} of {tokens.sub_tokens_of_one} parts
        </output>
      ) : null}
      <small>{remark(tokens)}</small>
    </div>
  );
}

/** The stake selected, or that of the round being re-enacted. */
function stakeInSight(): Selection {
  const { staked } = scene.value;
  return replay.value && staked ? { lines: staked.lines, lineBet: staked.line_bet } : selection.value;
}

const Pips = ({ held, needed }: { readonly held: number; readonly needed: number }) => (
  <span class="pips" aria-hidden="true">
    {Array.from({ length: needed }, (_, at) => (
      <i key={at} class={at < held ? "full" : ""} />
    ))}
  </span>
);

/** What is to know of tokens now: that they are not earned, whose they are, what they are for. */
function remark(tokens: Tokens): string {
  if (!earnedNow(tokens)) return "not earned in this feature";
  const leads = `for ${listed(tokens.leads_to.map(title), "or")}`;
  return tokens.kept_for === "each stake" ? `at this stake, ${leads}` : leads;
}

/** Whether what is under way can earn tokens; symbols that land in hold and spin never do. */
function earnedNow({ earned_in: where }: Tokens): boolean {
  const { free, reSpins, hold } = scene.value;
  if (hold) return false;
  return where === "all games" || [free, reSpins].every((run) => run === null || run.over || run.played === 0);
}

function ChangedBanner() {
  const to = changed.value;
  if (!to) return null;
  return (
    <p class="changed-games">
      <b>{title(to.feature)}</b>
      <span class="label" id="changed-label">
        Changed games left
      </span>
      <output id="changed-left" aria-labelledby="changed-label" aria-live="off">
        {to.left}
      </output>
      {most.value ? <small id={LIMIT}>bet at most {limitInWords(most.value)}</small> : null}
    </p>
  );
}
