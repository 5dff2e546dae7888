// The paytable: what every symbol pays and how the game is played, from the game's own data.

import { signal } from "@preact/signals";
import { game } from "../state/store";
import { Dialog } from "./Dialog";
import { LineDiagrams } from "./paytable/LineDiagrams";
import { Pays } from "./paytable/Pays";
import { Rules } from "./paytable/Rules";

export const paytableOpen = signal(false);

export function PaytableDialog() {
  const of = game.value;
  if (!of) return null;
  return (
    <Dialog name="Paytable" open={paytableOpen}>
      <Pays game={of} />
      {of.lines.length > 0 ? (
        <>
          <h3>The lines</h3>
          <LineDiagrams game={of} />
        </>
      ) : null}
      <Rules game={of} />
    </Dialog>
  );
}
