import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { signVisitor } from '../../platform/http/visitor-id.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import type { TestBuild } from '../../testing/builds.ts';
import {
  forgetBuilds,
  makeBuild,
  makeShared,
  makeShell,
  putLive,
  putPublished,
} from '../../testing/builds.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { compositions } from '../releases/releases.table.ts';
import { remotePages } from '../telemetry/telemetry.table.ts';
import { demotions } from './demotions.table.ts';

let test: TestApp;
let pat: Actor;
const [shell, shared, shop, admin] = [
  makeShell(),
  makeShared(),
  makeBuild('mfe-storefront'),
  makeBuild('mfe-store-admin'),
];

beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  await forgetBuilds(test.database);
  pat = await createPlatformUser(test.database);
  // One after the other, so that each has its own age.
  for (const build of [shell, shared, shop, admin]) await putLive(test.database, build);
});
afterAll(() => test.close());

type At = { beside?: TestBuild[]; phase?: string };
async function fails({ record }: TestBuild, { beside = [shell, shared], phase = 'render' }: At = {}) {
  const { remote, build } = record;
  const { status } = await test.call('localhost', 'POST', '/api/telemetry', {
    headers: { cookie: `visitor=${signVisitor(randomUUID(), await test.app.visitorKey())}` },
    body: {
      ...{ composition: 'c', path: '/' },
      builds: Object.fromEntries(beside.map((one) => [one.record.remote, one.record.build])),
      errors: [{ remote, build, phase, message: 'useText is not a function' }],
    },
  });
  expect(status).toBe(202);
}
const failsFor = async (count: number, build: TestBuild, at?: At) => {
  for (let visitor = 0; visitor < count; visitor += 1) await fails(build, at);
};
const wereSeen = ({ record: { remote, build } }: TestBuild, pages: number, minutesAgo = 0) =>
  onPlatform(test.database, (tx) =>
    tx
      .insert(remotePages)
      .values({ remote, build, minute: new Date(Date.now() - minutesAgo * 60_000), pages }),
  );
const call = async (method: 'GET' | 'POST', path: string, body?: object) =>
  (await test.call('localhost', method, `/api/${path}`, { token: pat.token, body })).body;
const live = async () => (await call('GET', 'releases/plan')).live.parts;
const parts = (...builds: TestBuild[]) =>
  Object.fromEntries(builds.map(({ record }) => [record.remote, record.build]));
const notices = async () => (await call('GET', 'platform-notices')).items;
const state = async ({ record }: TestBuild) =>
  (await call('GET', `releases/${record.remote}/${record.build}`)).status;

it('a new mfe-shared is demoted when a remote that did not change fails beside it', async () => {
  const broken = makeShared('1.0.1');
  await putLive(test.database, broken);
  await failsFor(2, shop, { beside: [shell, broken] });
  expect(await live()).toEqual(parts(shell, shared, shop, admin));
  expect([await state(broken), await state(shop)]).toEqual(['demoted', 'published']);
  expect(await notices()).toMatchObject([
    {
      values: { remote: 'mfe-shared', build: broken.record.build, instead: shared.record.build },
      why: {
        code: 'neverWorkedBeside',
        values: { visitors: 2, minutes: 10, parts: `mfe-storefront ${shop.record.build}` },
      },
    },
  ]);
  // Tabs that were opened before still have it.
  await failsFor(5, shop, { beside: [shell, broken] });
  expect(await notices()).toHaveLength(1);
});

it('failures of several remotes beside a new mfe-shared are added up', async () => {
  const broken = makeShared('1.0.1');
  await putLive(test.database, broken);
  for (const one of [shop, admin]) await wereSeen(one, 3);
  const at = { beside: [shell, broken] };
  await failsFor(3, shop, at);
  await failsFor(1, admin, at);
  expect(await live()).toEqual(parts(shell, broken, shop, admin));
  await fails(admin, at);
  expect(await live()).toEqual(parts(shell, shared, shop, admin));
  const [{ why }] = await notices();
  expect([why.code, why.values.visitors]).toEqual(['failedBeside', 5]);
  expect(why.values.parts.split(', ').toSorted()).toEqual(
    [shop, admin].map(({ record }) => `${record.remote} ${record.build}`).toSorted(),
  );
});

it('a changed remote is demoted, and not the mfe-shared that did not change', async () => {
  const changed = makeBuild('mfe-storefront');
  await putLive(test.database, changed);
  await failsFor(2, changed);
  expect(await live()).toEqual(parts(shell, shared, shop, admin));
});

