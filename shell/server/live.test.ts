import type { ClientRequest, IncomingMessage } from 'node:http';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { pino } from 'pino';
import type { Composition } from './composition.ts';
import type { Compositions } from './compositions.ts';
import { createCompositions } from './compositions.ts';
import { createHosts } from './hosts.ts';
import type { LiveOptions } from './live.ts';
import { liveLimits, serveLive } from './live.ts';
import { localBuilds } from './local-builds.ts';
import { buildOf, makePlan } from './testing/builds.ts';
import type { TestEdge } from './testing/edge.ts';
import { compositionIn, startEdge, storeId, TestApi } from './testing/edge.ts';

const [live, next] = ['a', 'b'].map(buildOf) as [string, string];
const visitor = 'visitor=0199a000-0000-4000-8000-000000000009';
const liveId = 'aaaaaa-aaaaaa-aaaaaa-aaaaaa-aaaaaa';
const nextId = 'aaaaaa-aaaaaa-aaaaaa-aaaaaa-bbbbbb';

type Heard = { event?: string; id?: string; data?: string };
type Tab = { reply: IncomingMessage; text(): string; heard(): Heard[]; leave(): void; ended: Promise<void> };

const open: ClientRequest[] = [];
afterEach(() => {
  for (const request of open.splice(0)) request.destroy();
});

/** A tab that listens, and what it has heard so far. */
function listen(port: number, path = '/live', headers: Record<string, string> = {}): Promise<Tab> {
  return new Promise((resolve, reject) => {
    const request = get(
      { port, path, host: '127.0.0.1', headers: { host: 'fresh.localhost', cookie: visitor, ...headers } },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        const fields = (block: string) =>
          Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/).slice(0, 2)));
        resolve({
          reply,
          text: () => text,
          heard: () =>
            text
              .split('\n\n')
              .map(fields)
              .filter(({ event }) => event),
          leave: () => request.destroy(),
          ended: new Promise((end) => reply.once('close', end)),
        });
      },
    );
    request.on('error', reject);
    open.push(request);
  });
}

async function until(holds: () => boolean): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  while (!holds() && Date.now() < giveUpAt) await sleep(5);
  expect(holds()).toBe(true);
}

describe('an open tab of a store', () => {
  let test: TestEdge;
  let port: number;
  const stopping = new AbortController();
  beforeAll(async () => {
    test = await startEdge({ stopping: stopping.signal });
    await test.edge.listen({ port: 0, host: '127.0.0.1' });
    port = (test.edge.server.address() as AddressInfo).port;
  });
  beforeEach(async () => {
    test.api.plan = makePlan({ version: String(Math.random()) });
    await sleep(1_100);
  });
  afterAll(() => test.close());

  it('receives each new composition once, within seconds, whatever stores it is for', async () => {
    const tab = await listen(port, `/live?composition=${liveId}`, { 'accept-encoding': 'br, gzip' });
    expect(tab.reply.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
    });
    expect(tab.reply.headers['content-encoding']).toBeUndefined();
    expect(tab.reply.headers['access-control-allow-origin']).toBeUndefined();
    const actedAt = Date.now();
    test.api.plan = makePlan({ version: 'next', rollouts: [{ tenantIds: [storeId] }] });
    await until(() => tab.heard().length > 0);
    process.stdout.write(`  from a change of the plan to an open tab: ${Date.now() - actedAt} ms\n`);
    await sleep(1_500);
    const [told, ...more] = tab.heard();
    expect(more).toEqual([]);
    expect(told).toMatchObject({ event: 'composition', id: nextId });
    const page = compositionIn((await test.get('/', { cookie: visitor })).body);
    expect(JSON.parse(told?.data ?? '')).toEqual(page);
    expect(page.remotes['mfe-storefront']).toMatchObject({ build: next, fallback: { build: live } });
    expect((await test.get('/live/composition', { cookie: visitor })).json()).toEqual(page);
  });

  it('receives a missed composition at once, also after a broken connection', async () => {
    const tab = await listen(port, `/live?composition=${nextId}`);
    await until(() => tab.heard()[0]?.id === liveId);
    const [again, unknown] = await Promise.all([
      listen(port, `/live?composition=${nextId}`, { 'last-event-id': liveId }),
      listen(port),
    ]);
    await until(() => unknown.heard()[0]?.id === liveId);
    expect(again.heard()).toEqual([]);
  });

  it('receives a rollout’s composition at the rollout’s start', async () => {
    const startsAt = new Date(Date.now() + 1_500).toISOString();
    test.api.plan = makePlan({ version: 'soon', rollouts: [{ startsAt }] });
    const tab = await listen(port, `/live?composition=${liveId}`);
    await until(() => tab.heard().length > 0);
    expect(tab.heard()).toMatchObject([{ id: nextId }]);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(startsAt));
  });

  it('receives nothing from an unknown host or for a made-up composition', async () => {
    for (const path of ['/live', '/live/composition'])
      expect((await test.get(path, { host: 'nobody.localhost' })).statusCode).toBe(404);
    expect((await test.get(`/live?composition=${'x'.repeat(201)}`)).statusCode).toBe(400);
    expect((await test.edge.inject({ method: 'HEAD', url: '/live' })).statusCode).not.toBe(200);
    const reply = await test.get('/live/composition', { cookie: 'visitor=<script>' });
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it('does not delay the server’s stop', async () => {
    const tabs = await Promise.all([listen(port), listen(port)]);
    stopping.abort();
    await Promise.all(tabs.map(({ ended }) => ended));
    const late = await listen(port);
    expect(late.reply.statusCode).toBe(503);
    await test.edge.close();
  });
});

