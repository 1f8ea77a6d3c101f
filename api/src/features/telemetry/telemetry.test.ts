import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { signVisitor } from '../../platform/http/visitor-id.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import { forgetBuilds, makeBuild, makeShared, makeShell, putLive } from '../../testing/builds.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { releases } from '../releases/releases.table.ts';
import { cleanTelemetry } from './telemetry.cleaning.service.ts';
import { remoteErrors, remoteNumbers, remotePages } from './telemetry.table.ts';

let test: TestApp;
let pat: Actor;
let fresh: string;
const storefront = makeBuild('mfe-storefront');
const { remote, build } = storefront.record;

beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
});
beforeEach(async () => {
  await forgetBuilds(test.database);
  pat = await createPlatformUser(test.database);
  await putLive(test.database, makeShell(), makeShared(), storefront);
});
afterAll(() => test.close());

const report = { composition: '4f0a11-9c2b07', path: '/products', builds: {} };
const send = async (body: object, { visitor = randomUUID() as string, host = 'fresh.localhost' } = {}) =>
  test.call(host, 'POST', '/api/telemetry', {
    body: { ...report, ...body },
    headers: { cookie: `lang=en; visitor=${signVisitor(visitor, await test.app.visitorKey())}` },
  });
const read = async (path: string) =>
  (await test.call('localhost', 'GET', `/api/telemetry/${path}`, { token: pat.token })).body;
const error = (given: object = {}) => ({
  remote,
  build,
  phase: 'render',
  message: 'x is undefined',
  ...given,
});
const number = (metric: string, value: number, given: object = {}) => ({
  remote,
  build,
  metric,
  value,
  ...given,
});

describe('an error of a page', () => {
  it('is stored with its remote, build, composition and store', async () => {
    const visitor = randomUUID();
    const { status, body } = await send({ errors: [error()] }, { visitor });
    expect([status, body]).toEqual([202, { success: true }]);
    const { items } = await read('errors');
    expect(items).toEqual([
      {
        id: expect.any(String),
        ...{ remote, build, phase: 'render', message: 'x is undefined' },
        ...{ composition: report.composition, path: '/products', storeId: fresh, storeName: 'fresh' },
        visitor: expect.stringMatching(/^[\w-]{16}$/),
        ...{ stack: '', browser: '' },
        createdAt: expect.any(String),
      },
    ]);
    expect(JSON.stringify(items)).not.toContain(visitor);
  });

  it('can come from the platform’s own pages', async () => {
    await send({ errors: [error()] }, { host: 'localhost' });
    expect((await read('errors')).items).toMatchObject([{ storeId: null, storeName: null }]);
  });

  it('of an unknown build is ignored', async () => {
    const errors = [error({ build: 'ffffffffffff' }), error({ remote: 'mfe-other' }), error()];
    expect((await send({ errors })).status).toBe(202);
    expect((await read('errors')).totalDoc).toBe(1);
  });

  it('is shortened, and its path has no query, which may hold a token', async () => {
    await send({
      path: '/auth/reset-password?token=secret#x',
      errors: [error({ message: `${'m'.repeat(499)}😀` })],
    });
    const [item] = (await read('errors')).items;
    expect([item.path, item.message.length]).toEqual(['/auth/reset-password', 500]);
    expect(item.message.isWellFormed()).toBe(true);
  });

  it('is listed by part and build, newest first', async () => {
    await send({ errors: [error({ message: 'first' })] });
    await send({ errors: [error({ message: 'second' })] });
    const list = await read(`errors?remote=${remote}&build=${build}&limit=1`);
    expect([list.totalDoc, list.pages, list.items[0].message]).toEqual([2, 2, 'second']);
    expect((await read('errors?remote=shell')).totalDoc).toBe(0);
  });

  it('is read by an index', async () => {
    const plan = (condition: string) =>
      onPlatform(test.database, async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        const query = `explain select id from remote_errors where ${condition}
          order by created_at desc nulls last, id desc nulls last limit 20`;
        return JSON.stringify((await tx.execute(query)).rows);
      });
    expect(await plan('true')).toMatch(/^(?!.*Sort).*remote_errors_newest/);
    expect(await plan(`remote = '${remote}' and build = '${build}'`)).toMatch(/remote_errors_(build|newest)/);
  });

  it('is stored a limited number of times per visitor', async () => {
    const visitor = randomUUID();
    for (let time = 0; time < 5; time += 1)
      await send({ errors: Array.from({ length: 10 }, () => error()) }, { visitor });
    expect((await read('errors')).totalDoc).toBe(20);
    await send({ errors: [error()] });
    expect((await read('errors')).totalDoc).toBe(21);
  });
});

