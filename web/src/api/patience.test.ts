// How long a request that came too soon waits, and that it is the same one that goes out again.

import { afterEach, expect, it, vi } from "vitest";
import { patiently, putOff, waitOf } from "./patience";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits as exactly as it is told to", () => {
  expect(waitOf("2", { code: "too-soon", wait_ms: 1200 })).toBe(1200);
  expect(waitOf("2", { code: "too-many", wait_ms: null })).toBe(2000);
  expect(waitOf("2", null)).toBe(2000);
  expect(waitOf(null, null)).toBe(1000);
  expect(waitOf("Mon, 30 Nov 2026 12:00:00 GMT", null)).toBe(1000);
});

it("makes the same request again, its key and body with it, until it is not too soon", async () => {
  vi.useFakeTimers();
  const made: string[] = [];
  const answers = [429, 429, 201];
  vi.stubGlobal("fetch", async (request: Request) => {
    made.push(`${request.headers.get("Idempotency-Key") ?? ""} ${await request.text()}`);
    return new Response("{}", { status: answers.shift() ?? 500, headers: { "Retry-After": "3" } });
  });
  const headers = { "Idempotency-Key": "a-key-of-ours" };
  const answered = patiently(new Request("http://house/rounds", { method: "POST", headers, body: "stake" }));
  await vi.advanceTimersByTimeAsync(2999);
  expect(made).toHaveLength(1);
  expect(putOff.value).toBe(true);
  await vi.advanceTimersByTimeAsync(3001);
  expect((await answered).status).toBe(201);
  expect(made).toEqual(Array<string>(3).fill("a-key-of-ours stake"));
  expect(putOff.value).toBe(false);
});
