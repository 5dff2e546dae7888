// What each feature of a game does, in our own words.

import type { Feature } from "../../api/types";
import { seriesInWords } from "../../show/offers";
import { title } from "../../show/scene";
import { BASES } from "../../show/words";

type Of<Kind extends Feature["kind"]> = Extract<Feature, { kind: Kind }>;

export function FeatureRules({ feature }: { readonly feature: Feature }) {
  if (feature.kind === "free games") return <FreeGamesRules feature={feature} />;
  if (feature.kind === "picks") return <PicksRules feature={feature} />;
  return (
    <>
      <h3>The {title(feature.name)}</h3>
      <p>{RUNS[feature.kind]}</p>
    </>
  );
}

const RUNS: Record<Of<"wheel" | "trail" | "award">["kind"], string> = {
  wheel: "A wheel is spun by itself; what it shows is on the screen before it starts.",
  trail: "A die moves by itself along a trail; what its cells pay is on the screen before it starts.",
  award: "It pays at once, by how many are in sight.",
};

const AGAIN: Record<Of<"free games">["re_trigger"], string> = {
  "adds and pays": "The same scatters in a free game pay again and add their games to those left.",
  adds: "What wins them adds its games to those left when it comes again in a free game.",
  pays: "What wins them pays again in a free game, but adds no games.",
  nothing: "They are not won again in a free game.",
};

function FreeGamesRules({ feature }: { readonly feature: Of<"free games"> }) {
  const factors = feature.multipliers;
  return (
    <>
      <h3>{title(feature.name)}</h3>
      <ul>
        <li>They start and run by themselves, with the lines and the bet of the game that won them.</li>
        <li>{AGAIN[feature.re_trigger]}</li>
        {Object.entries(feature.offers).map(([count, offers]) => (
          <li key={count}>
            {count}: choose {offers.map((one) => seriesInWords(one.games, one.multiplier)).join(", or ")}.
          </li>
        ))}
        {factors.length > 0 ? <li>Their prizes are multiplied by {factors.join(", ")}.</li> : null}
        {feature.at_most_left === null ? null : (
          <li>No more than {feature.at_most_left} can be left at a time: what goes beyond is forfeited.</li>
        )}
        <li>All that is won in them is added to what the game won before.</li>
      </ul>
    </>
  );
}

function PicksRules({ feature }: { readonly feature: Of<"picks"> }) {
  const pays = feature.stages.every(({ pool }) => pool.every((hidden) => typeof hidden === "number"));
  return (
    <>
      <h3>The {title(feature.name)}</h3>
      <ul>
        {feature.stages.map(({ name, pick, pool }) => (
          <li key={name}>
            {title(name)}: pick {pick === 0 ? "until the end is found among" : `${pick} of`} {pool.length}. Hidden are{" "}
            {pool.join(", ")} {BASES[feature.prizes_on]}.
          </li>
        ))}
        <li>{pays ? "Every pick pays. " : ""}What it hides is drawn after the pick, from what is still hidden.</li>
        {feature.once_for_each === null ? null : (
          <li>When several lines open it at once, it is played once and each prize is paid for each of those lines.</li>
        )}
        <li>
          {feature.seconds === null
            ? "A pick waits for you as long as you like."
            : `A pick waits ${feature.seconds} seconds; then one is made at random.`}
        </li>
      </ul>
    </>
  );
}
