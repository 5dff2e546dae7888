import { fast, playFast } from "../show/pace";
import { profile } from "../state/store";

/** The switch for fast play, where the profile allows it: above the reels, or by the buttons of a narrow page. */
export const FastPlay = () =>
  profile.value?.turbo === true ? (
    <button type="button" class="quiet switch" role="switch" aria-checked={fast.value} onClick={() => playFast(!fast.value)}>
      Fast play
    </button>
  ) : null;
