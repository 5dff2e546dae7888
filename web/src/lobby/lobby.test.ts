// What cards say, and where they lead.

import { expect, it } from "vitest";
import type { GameCard } from "../api/types";
import { addressOf, askedGame } from "./address";
import { factsOf, featuresOf } from "./words";

const LINES: GameCard = {
  key: "garden",
  name: "Garden",
  rtp_percent: "94.10%",
  reels: 5,
  lines: 20,
  ways: null,
  features: ["free games", "gamble"],
  smallest_bet: 1,
  largest_bet: 10_000,
  symbols: [],
  faces: [],
};

it("tells lines, and the range of total bets", () => {
  expect(factsOf(LINES)).toEqual([
    ["RTP", "94.10%"],
    ["Reels", "5"],
    ["Lines", "20"],
    ["Total bet", "$0.01 to $100.00"],
  ]);
  expect(featuresOf(LINES)).toBe("Free games, gamble");
});

it("tells ways, one bet where there is no other, and no return that was not counted", () => {
  const card = { ...LINES, rtp_percent: null, lines: 0, ways: 1024, smallest_bet: 50, largest_bet: 50, features: [] };
  expect(factsOf(card)).toEqual([
    ["Reels", "5"],
    ["Ways", "1,024"],
    ["Total bet", "$0.50"],
  ]);
  expect(featuresOf(card)).toBe("");
});

it("leads to a game and back, and keeps what else the address names", () => {
  expect(addressOf("garden", "?account=test&speed=5")).toBe("./?account=test&speed=5&game=garden");
  expect(addressOf("tide", "?game=garden")).toBe("./?game=tide");
  expect(addressOf(null, "?game=garden&speed=5")).toBe("./?speed=5");
  expect(addressOf(null, "?game=garden")).toBe("./");
  expect(askedGame("?speed=5&game=garden")).toBe("garden");
  expect(askedGame("")).toBeNull();
});
