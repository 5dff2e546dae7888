// The paytable: the game's artwork, as the server tells it, every statement in its place.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../api/client";
import type { Artwork } from "../api/types";
import { reconnected, words } from "../play/connection";
import { game } from "../state/store";
import { Dialog } from "./Dialog";
import { Pages } from "./paytable/Pages";

export const paytableOpen = signal(false);
const artwork = signal<Artwork | null>(null);
const trouble = signal<string | null>(null);

export function PaytableDialog() {
  const of = game.value;
  if (!of) return null;
  return (
    <Dialog name="Paytable" open={paytableOpen}>
      <Paytable of={of.key} />
    </Dialog>
  );
}

function Paytable({ of }: { readonly of: string }) {
  useEffect(() => void load(of), [of]);
  const [shown, playing] = [artwork.value, game.value];
  if (trouble.value !== null) return <p role="alert">{trouble.value}</p>;
  return shown && playing ? <Pages artwork={shown} game={playing} /> : <p role="status">One moment …</p>;
}

async function load(of: string): Promise<void> {
  if (artwork.value) return;
  trouble.value = null;
  try {
    artwork.value = await reconnected(() => api.getArtwork(of));
  } catch (refused) {
    trouble.value = words(refused);
  }
}
