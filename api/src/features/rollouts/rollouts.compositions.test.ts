import { eq } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
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
import { releases } from '../releases/releases.table.ts';

let test: TestApp;
let pat: Actor;
const part = 'mfe-storefront';
const needs = { 'mfe-shared': '^1.0.0' };
const shell = makeShell();
const shared = makeShared('1.2.0');
const storefront = makeBuild(part, { needs });
const admin = makeBuild('mfe-store-admin', { needs });

beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  await forgetBuilds(test.database);
  pat = await createPlatformUser(test.database);
  await putLive(test.database, shell, shared, storefront, admin);
});
afterAll(() => test.close());

const post = (path: string, body: object = {}) =>
  test.call('localhost', 'POST', `/api/${path}`, { token: pat.token, body });
const get = async (path: string) =>
  (await test.call('localhost', 'GET', `/api/${path}`, { token: pat.token })).body;
const plan = async () => get('releases/plan');
const live = async () => (await plan()).live.parts;
const published = async (remote = part, given: Parameters<typeof makeBuild>[1] = { needs }) => {
  const build = makeBuild(remote, given);
  await putPublished(test.database, build);
  return build;
};
const goLive = (...builds: TestBuild[]) =>
  post('compositions', {
    parts: Object.fromEntries(builds.map(({ record }) => [record.remote, record.build])),
  });
const released = async (remote = part, given: Parameters<typeof makeBuild>[1] = { needs }) => {
  const build = await published(remote, given);
  expect((await goLive(build)).status).toBe(200);
  return build;
};
const demote = ({ record }: TestBuild) =>
  onPlatform(test.database, (tx) =>
    tx
      .update(releases)
      .set({ status: 'demoted', reason: { code: 'words', values: { text: 'it failed' } } })
      .where(eq(releases.build, record.build)),
  );

describe('going live', () => {
  it('creates a new composition and leaves the other parts unchanged', async () => {
    const before = await live();
    const next = await published();
    const { status, body } = await post('compositions', {
      parts: { [part]: next.record.build },
      reason: 'the new search',
    });
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(String),
        parts: { ...before, [part]: next.record.build },
        reason: { code: 'words', values: { text: 'the new search' } },
        setBy: pat.email,
        createdAt: expect.any(String),
      },
    ]);
    expect(await live()).toEqual(body.parts);
    const list = await get('compositions');
    expect([list.totalDoc, list.items[0]]).toEqual([2, body]);
  });

  it('changes several parts together that would not fit one by one', async () => {
    const nextShared = await published('mfe-shared', {
      version: '2.0.0',
      provides: { 'mfe-shared': '2.0.0' },
    });
    const builds = await Promise.all(
      ['shell', part, 'mfe-store-admin'].map((remote) =>
        published(remote, { needs: { 'mfe-shared': '^2.0.0' } }),
      ),
    );
    const alone = await goLive(nextShared);
    expect([alone.body.code, alone.body.details.length]).toEqual(['RELEASE_REFUSED', 3]);
    expect((await goLive(nextShared, ...builds)).status).toBe(200);
    expect((await live())['mfe-shared']).toBe(nextShared.record.build);
  });

  it('ends the rollouts of the part', async () => {
    const [guest, next] = [await published(), await published()];
    await post('rollouts', { remote: part, build: guest.record.build, share: 5_000 });
    await goLive(next);
    expect((await plan()).rollouts).toEqual([]);
  });

  it.each([[{ parts: {} }], [{ parts: { 'no part!': '0123456789ab' } }], [{ parts: { shell: 'x' } }], [{}]])(
    'is refused as %j',
    async (body) => {
      expect((await post('compositions', body)).body.code).toBe('VALIDATION');
    },
  );
});

describe('restoring a composition', () => {
  it('makes it live again and retains a part that came later', async () => {
    const first = (await plan()).live;
    await released();
    const reports = await released('mfe-reports');
    const { status, body } = await post(`compositions/${first.id}/restore`);
    expect([status, body.parts]).toEqual([200, { ...first.parts, 'mfe-reports': reports.record.build }]);
    expect(await live()).toEqual(body.parts);
  });

  it('names all removed builds and changes nothing', async () => {
    const [a, b] = [await released(), await released('mfe-store-admin')];
    const set = (await plan()).live;
    await released();
    await released('mfe-store-admin');
    await demote(a);
    await post(`releases/mfe-store-admin/${b.record.build}/withdraw`, { reason: 'wrong prices' });
    const before = await live();
    const { status, body } = await post(`compositions/${set.id}/restore`);
    expect([status, body.code, body.details.map((one: { message: string }) => one.message)]).toEqual([
      409,
      'RELEASE_REFUSED',
      [
        `mfe-store-admin ${b.record.build} is withdrawn: wrong prices.`,
        `${part} ${a.record.build} is demoted: it failed.`,
      ],
    ]);
    expect(await live()).toEqual(before);
    expect((await post(`compositions/${pat.id}/restore`)).body.code).toBe('NOT_FOUND');
  });
});

