// Plays one round of a game and tells what happened: node client.mjs http://localhost:8000 cinderella [account]
// Written from /api/openapi.json alone; it knows no rule of any game.
import { randomUUID } from "node:crypto";
import { setTimeout as rest } from "node:timers/promises";

const [address, game, known] = process.argv.slice(2);
if (!game) throw new Error("address and game: found none; allowed: node client.mjs ADDRESS GAME [ACCOUNT]");
let token = null;

/** Ask until there is an answer: under one key a request is done once, however often it is asked. */
async function ask(method, path, body) {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": randomUUID() };
  if (token) headers.Authorization = `Bearer ${token}`;
  for (let tries = 1; ; tries++) {
    try {
      const reply = await fetch(`${address}/api/v1${path}`, { method, headers, body: body && JSON.stringify(body) });
      if ([429, 502, 503, 504].includes(reply.status)) throw new TypeError("not now");
      const told = await reply.json();
      if (!reply.ok) throw new Error(`${told.code}: ${told.detail}`);
      return told;
    } catch (trouble) {
      if (!(trouble instanceof TypeError) || tries === 10) throw trouble;
      await rest(200 * tries);
    }
  }
}

/** Tell what is new of a round, and hold its credits against the balance. */
let expected = 0;
function tell(round) {
  for (const event of round.events.slice(round.new_from)) {
    expected += event.credit;
    const more = Object.entries(event).filter(([name, value]) => name !== "event" && typeof value !== "object");
    console.log(`${event.event}: ${more.map(([name, value]) => `${name} ${value}`).join(", ")}`);
  }
  if (round.balance !== expected) throw new Error(`balance: found ${round.balance}; allowed: ${expected}`);
  return round;
}

const account = known ?? (await ask("POST", "/accounts")).id;
token = (await ask("POST", "/sessions", { account })).token;
const rules = await ask("GET", `/games/${game}`);
const most = rules.line_numbers.at(-1) ?? rules.lines.length;
const lines = Array.from({ length: most }, (_, index) => index + 1);
expected = (await ask("GET", `/accounts/${account}`)).balance;

let round = tell(await ask("POST", `/accounts/${account}/rounds`, { game, lines, line_bet: rules.line_bets[0] }));
let gambles = 1; // one gamble, then collect
while (round.question) {
  const { of, options } = round.question;
  const chosen = of === "gamble" && gambles-- <= 0 ? "collect" : options[0];
  const body = { question: round.question_number, answer: { chosen } };
  round = tell(await ask("POST", `/rounds/${round.id}/answers`, body));
}
console.log(`won ${round.won} cents; the balance is ${round.balance}`);
