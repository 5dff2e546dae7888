// Why the server did not do what was asked, in plain words; what it says itself is for programs.

import type { Profile } from "../api/types";
import { money } from "../money";
import { lasted } from "../state/sitting";

/** What is needed of a refusal. */
interface Refused {
  readonly code: string;
  readonly message: string;
}

/** Return what the player is told; null where a banner of its own says it. */
export function wordsOf({ code, message }: Refused, profile: Profile | null, price: number): string | null {
  switch (code) {
    case "account-locked":
      return null;
    case "credit":
      return `The credit does not pay ${money(price)}. Lower the bet.`;
    case "largest-bet":
      return `A game may cost ${money(profile?.largest_bet ?? 0)} at most here. Lower the bet.`;
    case "loss-limit":
      return `Within 24 hours at most ${money(profile?.most_lost_in_a_day ?? 0)} may be lost here, and this bet could go beyond that. Nothing was bet. Lower the bet, or come back later.`;
    case "session-too-long":
      return `You have played for ${lasted(profile?.longest_session_minutes ?? 0)}, as long as one session may last here. Nothing was bet. A new session has begun: press Spin only if you want to play on.`;
    default:
      return message;
  }
}
