// The texts that say why a stake is not on offer, by their ids.

import { computed } from "@preact/signals";
import { largest, most } from "../state/store";

/** Of changed games. */
export const LIMIT = "limit";
/** Of the largest bet. */
export const LARGEST = "largest-bet";

/** Those in sight, as `aria-describedby` takes them. */
export const limitTexts = computed(
  () => [most.value && LIMIT, largest.value !== null && LARGEST].filter(Boolean).join(" ") || undefined,
);
