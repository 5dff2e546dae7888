// Tells how long the play has lasted and what it has cost, and asks whether to go on.

import { money } from "../money";
import { leaveGame } from "../play/leaving";
import { goOn, told } from "../play/sitting";
import { lasted } from "../state/sitting";
import { checking } from "../state/store";
import { Dialog } from "./Dialog";

export function RealityCheck() {
  const known = told.value;
  return (
    <Dialog name="A look at your play" open={checking} asks>
      {known === null ? <p>Adding up what you have played …</p> : <Account {...known} />}
      <p class="foot">
        <button type="button" class="press" disabled={known === null} onClick={() => void leaveGame()}>
          Leave the game
        </button>
        <button type="button" class="press" disabled={known === null} onClick={goOn}>
          Go on playing
        </button>
      </p>
    </Dialog>
  );
}

function Account({ minutes, staked, won }: NonNullable<typeof told.value>) {
  return (
    <>
      <p>
        You have been playing for <b>{lasted(minutes)}</b>.
      </p>
      <dl class="account">
        <Sum name="Staked" cents={staked} />
        <Sum name="Won" cents={won} />
        <Sum name={won < staked ? "Lost in all" : "Won in all"} cents={Math.abs(won - staked)} />
      </dl>
    </>
  );
}

const Sum = ({ name, cents }: { readonly name: string; readonly cents: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{money(cents)}</dd>
  </div>
);
