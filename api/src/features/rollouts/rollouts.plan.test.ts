import { createHash, randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { buildApp } from '../../app.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import { makeBuild, makeShared, makeShell, putLive, putPublished } from '../../testing/builds.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { readPlan } from './rollouts.plan.service.ts';
import { releasePlan } from './rollouts.schema.ts';

let test: TestApp;
let other: Awaited<ReturnType<typeof buildApp>>;
let pat: Actor;
const part = 'mfe-storefront';
const shell = makeShell();
const shared = makeShared();
const storefront = makeBuild(part);

beforeAll(async () => {
  test = await startTestApp({ sharedMs: 60_000 });
  // A second process on the same database.
  other = await buildApp({
    config: { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test', DATA_DIR: test.dataDir },
    databaseUrl: test.databaseUrl,
    log: pino({ level: 'silent' }),
    limits: false,
  });
  pat = await createPlatformUser(test.database);
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const ask = (app: typeof other, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: '/api/releases/plan', headers: { host: 'unknown.example', ...headers } });
const post = (path: string, body: object) =>
  test.call('localhost', 'POST', `/api/${path}`, { token: pat.token, body });

it('the plan is empty on a platform without builds', async () => {
  const { version, ...plan } = (await ask(test.app)).json();
  expect(plan).toEqual({
    live: { id: null, parts: {} },
    fallback: {},
    rollouts: [],
    rings: {},
    records: [],
    sources: {},
  });
  expect(version).toMatch(/^[\w-]{22}$/);
});

describe('the registry’s plan', () => {
  beforeAll(() => putLive(test.database, shell, shared, storefront));

  it('matches its schema and has a record for each of its builds', async () => {
    const plan = await eventually(
      async () => (await ask(test.app)).json(),
      ({ live }) => live.parts[part] === storefront.record.build,
    );
    expect(releasePlan.parse(plan)).toEqual(plan);
    expect(plan.records).toEqual(
      expect.arrayContaining([shell, shared, storefront].map((one) => one.record)),
    );
    expect(plan.fallback).toEqual({ shell: null, 'mfe-shared': null, [part]: null });
  });

  it('is answered with 304 while nothing changes', async () => {
    const { headers, statusCode } = await ask(test.app);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    const again = await ask(test.app, { 'if-none-match': headers.etag as string });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const packed = await ask(test.app, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(Number(headers['content-length']));
  });

  it('has a version made from its content, the same in each process', async () => {
    const [one, two] = await Promise.all([ask(test.app), ask(other)]);
    expect(one.headers.etag).toBe(two.headers.etag);
    expect(one.json()).toEqual(two.json());
    expect(await onPlatform(test.database, readPlan)).toEqual(one.json());
  });

  it('shows a release and a rollback to the next request, and soon in every process', async () => {
    const next = makeBuild(part);
    await putLive(test.database, next);
    const acts = [
      () => post('compositions/rollback', { remote: part }),
      () => post('compositions', { parts: { [part]: next.record.build } }),
    ];
    const expected = [storefront, next].map(({ record }) => record.build);
    for (const [at, act] of acts.entries()) {
      await Promise.all([ask(test.app), ask(other)]);
      expect((await act()).status).toBe(200);
      const acted = performance.now();
      // The process that made the change has it at once.
      expect((await ask(test.app)).json().live.parts[part]).toBe(expected[at]);
      await eventually(
        async () => (await ask(other)).json().live.parts[part],
        (build) => build === expected[at],
      );
      process.stdout.write(`  until another process shows it: ${Math.round(performance.now() - acted)} ms\n`);
    }
  });

  it('has all data to find the visitors of a share: 1,000 of 10,000 at 10 %, always the same', async () => {
    const guest = makeBuild(part);
    await putPublished(test.database, guest);
    const { build } = guest.record;
    const { body } = await post('rollouts', { remote: part, build, share: 0 });
    const visitors = Array.from({ length: 10_000 }, () => randomUUID());
    /** The rule, said again: the first four bytes of sha256(visitor:build), spread over 10,000. */
    const among = async (share: number) => {
      await test.call('localhost', 'PUT', `/api/rollouts/${body.id}`, { token: pat.token, body: { share } });
      const [rollout] = (await ask(test.app)).json().rollouts;
      const bucket = (visitor: string) =>
        (createHash('sha256').update(`${visitor}:${rollout.build}`).digest().readUInt32BE() / 2 ** 32) *
        10_000;
      return new Set(visitors.filter((visitor) => bucket(visitor) < rollout.share));
    };
    expect((await among(0)).size).toBe(0);
    const tenth = await among(1_000);
    // Five standard deviations.
    expect(Math.abs(tenth.size - 1_000)).toBeLessThan(150);
    const more = await among(2_500);
    expect(more.size).toBeGreaterThan(tenth.size);
    expect([...tenth].filter((visitor) => !more.has(visitor))).toEqual([]);
    expect((await among(10_000)).size).toBe(10_000);
  });
});
