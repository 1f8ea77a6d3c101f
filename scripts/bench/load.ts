import { setTimeout as wait } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { Client, Pool } from 'undici';
import { effort, percentile, rounded } from './effort.ts';
import type { Shop } from './shop.ts';

export type LoadResult = {
  call: string;
  requestsPerSecond: number;
  p50: number;
  p95: number;
  p99: number;
  errors: number;
};

export type Call = { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string };

/** Returns the next request, chosen at random: connections that follow one list would all ask for the same row. */
export type Draw = () => Call;

type LoadOptions = { connections?: number; seconds?: number; warmUp?: number };
type Seen = { times: number[]; errors: number; lastError?: Error };

/**
 * Each connection sends its next request after the complete reply to the last one. The generator shares the machine, so
 * it does little for a request: undici's dispatch discards the bytes, and only the time is stored. Its garbage
 * is collected in many small steps (`--max-semi-space-size` in package.json): V8's large collections
 * take a tenth of the machine and double the p99.
 */
export async function load(
  call: string,
  shop: Shop,
  draw: Draw | Call,
  { connections = 32, seconds = effort.loadSeconds, warmUp = effort.warmUpSeconds }: LoadOptions = {},
): Promise<LoadResult> {
  const next = typeof draw === 'function' ? draw : () => draw;
  await runFor(warmUp, connections, shop, next);
  return resultOf(call, await runFor(seconds, connections, shop, next), seconds);
}

function resultOf(call: string, { times, errors, lastError }: Seen, seconds: number): LoadResult {
  if (times.length === 0) throw new Error(`${call} was never answered`, { cause: lastError });
  const p = (share: number) => rounded(percentile(times, share), 1);
  return {
    call,
    requestsPerSecond: Math.round(times.length / seconds),
    p50: p(0.5),
    p95: p(0.95),
    p99: p(0.99),
    errors,
  };
}

/** Requests that begin at this rate, whether the ones before were answered or not. */
export async function loadAtRate(
  call: string,
  shop: Shop,
  draw: Draw,
  { perSecond, seconds = effort.loadSeconds }: { perSecond: number; seconds?: number },
): Promise<LoadResult> {
  const seen: Seen = { times: [], errors: 0 };
  const running: Promise<void>[] = [];
  const pool = new Pool(shop.base, { headersTimeout: 20_000, bodyTimeout: 20_000 });
  const began = performance.now();
  for (let at = 0; at < perSecond * seconds; at += 1) {
    const early = began + (at * 1_000) / perSecond - performance.now();
    if (early > 0) await wait(early);
    running.push(send(pool, shop, draw(), seen));
  }
  await Promise.all(running);
  await pool.close();
  return resultOf(call, seen, seconds);
}

async function runFor(seconds: number, connections: number, shop: Shop, next: Draw): Promise<Seen> {
  const seen: Seen = { times: [], errors: 0 };
  const end = performance.now() + seconds * 1_000;
  const connection = async () => {
    const client = new Client(shop.base, { headersTimeout: 20_000, bodyTimeout: 20_000 });
    while (performance.now() < end) await send(client, shop, next(), seen);
    await client.close();
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return seen;
}

function send(client: Dispatcher, { host }: Shop, { headers, ...call }: Call, seen: Seen): Promise<void> {
  return new Promise((done) => {
    const began = performance.now();
    let isAnswer = false;
    client.dispatch(
      { ...call, headers: { host, ...headers } },
      {
        // Without it undici treats this as a handler with its older interface.
        onRequestStart() {},
        onResponseStart(_controller, status) {
          isAnswer = status >= 200 && status < 300;
        },
        // undici requires it.
        onResponseData() {},
        onResponseEnd() {
          seen.times.push(performance.now() - began);
          if (!isAnswer) seen.errors += 1;
          done();
        },
        onResponseError(_controller, error) {
          seen.errors += 1;
          seen.lastError = error;
          done();
        },
      },
    );
  });
}