describe('a telemetry report', () => {
  it.each<[string, object]>([
    ['a composition of any length', { composition: 'x'.repeat(201) }],
    ['eleven errors', { errors: Array.from({ length: 11 }, () => error()) }],
    ['61 numbers', { numbers: Array.from({ length: 61 }, () => number('load', 1)) }],
    ['a phase of any text', { errors: [error({ phase: '<b>' })] }],
    ['a metric nobody knows', { numbers: [number('errors', 1)] }],
    ['a number below zero', { numbers: [number('load', -1)] }],
    ['a number beyond measure', { numbers: [number('load', 1e12)] }],
    ['a build that is no build', { builds: { shell: '../..' } }],
    ['a field nobody asked for', { user: 'ann' }],
  ])('is refused with %s', async (_what, body) => {
    expect((await send(body)).body.code).toBe('VALIDATION');
  });

  it('is refused above 32 kB and from addresses that send too many', async () => {
    const { status, body } = await send({ errors: [error({ message: 'm'.repeat(33_000) })] });
    expect([status, body.code]).toEqual([413, 'TOO_LARGE']);
    const strict = await startTestApp({ limits: { telemetryAddress: { points: 2, duration: 60 } } });
    try {
      const statuses = [];
      for (let time = 0; time < 3; time += 1)
        statuses.push((await strict.call('localhost', 'POST', '/api/telemetry', { body: report })).status);
      expect(statuses).toEqual([202, 202, 429]);
    } finally {
      await strict.close();
    }
  });

  it('says which builds are in use, once in ten minutes', async () => {
    const seen = async () => {
      const rows = await onPlatform(test.database, (tx) =>
        tx.select({ at: releases.seenAt }).from(releases).where(eq(releases.build, build)),
      );
      return rows[0]?.at ?? null;
    };
    const set = (ago: string) =>
      onPlatform(test.database, (tx) =>
        tx
          .update(releases)
          .set({ seenAt: sql`now() - ${ago}::interval` })
          .where(eq(releases.build, build)),
      );
    const builds = { [remote]: build, 'mfe-other': 'ffffffffffff' };
    expect(await seen()).toBeNull();
    await send({ builds });
    expect(Date.now() - (await seen())!.getTime()).toBeLessThan(5_000);
    await set('9 minutes');
    const before = await seen();
    await send({ builds });
    expect(await seen()).toEqual(before);
    await set('11 minutes');
    await send({ builds });
    expect(Date.now() - (await seen())!.getTime()).toBeLessThan(5_000);
  });
});

describe('numbers of pages', () => {
  it('are added up by build, with their 75th percentile', async () => {
    for (let page = 1; page <= 100; page += 1)
      await send({ numbers: [number('pages', 1), number('lcp', page * 40), number('cls', 30)] });
    await send({ numbers: [number('lcp', 100, { build: 'ffffffffffff' })], errors: [error()] });
    const { items } = await read('numbers');
    expect(items).toMatchObject([
      { remote, build, storeId: null, pages: 100, errors: 1, load: null, cls: { count: 100, mean: 30 } },
    ]);
    const { lcp } = items[0];
    expect([lcp.count, lcp.mean]).toEqual([100, 2_020]);
    // 75 of 100 values are 3,000 or less.
    expect(Math.abs(lcp.p75 - 3_000)).toBeLessThan(100);
  });

  it('are complete when many pages report at once', async () => {
    const both = [number('load', 100), number('bytes', 50_000), number('pages', 1)];
    await Promise.all(
      Array.from({ length: 40 }, (_none, at) => send({ numbers: at % 2 ? both : both.toReversed() })),
    );
    expect((await read('numbers')).items).toMatchObject([
      { pages: 40, load: { count: 40, mean: 100 }, bytes: { count: 40, mean: 50_000 } },
    ]);
  });

  it('are listed by store, for one store and for some days', async () => {
    await createStore(test.database, 'bakehouse');
    await send({ numbers: [number('pages', 1)] });
    await send({ numbers: [number('pages', 1), number('pages', 1)] }, { host: 'bakehouse.localhost' });
    await send({ numbers: [number('pages', 1)] }, { host: 'localhost' });
    const lines = async (query: string) =>
      (await read(`numbers?${query}`)).items.map((one: { storeName: string; pages: number }) => [
        one.storeName,
        one.pages,
      ]);
    expect(await lines('')).toEqual([[null, 4]]);
    expect((await lines('by=store')).toSorted()).toEqual(
      [
        [null, 1],
        ['bakehouse', 2],
        ['fresh', 1],
      ].toSorted(),
    );
    expect(await lines(`storeId=${fresh}&by=store`)).toEqual([['fresh', 1]]);
    expect(await lines('remote=shell')).toEqual([]);
    await onPlatform(test.database, (tx) =>
      tx.update(remoteNumbers).set({ day: sql`${remoteNumbers.day} - 3` }),
    );
    expect(await lines('days=3')).toEqual([]);
    expect(await lines('days=4')).toEqual([[null, 4]]);
  });
});

it('errors are deleted after 30 days and numbers after 90', async () => {
  await send({ errors: [error()], numbers: [number('pages', 1)] });
  const left = () =>
    onPlatform(test.database, (tx) =>
      Promise.all([remoteErrors, remoteNumbers, remotePages].map((table) => tx.$count(table))),
    );
  await cleanTelemetry(test.database);
  expect(await left()).toEqual([1, 2, 1]);
  await onPlatform(test.database, async (tx) => {
    await tx.update(remoteErrors).set({ createdAt: sql`now() - interval '31 days'` });
    await tx.update(remoteNumbers).set({ day: sql`${remoteNumbers.day} - 91` });
    await tx.update(remotePages).set({ minute: sql`now() - interval '49 hours'` });
  });
  await cleanTelemetry(test.database);
  expect(await left()).toEqual([0, 0, 0]);
});
