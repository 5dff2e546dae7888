// Recall: the last rounds, each to be re-enacted.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../api/client";
import type { RoundLine } from "../api/types";
import { money } from "../money";
import { words } from "../play/connection";
import { reenact } from "../play/replaying";
import { account, game, notice, waiting } from "../state/store";
import { Dialog } from "./Dialog";

const LISTED = 20;

export const recallOpen = signal(false);
const rounds = signal<readonly RoundLine[] | null>(null);

export function RecallDialog() {
  const open = recallOpen.value;
  useEffect(() => {
    if (open) void load();
  }, [open]);
  return (
    <Dialog name="Last rounds" open={recallOpen}>
      <p>Each round can be shown again from its stored answers. A replay moves no money.</p>
      {rounds.value?.length === 0 ? <p>No round was played yet.</p> : <Table />}
    </Dialog>
  );
}

function Table() {
  return (
    <table class="rounds">
      <thead>
        <tr>
          <th scope="col">Begun</th>
          <th scope="col">Bet</th>
          <th scope="col">Won</th>
          <th scope="col">Show</th>
        </tr>
      </thead>
      <tbody>
        {rounds.value?.map((line) => (
          <tr key={line.id}>
            <td>{new Date(line.opened).toLocaleString()}</td>
            <td>{money(line.stake.total)}</td>
            <td>{outcome(line)}</td>
            <td>
              <button type="button" disabled={!line.settled || waiting.value === null} onClick={() => start(line)}>
                Replay
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function outcome({ won, settled, void: because }: RoundLine): string {
  if (because !== null) return "void";
  return settled ? money(won) : `${money(won)}, open`;
}

function start(line: RoundLine): void {
  recallOpen.value = false;
  void reenact(line);
}

async function load(): Promise<void> {
  const [mine, of] = [account.value, game.value];
  if (!mine || !of) return;
  try {
    rounds.value = await api.listRounds(mine.id, of.key, LISTED);
  } catch (trouble) {
    recallOpen.value = false;
    notice.value = words(trouble);
  }
}
