// Calls to the server. Each gives what it promises or throws `Refusal` or `Lost`.

import createClient from "openapi-fetch";
import { patiently } from "./patience";
import type { paths } from "./schema";
import type { Account, Answer, Artwork, Carried, Forced, Game, GameCard, Recall, RoundLine, RoundView } from "./types";

interface Problem {
  readonly code?: string;
  readonly detail?: unknown;
  readonly round?: RoundView | null;
}

/** The server understood and said no; `round` is how the round stands where that is why. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    detail: string,
    readonly round: RoundView | null,
  ) {
    super(detail);
  }
}

/** No answer came: whether the server did what was asked is not known. */
export class Lost extends Error {}

const client = createClient<paths>({ baseUrl: "", fetch: patiently });

/** The account that is played, and the token of the session on it. */
let session: { readonly account: string; readonly token: string } | null = null;

client.use({
  onRequest({ request }) {
    if (session) request.headers.set("Authorization", `Bearer ${session.token}`);
    if (request.method === "POST") request.headers.set("Idempotency-Key", newKey());
    return request;
  },
});

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

interface Reply<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

async function call<Data>(request: () => Promise<Reply<Data>>): Promise<Data | undefined> {
  let reply = await answered(request);
  if (reply.response.status === 401 && session) {
    await enter(session.account);
    reply = await answered(request);
  }
  if (reply.response.ok) return reply.data;
  if ([502, 503, 504].includes(reply.response.status)) throw new Lost("the server is not ready");
  const problem = (reply.error ?? {}) as Problem;
  const detail = typeof problem.detail === "string" ? problem.detail : reply.response.statusText;
  throw new Refusal(problem.code ?? "unknown", detail, problem.round ?? null);
}

async function answered<Data>(request: () => Promise<Reply<Data>>): Promise<Reply<Data>> {
  try {
    return await request();
  } catch {
    throw new Lost("no answer from the server");
  }
}

async function need<Data>(request: () => Promise<Reply<Data>>): Promise<Data> {
  const data = await call(request);
  if (data === undefined) throw new Lost("an answer without content");
  return data;
}

export const getGame = (game: string): Promise<Game> =>
  need(() => client.GET("/api/v1/games/{game}", { params: { path: { game } } }));

export const getArtwork = (game: string): Promise<Artwork> =>
  need(() => client.GET("/api/v1/games/{game}/artwork", { params: { path: { game } } }));

export const listGames = (): Promise<readonly GameCard[]> => need(() => client.GET("/api/v1/games"));

/** Begin a session on an account, a new one where there was one: all calls are made in it from then on. */
export async function enter(account: string): Promise<void> {
  session = null;
  const { token } = await need(() => client.POST("/api/v1/sessions", { body: { account } }));
  session = { account, token };
}

export const openAccount = (): Promise<Account> => need(() => client.POST("/api/v1/accounts", { body: {} }));

export const getAccount = (account: string): Promise<Account> =>
  need(() => client.GET("/api/v1/accounts/{account}", { params: { path: { account } } }));

export const refill = (account: string): Promise<Account> =>
  need(() => client.POST("/api/v1/accounts/{account}/refill", { params: { path: { account } } }));

export const play = (
  account: string,
  stake: { game: string; lines: readonly number[]; line_bet: number; wager: string | null },
): Promise<RoundView> => {
  const body = { ...stake, lines: [...stake.lines] };
  return need(() => client.POST("/api/v1/accounts/{account}/rounds", { params: { path: { account } }, body }));
};

export const answer = (
  round: string,
  body: { question: number; answer: Answer },
): Promise<RoundView> =>
  need(() => client.POST("/api/v1/rounds/{round}/answers", { params: { path: { round } }, body }));

export const openRound = async (account: string, game: string): Promise<RoundView | null> => {
  const params = { path: { account }, query: { game } };
  return (await call(() => client.GET("/api/v1/accounts/{account}/rounds/open", { params }))) ?? null;
};

export const getCarried = (account: string, game: string): Promise<Carried> => {
  const params = { path: { account }, query: { game } };
  return need(() => client.GET("/api/v1/accounts/{account}/carried", { params }));
};

export const listRounds = (account: string, game: string, limit: number): Promise<readonly RoundLine[]> => {
  const params = { path: { account }, query: { game, limit } };
  return need(() => client.GET("/api/v1/accounts/{account}/rounds", { params }));
};

/** List rounds of every game, newest first, from the one after a round on. */
export const listAllRounds = (account: string, limit: number, before: string | null): Promise<readonly RoundLine[]> => {
  const query = before === null ? { limit } : { limit, before };
  return need(() => client.GET("/api/v1/accounts/{account}/rounds", { params: { path: { account }, query } }));
};

export const recall = (round: string): Promise<Recall> =>
  need(() => client.GET("/api/v1/rounds/{round}", { params: { path: { round } } }));

const copied = (draws: readonly Forced[]) => draws.map(({ of, outcomes }) => ({ of, outcomes: [...outcomes] }));

export const readForced = async (account: string): Promise<readonly Forced[]> =>
  (await need(() => client.GET("/api/v1/accounts/{account}/forced", { params: { path: { account } } }))).draws;

export const force = async (account: string, draws: readonly Forced[]): Promise<readonly Forced[]> => {
  const body = { draws: copied(draws) };
  return (await need(() => client.PUT("/api/v1/accounts/{account}/forced", { params: { path: { account } }, body })))
    .draws;
};

export const setCredit = (account: string, balance: number): Promise<Account> =>
  need(() => client.PUT("/api/v1/accounts/{account}/credit", { params: { path: { account } }, body: { balance } }));
