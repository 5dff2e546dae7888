// Banners over the page: no connection, a re-enactment, something to be told once.

import { money } from "../money";
import { stopReplay } from "../play/replaying";
import { linkLost, notice, replay } from "../state/store";

export function Banners() {
  const past = replay.value;
  return (
    <div class="banners" role="status">
      {linkLost.value ? (
        <p class="banner lost">
          The connection is lost. Your round is safe: it goes on where it was as soon as the server answers.
        </p>
      ) : null}
      {past ? (
        <p class="banner replay">
          <b>REPLAY</b> of {new Date(past.opened).toLocaleString()}: bet {money(past.stake.total)}. No money moves.
          <button type="button" onClick={stopReplay}>
            End replay
          </button>
        </p>
      ) : null}
      {notice.value === null ? null : (
        <p class="banner notice">
          {notice.value}
          <button type="button" onClick={() => (notice.value = null)}>
            Understood
          </button>
        </p>
      )}
    </div>
  );
}
