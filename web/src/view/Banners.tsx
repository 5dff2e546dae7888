// Banners over the page: no connection, a server that puts off, an account that is locked, a
// re-enactment, something to be told once.

import { putOff } from "../api/patience";
import { money } from "../money";
import { stopReplay } from "../play/replaying";
import { account, linkLost, notice, replay } from "../state/store";

export function Banners() {
  const past = replay.value;
  const locked = account.value?.locked ?? null;
  return (
    <div class="banners" role="status">
      {linkLost.value ? (
        <p class="banner lost">
          The connection is lost. Your round is safe: it goes on where it was as soon as the server answers.
        </p>
      ) : null}
      {putOff.value ? (
        <p class="banner">The server has much to do. What you asked goes out again by itself in a moment.</p>
      ) : null}
      {locked === null ? null : (
        <p class="banner lost">
          This account is locked: {locked}. Nothing can be bet on it. Whoever runs these games can tell you more.
        </p>
      )}
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
