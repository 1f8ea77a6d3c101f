import type { RunFault, RunInput } from '../../platform/storage/build-runner.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import type { TestBuild } from '../../testing/builds.ts';
import {
  createToken,
  makeBuild,
  makeShared,
  makeShell,
  putLive,
  refusalOf,
  releaseCalls,
} from '../../testing/builds.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { readLive } from '../rollouts/rollouts.live.service.ts';
import { buildRuns } from './runs.table.ts';

let test: TestApp;
let pat: Actor;
let token: string;
let calls: ReturnType<typeof releaseCalls>;
/** The sets of builds that ran, in order, and the builds that fail in a run. */
const ran: RunInput[] = [];
const failing = new Map<string, Pick<RunFault, 'code' | 'place' | 'text' | 'isSure'>>();
const shell = makeShell();
const shared = makeShared();
const first = makeBuild('mfe-storefront');
const admin = makeBuild('mfe-store-admin');

async function runBuilds(input: RunInput): Promise<RunFault[]> {
  ran.push(input);
  return Object.values(input.set).flatMap(({ remote, build }) => {
    const fault = failing.get(build);
    return fault ? [{ remote, build, ...fault }] : [];
  });
}

beforeEach(async () => {
  test = await startTestApp({ runBuilds });
  calls = releaseCalls(test);
  pat = await createPlatformUser(test.database);
  token = await createToken(test.database, 'mfe-storefront');
  await putLive(test.database, shell, shared, first, admin);
  ran.length = 0;
  failing.clear();
});
afterEach(() => test.close());

const live = async () => (await onPlatform(test.database, readLive)).parts;
const kept = () => onPlatform(test.database, (tx) => tx.select().from(buildRuns));
const buildsOf = ({ set }: RunInput) => [set.shell, set.shared, set.remote].map(({ build }) => build);
const ids = (...builds: TestBuild[]) => builds.map(({ record }) => record.build);
const boom = { code: 'runThrows', place: '/search', text: 'Error: boom' } as const;
const uploaded = async (build: TestBuild) => {
  await calls.upload(build, pat.token, { together: true });
  return build;
};
const act = (path: string, body: object) =>
  test.call('localhost', 'POST', `/api/${path}`, { token: pat.token, body });

it('a published build runs beside what is live, once, and is kept with what it ran beside', async () => {
  const build = await uploaded(makeBuild('mfe-storefront'));
  const { body } = await calls.publish(build, token, { live: true });
  expect(body).toMatchObject({ live: true, ranMs: expect.any(Number) });
  expect(ran.map(buildsOf)).toEqual([ids(shell, shared, build)]);
  expect(await kept()).toEqual([
    expect.objectContaining({
      shell: shell.record.build,
      shared: shared.record.build,
      build: build.record.build,
      by: 'platform',
    }),
  ]);
  await calls.publish(build, token, { live: true });
  expect(ran).toHaveLength(1);
});

it('an mfe-shared runs beside each remote, its last good build and those of rollouts', async () => {
  const second = await uploaded(makeBuild('mfe-storefront'));
  await calls.publish(second, token, { live: true });
  const guest = await uploaded(makeBuild('mfe-storefront'));
  await calls.publish(guest, token, { share: 1_000 });
  ran.length = 0;
  const next = await uploaded(makeShared('1.0.1'));
  await calls.publish(next, pat.token);
  expect(ran.map(buildsOf).sort()).toEqual(
    [second, first, guest, admin].map((remote) => ids(shell, next, remote)).sort(),
  );
});

it('a build that fails is refused before any visitor gets it, with the part, the page and the reason', async () => {
  const build = await uploaded(makeBuild('mfe-storefront'));
  const { build: id } = build.record;
  failing.set(id, boom);
  for (const way of [{ live: true }, { share: 100 }, {}])
    expect(refusalOf(await calls.publish(build, token, way))).toEqual([
      409,
      'RELEASE_REFUSED',
      [
        `mfe-storefront ${id} fails at /search beside shell ${shell.record.build}, mfe-shared ${shared.record.build}: Error: boom.`,
      ],
    ]);
  failing.set(id, { code: 'runBlank', place: '/', text: '' });
  expect(refusalOf(await calls.publish(build, token))[2]).toEqual([
    expect.stringContaining(`mfe-storefront ${id} paints nothing at / beside`),
  ]);
  expect(await live()).toMatchObject({ 'mfe-storefront': first.record.build });
  expect((await kept()).map((run) => run.build)).toEqual([first.record.build]);
});