describe('a rollback', () => {
  it('of one part restores the build before and leaves the other parts unchanged', async () => {
    const next = await released();
    const other = await released('mfe-store-admin');
    expect((await plan()).fallback).toMatchObject({
      [part]: storefront.record.build,
      shell: null,
    });
    expect((await post('compositions/rollback', { remote: part })).status).toBe(200);
    expect(await live()).toMatchObject({
      [part]: storefront.record.build,
      'mfe-store-admin': other.record.build,
    });
    // The build that was gone back from is nothing to fall back to.
    expect((await plan()).fallback[part]).toBeNull();
    const acts = await onPlatform(test.database, (tx) =>
      tx.select({ action: auditLog.action, details: auditLog.details }).from(auditLog).orderBy(auditLog.seq),
    );
    expect(acts.at(-1)).toMatchObject({
      action: 'compositions.rollback',
      details: { parts: { [part]: storefront.record.build } },
    });
    expect(next.record.build).not.toBe(storefront.record.build);
  });

  it('done twice goes two steps back', async () => {
    const [second] = [await released(), await released()];
    await post('compositions/rollback', { remote: part });
    expect((await live())[part]).toBe(second?.record.build);
    await post('compositions/rollback', { remote: part });
    expect((await live())[part]).toBe(storefront.record.build);
    expect((await post('compositions/rollback', { remote: part })).body.code).toBe('RELEASE_REFUSED');
    expect((await live())[part]).toBe(storefront.record.build);
  });

  it('skips builds that are demoted, withdrawn or do not fit the live builds', async () => {
    const [second, third, fourth] = [
      await released(),
      await released(),
      await released(part, { needs: { 'mfe-shared': '~1.2.0' } }),
    ];
    await released();
    await released('mfe-shared', { version: '1.3.0', provides: { 'mfe-shared': '1.3.0' } });
    await demote(third!);
    await post(`releases/${part}/${second!.record.build}/withdraw`, { reason: 'bad' });
    expect((await plan()).fallback[part]).toBe(storefront.record.build);
    await post('compositions/rollback', { remote: part });
    expect((await live())[part]).toBe(storefront.record.build);
    expect(fourth).toBeDefined();
  });

  it('of the whole composition restores the one before, and moves no part forward', async () => {
    const first = await live();
    await released();
    await released('mfe-store-admin');
    await post('compositions/rollback', { remote: part });
    expect((await post('compositions/rollback')).status).toBe(200);
    expect(await live()).toEqual(first);
    expect((await post('compositions/rollback')).body.code).toBe('RELEASE_REFUSED');
  });

  it('of the whole composition removes a part with pages of its own that came after it', async () => {
    const first = await live();
    await released('mfe-reports', { needs, paths: ['/reports'] });
    expect(await live()).toHaveProperty('mfe-reports');
    expect((await post('compositions/rollback')).status).toBe(200);
    expect(await live()).toEqual(first);
  });

  it('of the whole composition keeps a part without pages of its own that came after it', async () => {
    await released('mfe-reports');
    expect((await post('compositions/rollback')).body.code).toBe('RELEASE_REFUSED');
    expect(await live()).toHaveProperty('mfe-reports');
  });

  it('ends the rollouts of its parts', async () => {
    await released();
    const guest = await published();
    await post('rollouts', { remote: part, build: guest.record.build, share: 5_000 });
    await post('compositions/rollback', { remote: part });
    expect((await plan()).rollouts).toEqual([]);
  });

  it('stops a rollout that needs the replaced build', async () => {
    await released('mfe-shared', { version: '1.3.0', provides: { 'mfe-shared': '1.3.0' } });
    const guest = await published(part, { needs: { 'mfe-shared': '^1.3.0' } });
    await post('rollouts', { remote: part, build: guest.record.build, share: 5_000 });
    expect((await plan()).rollouts).toHaveLength(1);
    expect((await post('compositions/rollback', { remote: 'mfe-shared' })).status).toBe(200);
    expect((await plan()).rollouts).toEqual([]);
  });
});
