// Wins of less than the game cost: where the profile has it so they are told as amounts, and no more.

import type { Profile } from "../api/types";
import type { Scene } from "./scene";

type Won = Pick<Scene, "won" | "cost">;
interface Under {
  readonly profile: Pick<Profile, "celebrates_below_stake">;
}

/** Whether what was won so far is nothing to celebrate: it is less than the game cost. */
export const isModest = ({ won, cost }: Won, { profile }: Under): boolean =>
  !profile.celebrates_below_stake && won > 0 && won < cost;