describe('many open tabs', () => {
  async function serve(compositions: Compositions, options: Partial<LiveOptions>) {
    const edge = fastify();
    serveLive(edge, { hosts: createHosts(new TestApi()), compositions, ...options });
    await edge.listen({ port: 0, host: '127.0.0.1' });
    return { edge, port: (edge.server.address() as AddressInfo).port };
  }

  function counted(inner: Compositions) {
    const looks = { count: 0 };
    const current = () => {
      looks.count += 1;
      return inner.current();
    };
    return { looks, compositions: { ...inner, current } };
  }

  it('share one reading of the plan, and cause none after the last has closed', async () => {
    const api = new TestApi();
    api.plan = makePlan();
    const log = pino({ level: 'silent' });
    const local = localBuilds('/nowhere', log);
    const { looks, compositions } = counted(createCompositions({ api, host: 'localhost', local, log }));
    const lookEveryMs = 100;
    const { edge, port } = await serve(compositions, { lookEveryMs, mostOfAddress: 2_000 });
    const tabs = await Promise.all(
      Array.from({ length: 1_200 }, () => listen(port, `/live?composition=${liveId}`)),
    );
    const before = { looks: looks.count, at: performance.now() };
    await sleep(1_000);
    const most = (performance.now() - before.at) / lookEveryMs + 1;
    expect(looks.count - before.looks).toBeLessThanOrEqual(most);
    const actedAt = Date.now();
    api.plan = makePlan({ version: 'v2', rollouts: [{}] });
    await until(() => tabs.every((tab) => tab.heard()[0]?.id === nextId));
    process.stdout.write(`  from a change of the plan to 1,200 open tabs: ${Date.now() - actedAt} ms\n`);
    for (const tab of tabs) tab.leave();
    // Looking ends once the last tab has left; otherwise this loop does not.
    let after = -1;
    while (after !== looks.count) {
      after = looks.count;
      await sleep(5 * lookEveryMs);
    }
    await edge.close();
  });

  it('hold 500 streams for one address at most, and 20,000 in all', () => {
    expect(liveLimits.mostOfAddress).toBeLessThanOrEqual(500);
    expect(liveLimits.mostListeners).toBeLessThanOrEqual(20_000);
  });

  it.each([
    ['of all', { mostListeners: 2 }],
    ['of one address', { mostOfAddress: 2 }],
  ])('are kept open by heartbeats, and those beyond the limit %s are told to poll', async (_whose, limit) => {
    const api = new TestApi();
    api.plan = makePlan();
    const log = pino({ level: 'silent' });
    const compositions = createCompositions({
      ...{ api, host: 'localhost', log },
      local: localBuilds('/nowhere', log),
    });
    const { edge, port } = await serve(compositions, { lookEveryMs: 20, heartbeatMs: 100, ...limit });
    const tab = await listen(port, `/live?composition=${liveId}`);
    const other = await listen(port);
    await until(
      () =>
        tab
          .text()
          .split('\n\n')
          .filter((line) => line === ':').length >= 2,
    );
    const third = await listen(port);
    expect(third.reply.statusCode).toBe(503);
    expect(third.reply.headers['retry-after']).toBe('60');
    other.leave();
    let next = third;
    while (next.reply.statusCode !== 200) next = await listen(port);
    await edge.close();
  });
});

it('the edge sends no compositions when webpack replaces modules in the page', async () => {
  const test = await startEdge({ composition: () => ({}) as Composition });
  for (const path of ['/live', '/live/composition']) expect((await test.get(path)).statusCode).toBe(204);
  await test.close();
});
