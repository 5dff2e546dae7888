// Names for the shapes that the server's OpenAPI document gives.

import type { Readable } from "openapi-typescript-helpers";
import type { components } from "./schema";

type Schemas = { [Name in keyof components["schemas"]]: Readable<components["schemas"][Name]> };

export type Account = Schemas["AccountView"];
export type Game = Schemas["GameView"];
/** The limits a game is played under. */
export type Profile = Game["profile"];
/** A game as the lobby shows it. */
export type GameCard = Schemas["GameCard"];
export type Artwork = Schemas["ArtworkView"];
export type ArtworkFrame = Artwork["pages"][number]["frames"][number];
export type Said = ArtworkFrame["said"][number];
/** How a statement is drawn, by kind. */
export type DrawnAs<Kind extends NonNullable<Said["drawn"]>["kind"]> = Extract<NonNullable<Said["drawn"]>, { kind: Kind }>;
export type GameSymbol = Game["symbols"][number];
export type Feature = Game["features"][number];
export type RoundView = Schemas["RoundView"];
export type Recall = Schemas["RecallView"];
/** A draw that a laboratory chooses for its test account. */
export type Forced = Schemas["ForcedDraw"];
export type RoundLine = Schemas["RoundLine"];
/** What an account carries into its next round of a game. */
export type Carried = Schemas["CarriedView"];
/** Another way to bet than the plain game. */
export type Wager = Game["wagers"][number];
export type Tokens = Game["tokens"][number];
export type Stake = RoundView["stake"];
export type Question = NonNullable<RoundView["question"]>;
export type Event = RoundView["events"][number];
export type EventName = Event["event"];
export type EventOf<Name extends EventName> = Extract<Event, { event: Name }>;
/** What a prize is a multiple of: a fixed one is an amount of money. */
export type PrizeBase = EventOf<"award won">["on"];
/** A prize, or words for what else is hidden. */
export type Hidden = number | string;
/** Reel, from 1, and row, from 0 at the top. */
export type Position = readonly number[];
export type Window = readonly (readonly string[])[];
export type Answer = { readonly chosen: string } | { readonly lapsed: true };