it('builds that ran without a fault are not run again to judge a fault that is sure, but for one that may only be slow', async () => {
  const build = await uploaded(makeBuild('mfe-storefront'));
  failing.set(build.record.build, boom);
  await calls.publish(build, token);
  expect(ran.map(buildsOf)).toEqual([ids(shell, shared, build), ids(shell, shared, first)]);
  ran.length = 0;
  await calls.publish(build, token);
  expect(ran.map(buildsOf)).toEqual([ids(shell, shared, build)]);
  ran.length = 0;
  failing.set(build.record.build, { ...boom, code: 'runEndless', isSure: true });
  await calls.publish(build, token);
  expect(ran.map(buildsOf)).toEqual([ids(shell, shared, build)]);
  ran.length = 0;
  failing.set(build.record.build, { ...boom, code: 'runEndless' });
  await calls.publish(build, token);
  expect(ran.map(buildsOf)).toEqual([ids(shell, shared, build), ids(shell, shared, first)]);
});

it('a part that failed before is no reason to refuse another part’s build', async () => {
  failing.set(admin.record.build, boom);
  const next = await uploaded(makeShared('1.0.1'));
  expect((await calls.publish(next, pat.token, { live: true })).status).toBe(200);
});

it('an operator forces a build past its run, and it may then be given out', async () => {
  const build = await uploaded(makeBuild('mfe-storefront'));
  failing.set(build.record.build, boom);
  expect((await calls.publish(build, pat.token, { force: 'a drill' })).status).toBe(200);
  const [run] = await kept();
  expect(run).toMatchObject({ build: build.record.build, by: 'forced' });
  const parts = { 'mfe-storefront': build.record.build };
  expect((await act('compositions', { parts })).status).toBe(200);
  expect(ran).toEqual([]);
});

it('builds that have not run together are run before an operator gives them out', async () => {
  const build = await uploaded(makeBuild('mfe-storefront'));
  await calls.publish(build, token);
  const next = await uploaded(makeShared('1.0.1'));
  await calls.publish(next, pat.token, { live: true });
  ran.length = 0;
  failing.set(build.record.build, boom);
  const rollout = { remote: 'mfe-storefront', build: build.record.build, share: 100 };
  expect(refusalOf(await act('rollouts', rollout))[1]).toBe('RELEASE_REFUSED');
  expect(refusalOf(await act('compositions', { parts: { 'mfe-storefront': build.record.build } }))[1]).toBe(
    'RELEASE_REFUSED',
  );
  failing.clear();
  expect((await act('rollouts', rollout)).status).toBe(201);
  expect(ran.map(buildsOf)).toContainEqual(ids(shell, next, build));
});

it('going back runs nothing that was live or ran before', async () => {
  const build = await uploaded(makeBuild('mfe-storefront'));
  await calls.publish(build, token, { live: true });
  const next = await uploaded(makeShared('1.0.1'));
  await calls.publish(next, pat.token, { live: true });
  ran.length = 0;
  expect((await act('compositions/rollback', { remote: 'mfe-storefront' })).status).toBe(200);
  expect(await live()).toMatchObject({
    'mfe-storefront': first.record.build,
    'mfe-shared': next.record.build,
  });
  expect((await act('compositions/rollback', {})).status).toBe(200);
  expect(ran).toEqual([]);
});

it('a run reads uploaded files, and renders the pages of the oldest store', async () => {
  await createStore(test.database, 'fresh');
  const build = await uploaded(makeBuild('mfe-storefront'));
  await calls.publish(build, token);
  const [{ read, shop } = {} as RunInput] = ran;
  expect(await read(build.record, 'entry.js')).toEqual(build.files.get('entry.js'));
  expect(await read(build.record, 'other.js')).toBeNull();
  expect(shop?.origin).toBe('http://fresh.localhost');
  expect(JSON.parse(shop?.bootstrap ?? '')).toMatchObject({
    language: 'en',
    rootDomain: 'localhost',
    tenant: { slug: 'fresh' },
  });
  expect((await shop?.ask('/api/catalog/products'))?.status).toBe(200);
});

it('a run asks a busy API again for the data of its pages: without them a build would go out unseen', async () => {
  await createStore(test.database, 'fresh');
  const build = await uploaded(makeBuild('mfe-storefront'));
  const inject = test.app.inject.bind(test.app) as (given: object) => Promise<unknown>;
  let refused = 0;
  jest.spyOn(test.app, 'inject').mockImplementation((async (given: { url: string }) => {
    if (given.url !== '/api/tenants/bootstrap' || refused > 0) return inject(given);
    refused += 1;
    return { statusCode: 503, body: '{}' };
  }) as never);
  await calls.publish(build, token);
  expect(refused).toBe(1);
  const [{ shop, platform } = {} as RunInput] = ran;
  expect([shop?.origin, platform]).toEqual(['http://fresh.localhost', expect.any(String)]);
});
