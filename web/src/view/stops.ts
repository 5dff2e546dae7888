// Spin and Stop are one button: which of the two it is now.

import { computed } from "@preact/signals";
import { isOn } from "../cabinet/auto";
import { moving } from "../reels/machine";
import { mayHurry } from "../show/pace";
import { auto, gambling, replay, scene, showing } from "../state/store";

/** Whether the button says Stop: a spin is under way that may be stopped, or Auto is on. */
export const stops = computed(() => {
  const elsewhere = replay.value !== null || scene.value.bonus !== null || gambling.value;
  return !elsewhere && ((mayHurry.value && (showing.value || moving.value)) || isOn(auto.value));
});
