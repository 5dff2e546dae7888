// The reels as a machine: it spins, stops them one after the other, and tells when all rest.

import { signal } from "@preact/signals";
import { hurried, speed, stillness } from "../show/pace";
import { advance, landOn, place, resting, spin, type Reel } from "./reel";

/** Seconds between two reels' landing. */
const STAGGER = 0.16;
/** The least a spin lasts before its first reel may land, in seconds. */
const LEAST = 0.45;
/** A frame longer than this, in seconds, counts as this: a hidden tab does not jump. */
const LONGEST_FRAME = 0.05;

type Draw = (reel: number, at: number) => void;

let reels: Reel[] = [];
let draw: Draw = () => undefined;
let landing: { stops: readonly number[]; next: number; due: number; done: () => void } | null = null;
let last = 0;
let spunFor = 0;
let running = false;

/** Whether any reel moves. */
export const moving = signal(false);

/** Give the machine strips of these lengths, resting on stops, and what draws a reel. */
export function mount(lengths: readonly number[], stops: readonly number[], onDraw: Draw): void {
  draw = onDraw;
  const same = reels.length === lengths.length && reels.every((reel, at) => reel.length === lengths[at]);
  if (!same) reels = lengths.map((length, at) => resting(length, stops[at] ?? 0));
  redraw();
}

/** Spin the reels, but for those that are held, by number from 1, each on its stop. */
export function spinAll(held: Readonly<Record<number, { readonly stop: number }>> = {}): void {
  moving.value = true;
  spunFor = 0;
  reels.forEach((reel, at) => {
    const kept = held[at + 1];
    if (kept) place(reel, kept.stop);
    else if (!stillness.matches) spin(reel);
  });
  redraw();
  if (stillness.matches) return;
  if (running) return;
  running = true;
  last = performance.now();
  requestAnimationFrame(frame);
}

/** Bring the reels to rest on stops; resolves once all do. */
export function stopAll(stops: readonly number[]): Promise<void> {
  if (!running) {
    placeAll(stops);
    return Promise.resolve();
  }
  return new Promise((done) => {
    landing = { stops, next: 0, due: Math.max(LEAST, spunFor), done };
  });
}

/** Put the reels on stops at once. */
export function placeAll(stops: readonly number[]): void {
  reels.forEach((reel, at) => place(reel, stops[at] ?? 0));
  moving.value = false;
  redraw();
}

function redraw(): void {
  reels.forEach((reel, at) => draw(at, reel.at));
}

function frame(now: number): void {
  const seconds = Math.min(LONGEST_FRAME, (now - last) / 1000);
  const haste = (hurried.value ? 2.2 : 1) * Math.min(speed.value, 6);
  last = now;
  spunFor += seconds * haste;
  startLandings();
  for (const reel of reels) advance(reel, seconds, haste);
  redraw();
  if (reels.some((reel) => !reel.still)) {
    requestAnimationFrame(frame);
    return;
  }
  running = false;
  moving.value = false;
  const done = landing?.done;
  landing = null;
  done?.();
}

function startLandings(): void {
  while (landing && landing.next < reels.length && (hurried.value || spunFor >= landing.due)) {
    const reel = reels[landing.next];
    const earlier = reels[landing.next - 1];
    if (reel?.still) {
      landing.next += 1;
      continue;
    }
    if (!hurried.value && earlier && !earlier.still && earlier.left > 12) return;
    if (reel) landOn(reel, landing.stops[landing.next] ?? 0);
    landing.next += 1;
    landing.due = spunFor + STAGGER;
  }
}