it('a changed remote is demoted for an error that is thrown in an mfe-shared that did not change', async () => {
  const changed = makeBuild('mfe-storefront');
  await putLive(test.database, changed);
  await failsFor(2, shared, { beside: [shell, shared, changed] });
  expect(await live()).toEqual(parts(shell, shared, shop, admin));
  expect((await notices())[0].values.remote).toBe('mfe-storefront');
});

it('two builds that came in one step are demoted together', async () => {
  const [both, needing] = [
    makeShared('1.1.0'),
    makeBuild('mfe-storefront', { needs: { 'mfe-shared': '^1.1.0' } }),
  ];
  await putLive(test.database, both, needing);
  await failsFor(2, needing, { beside: [shell, both] });
  expect(await live()).toEqual(parts(shell, shared, shop, admin));
  expect([await state(both), await state(needing)]).toEqual(['demoted', 'demoted']);
  expect((await notices()).length).toBe(2);
});

it('a failing build among the first ones of a platform is named alone, as nothing can be taken back', async () => {
  const first = await startTestApp();
  try {
    await putLive(first.database, shell, shared, shop);
    const { remote, build } = shop.record;
    for (let visitor = 0; visitor < 3; visitor += 1)
      await first.call('localhost', 'POST', '/api/telemetry', {
        headers: { cookie: `visitor=${signVisitor(randomUUID(), await first.app.visitorKey())}` },
        body: {
          ...{ composition: 'c', path: '/', builds: parts(shell, shared) },
          errors: [{ remote, build, phase: 'render', message: 'x' }],
        },
      });
    const rows = await onPlatform(first.database, (tx) =>
      tx.select({ remote: demotions.remote, instead: demotions.instead }).from(demotions),
    );
    expect(rows).toEqual([{ remote, instead: null }]);
  } finally {
    await first.close();
  }
});

it('a build that needs the mfe-shared that is to blame goes back with it, and stays published', async () => {
  const broken = makeShared('1.1.0');
  await putLive(test.database, broken);
  const needing = makeBuild('mfe-store-admin', { needs: { 'mfe-shared': '^1.1.0' } });
  await putLive(test.database, needing);
  await failsFor(2, shop, { beside: [shell, broken] });
  expect(await live()).toEqual(parts(shell, shared, shop, admin));
  expect([await state(broken), await state(needing)]).toEqual(['demoted', 'published']);
});

it('a remote that already failed before the new mfe-shared came is to blame itself', async () => {
  const changed = makeBuild('mfe-storefront');
  await putLive(test.database, changed);
  await wereSeen(changed, 3);
  await failsFor(4, changed);
  const newer = makeShared('1.0.1');
  await putLive(test.database, newer);
  await fails(changed, { beside: [shell, newer] });
  expect(await live()).toEqual(parts(shell, newer, shop, admin));
});

it('a remote that worked beside the new mfe-shared for a while is to blame itself', async () => {
  const newer = makeShared('1.0.1');
  await putLive(test.database, newer);
  const changed = makeBuild('mfe-storefront');
  await putLive(test.database, changed);
  const again = makeShared('1.0.2');
  await putLive(test.database, again);
  await onPlatform(test.database, (tx) =>
    tx.update(compositions).set({ createdAt: sql`${compositions.createdAt} - interval '1 hour'` }),
  );
  await wereSeen(changed, 25, 20);
  await failsFor(5, changed, { beside: [shell, again] });
  expect(await live()).toEqual(parts(shell, again, shop, admin));
});

it('an mfe-shared in a rollout is to blame for the pages that have it', async () => {
  const guest = makeShared('1.0.1');
  await putPublished(test.database, guest);
  const { remote, build } = guest.record;
  await call('POST', 'rollouts', { remote, build, share: 1_000 });
  await failsFor(2, shop, { beside: [shell, guest] });
  expect((await call('GET', 'releases/plan')).rollouts).toEqual([]);
  expect([await state(guest), await live()]).toEqual(['demoted', parts(shell, shared, shop, admin)]);
});

it('a browser that says that a page froze counts as one failure', async () => {
  const changed = makeBuild('mfe-storefront');
  await putLive(test.database, changed);
  await fails(changed, { phase: 'freeze' });
  expect(await live()).toEqual(parts(shell, shared, changed, admin));
  await fails(changed, { phase: 'freeze' });
  expect(await live()).toEqual(parts(shell, shared, shop, admin));
});
