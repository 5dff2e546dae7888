// A bonus wheel or trail: its spaces in order, and the one it is on.

import { money } from "../money";
import { screenTitle } from "../show/scene";
import { BASES, plural } from "../show/words";
import { scene } from "../state/store";

export function BoardPanel() {
  const { board } = scene.value;
  if (!board) return null;
  const each = board.lines.length > 1 ? `, for each of ${board.lines.length} lines` : "";
  return (
    <section class="panel board" aria-label={screenTitle(board.feature)}>
      <h2>{screenTitle(board.feature)}</h2>
      <p>
        {plural(board.left, board.of === "wheel" ? "spin" : "throw")} left. Prizes are {BASES[board.prizesOn]}
        {each}.
      </p>
      <ol class="spaces">
        {board.spaces.map((space, at) => (
          <li key={at} class={board.at === at + 1 ? "on" : ""} aria-current={board.at === at + 1 ? "step" : undefined}>
            {space}
          </li>
        ))}
      </ol>
      <p class="pool">
        <span class="won">Won here: {money(board.won)}</span>
      </p>
    </section>
  );
}
