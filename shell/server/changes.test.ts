import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { apiAt } from './api-port.ts';
import { followChanges } from './changes.ts';
import { createPageCache } from './page-cache.ts';

const secret = 'a secret that only edges of this platform know';
/** Longer than a busy machine needs for a heartbeat. */
const silenceMs = 1_500;

/** An API that tells what the test tells it to. */
class Api {
  server: Server | undefined;
  port = 0;
  status = 200;
  asked: IncomingMessage[] = [];
  private replies: ServerResponse[] = [];
  private isKilled = false;

  async start(): Promise<void> {
    this.isKilled = false;
    if (this.server) return;
    this.server = createServer((request, reply) => {
      this.asked.push(request);
      reply.writeHead(this.status, { 'content-type': 'text/event-stream' });
      if (this.status !== 200) return reply.end('{}');
      this.replies.push(reply);
      this.say({ hearing: true }, reply);
    });
    this.server.on('connection', (socket) => this.isKilled && socket.destroy());
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  write(text: string): void {
    for (const reply of this.replies) reply.write(text);
  }

  say(message: object, reply?: ServerResponse): void {
    const text = `data: ${JSON.stringify(message)}\n\n`;
    if (reply) reply.write(text);
    else this.write(text);
  }

  /** Nothing answers there any more; the port stays its own, as another process could take it. */
  kill(): void {
    this.isKilled = true;
    this.server?.closeAllConnections();
    this.replies = [];
  }
}

let api: Api;
let heart: NodeJS.Timeout;
let heard: unknown[];
let leave: () => void;
const warnings: unknown[] = [];
const log = { info: () => undefined, warn: (warning: unknown) => warnings.push(warning) };

beforeEach(async () => {
  api = new Api();
  await api.start();
  heart = setInterval(() => api.write(':\n\n'), 100);
  heard = [];
  warnings.length = 0;
});
afterEach(() => {
  leave();
  clearInterval(heart);
  api.kill();
  api.server?.close();
});

function follow(): void {
  const options = { url: api.url, secret, log, silenceMs, retryMs: 200, echoMs: 150 };
  leave = followChanges(options, {
    changed: (change) => heard.push(change),
    hearing: (on) => heard.push(on),
  });
}

async function eventually(passes: () => boolean): Promise<void> {
  for (const until = Date.now() + 60_000; !passes(); await delay(5))
    if (Date.now() > until) throw new Error(`Still not so: ${JSON.stringify(heard)}`);
}

const anything = { kind: 'anything', tenantId: null };
const ofFresh = { kind: 'catalog', tenantId: 'fresh' };

it('the change stream sends its secret and reports each change twice, at once and a moment later', async () => {
  follow();
  await eventually(() => heard.length === 4);
  expect(heard).toEqual([false, true, anything, anything]);
  expect(api.asked[0]?.headers.authorization).toBe(`Bearer ${secret}`);
  expect(api.asked[0]?.url).toBe('/api/changes');
  heard.length = 0;
  api.say({ changed: ofFresh });
  await eventually(() => heard.length === 1);
  await delay(300);
  expect(heard).toEqual([ofFresh, ofFresh]);
});

it('the change stream joins split events and reports an unreadable event as a change of anything', async () => {
  follow();
  await eventually(() => heard.length === 4);
  heard.length = 0;
  // It would come between the pieces.
  clearInterval(heart);
  for (const text of ['data: {"chan', 'ged":{"kind":"newer","ten', 'antId":null}}', '\n', '\n']) {
    api.write(text);
    await delay(20);
  }
  api.write('data: nonsense\n\n');
  await eventually(() => heard.length === 2);
  expect(heard).toEqual([{ kind: 'newer', tenantId: null }, anything]);
});

it('the change stream reports that the API is gone and that it is back', async () => {
  follow();
  await eventually(() => heard.length === 4);
  heard.length = 0;
  api.kill();
  await eventually(() => heard.length > 0);
  await delay(500);
  expect(new Set(heard)).toEqual(new Set([false]));
  expect(warnings).toHaveLength(1);
  heard.length = 0;
  await api.start();
  await eventually(() => heard.includes(true));
  expect(heard.slice(heard.indexOf(true))).toEqual([true, anything]);
});

it('the change stream treats a silent API as gone', async () => {
  follow();
  await eventually(() => heard.length === 4);
  heard.length = 0;
  clearInterval(heart);
  await eventually(() => heard.length > 0);
  expect(heard).toEqual([false]);
  await eventually(() => api.asked.length === 2);
});

it('the change stream is disconnected while the API itself receives no changes', async () => {
  follow();
  await eventually(() => heard.length === 4);
  heard.length = 0;
  api.say({ hearing: false });
  api.say({ hearing: true });
  await eventually(() => heard.length === 3);
  expect(heard).toEqual([false, true, anything]);
});

it('the change stream logs a refusal once and tries again', async () => {
  api.status = 404;
  follow();
  await eventually(() => api.asked.length > 2);
  expect(new Set(heard)).toEqual(new Set([false]));
  expect(warnings).toHaveLength(1);
  expect(String((warnings[0] as { err: Error }).err)).toContain('EDGE_SECRET');
});

it('the change stream requires a secret', () => {
  leave = () => undefined;
  expect(apiAt(api.url).changes).toBeUndefined();
});

it('pages of a killed API are cached for one second and dropped when it is back', async () => {
  let time = 0;
  let made = 0;
  const cache = createPageCache({ maxBytes: 1_000_000, now: () => time });
  leave = apiAt(api.url, { secret, log }).changes?.({
    changed(change) {
      heard.push(change);
      cache.drop(change.tenantId);
    },
    hearing(on) {
      heard.push(on);
      cache.hearing(on);
    },
  }) as () => void;
  const page = async () => {
    const found = await cache.get('fresh', '/', async () => {
      made += 1;
      return { status: 200, headers: {}, html: Buffer.from(`${made}`) };
    });
    return Number(await found.body('identity'));
  };
  // The first change, that anything may be otherwise, is told again after a second.
  await eventually(() => heard.length === 4);
  expect([await page(), await page()]).toEqual([1, 1]);
  time += 30_000;
  expect(await page()).toBe(1);
  api.say({ changed: ofFresh });
  await eventually(() => heard.length === 6);
  expect(await page()).toBe(2);
  api.kill();
  await eventually(() => heard.at(-1) === false);
  time += 999;
  expect(await page()).toBe(2);
  time += 1;
  expect(await page()).toBe(3);
  await api.start();
  await eventually(() => cache.stats().entries === 0);
  expect(await page()).toBe(4);
});
