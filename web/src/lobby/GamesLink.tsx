import { addressOf } from "./address";
import { leave, offered } from "./state";

/** The way back to the lobby, where there is more than one game. */
export const GamesLink = () =>
  offered.value.length > 1 ? (
    <a class="quiet" href={addressOf(null, location.search)} onClick={leave}>
      Games
    </a>
  ) : null;
