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
  releaseCalls,
} from '../../testing/builds.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
let pat: Actor;
const shell = makeShell();
const shared = makeShared('1.2.0');
const storefront = makeBuild('mfe-storefront', { needs: { 'mfe-shared': '^1.0.0', react: '^19.0.0' } });

beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  await forgetBuilds(test.database);
  pat = await createPlatformUser(test.database);
  await putLive(test.database, shell, shared, storefront);
});
afterAll(() => test.close());

const as = (token: string) => ({
  get: (path: string) => test.call('localhost', 'GET', `/api/${path}`, { token }),
  post: (path: string, body?: object) => test.call('localhost', 'POST', `/api/${path}`, { token, body }),
  put: (path: string, body: object) => test.call('localhost', 'PUT', `/api/${path}`, { token, body }),
});
const plan = async () => (await as('').get('releases/plan')).body;
const named = ({ record: { remote, build } }: TestBuild) => ({ remote, build });
const published = async (given: Parameters<typeof makeBuild>[1] = {}, remote = 'mfe-storefront') => {
  const build = makeBuild(remote, given);
  await putPublished(test.database, build);
  return build;
};
const withdraw = (build: TestBuild) =>
  as(pat.token).post(`${releaseCalls(test).at(build).slice('/api/'.length)}/withdraw`, { reason: 'bad' });
const rollOut = async (build: TestBuild, given: object = {}) =>
  as(pat.token).post('rollouts', { ...named(build), share: 1_000, ...given });
const acts = () =>
  onPlatform(test.database, (tx) =>
    tx.select({ action: auditLog.action, actor: auditLog.actorName }).from(auditLog).orderBy(auditLog.seq),
  );

describe('a rollout', () => {
  it('adds its build to the plan, with all that an edge needs', async () => {
    const next = await published();
    const { status, body } = await rollOut(next, { ring: 'early' });
    expect([status, body]).toEqual([
      201,
      {
        ...named(next),
        id: expect.any(String),
        share: 1_000,
        ring: 'early',
        tenantIds: null,
        startsAt: expect.any(String),
        status: 'active',
        createdBy: pat.email,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
    const { id, startsAt } = body;
    const now = await plan();
    expect(now.rollouts).toEqual([
      { ...named(next), id, share: 1_000, ring: 'early', tenantIds: null, startsAt },
    ]);
    expect(now.live.parts['mfe-storefront']).toBe(storefront.record.build);
    expect(now.records.map((one: { build: string }) => one.build)).toContain(next.record.build);
    expect(now.sources[`mfe-storefront/${next.record.build}`]).toBe('local');
    expect(await acts()).toEqual([{ action: 'rollouts.create', actor: pat.email }]);
  });

  it('can be for named stores and start later', async () => {
    const fresh = await createStore(test.database, 'fresh');
    const startsAt = '2030-01-01T00:00:00.000Z';
    await rollOut(await published(), { share: 10_000, tenantIds: [fresh], startsAt });
    expect((await plan()).rollouts).toMatchObject([{ tenantIds: [fresh], startsAt, share: 10_000 }]);
  });

  it.each([
    [{ share: 10_001 }],
    [{ share: -1 }],
    [{ share: 0.5 }],
    [{ ring: 'last' }],
    [{ tenantIds: [] }],
    [{ tenantIds: ['01890000-0000-7000-8000-000000000000'] }],
    [{ ring: 'first', tenantIds: ['01890000-0000-7000-8000-000000000000'] }],
    [{ startsAt: 'tomorrow' }],
  ])('is refused as %j', async (given) => {
    expect((await rollOut(await published(), given)).body.code).toBe('VALIDATION');
    expect((await plan()).rollouts).toEqual([]);
  });

  it('is refused for a build that is unknown, removed, live or has unmet needs', async () => {
    const gone = await published();
    await withdraw(gone);
    const needy = await published({ needs: { 'mfe-shared': '^2.0.0' } });
    expect((await rollOut(makeBuild('mfe-storefront'))).body.code).toBe('RELEASE_UNKNOWN');
    expect((await rollOut(gone)).body).toMatchObject({
      code: 'RELEASE_REFUSED',
      details: [{ message: `mfe-storefront ${gone.record.build} is withdrawn: bad.` }],
    });
    expect((await rollOut(storefront)).body.code).toBe('RELEASE_REFUSED');
    expect((await rollOut(needy)).body.details[0].message).toContain('needs mfe-shared ^2.0.0');
    expect((await plan()).rollouts).toEqual([]);
  });

  it('can grow, shrink and end', async () => {
    const { body } = await rollOut(await published());
    const pat_ = as(pat.token);
    expect((await pat_.put(`rollouts/${body.id}`, { share: 5_000 })).body.share).toBe(5_000);
    expect((await plan()).rollouts).toMatchObject([{ share: 5_000 }]);
    await pat_.put(`rollouts/${body.id}`, { share: 0 });
    expect((await plan()).rollouts).toMatchObject([{ share: 0 }]);
    expect((await pat_.put(`rollouts/${body.id}`, { status: 'stopped' })).body.status).toBe('stopped');
    expect((await plan()).rollouts).toEqual([]);
    expect((await pat_.put(`rollouts/${body.id}`, { share: 1 })).body.code).toBe('RELEASE_REFUSED');
    expect((await pat_.put(`rollouts/${body.id}`, {})).body.code).toBe('VALIDATION');
  });

  it('ends by making its build live, which ends the part’s other rollouts', async () => {
    const [older, next] = [await published(), await published()];
    await rollOut(older);
    const { body } = await rollOut(next);
    expect((await as(pat.token).put(`rollouts/${body.id}`, { status: 'finished' })).status).toBe(200);
    const now = await plan();
    expect([now.live.parts['mfe-storefront'], now.rollouts]).toEqual([next.record.build, []]);
    expect(now.fallback['mfe-storefront']).toBe(storefront.record.build);
    const { items } = (await as(pat.token).get('rollouts')).body;
    expect(items.map(({ build, status }: { build: string; status: string }) => [build, status])).toEqual([
      [next.record.build, 'finished'],
      [older.record.build, 'stopped'],
    ]);
  });

  it('cannot grow when its build no longer fits the live builds', async () => {
    const next = await published({ needs: { 'mfe-shared': '~1.2.0' } });
    const { body } = await rollOut(next);
    await putLive(test.database, makeShared('1.3.0'));
    for (const change of [{ share: 2_000 }, { status: 'finished' }])
      expect((await as(pat.token).put(`rollouts/${body.id}`, change)).body.code).toBe('RELEASE_REFUSED');
    expect((await as(pat.token).put(`rollouts/${body.id}`, { share: 10 })).status).toBe(200);
  });

  it('is listed by part and state, in pages', async () => {
    for (const share of [1, 2, 3]) await rollOut(await published(), { share });
    const list = async (query: string) => (await as(pat.token).get(`rollouts?${query}`)).body;
    const first = await list('limit=2&status=active');
    expect([first.totalDoc, first.pages, first.items.map((one: { share: number }) => one.share)]).toEqual([
      3,
      2,
      [3, 2],
    ]);
    expect((await list('remote=shell')).totalDoc).toBe(0);
    expect((await list('status=stopped')).totalDoc).toBe(0);
  });
});

describe('the ring of a store', () => {
  it('is in the plan unless it is everyone', async () => {
    const greens = await createStore(test.database, 'greens');
    await createStore(test.database, 'bakehouse');
    const { status, body } = await as(pat.token).put(`tenants/ring/${greens}`, { ring: 'first' });
    expect([status, body]).toEqual([200, { id: greens, ring: 'first' }]);
    expect((await plan()).rings).toEqual({ [greens]: 'first' });
    await as(pat.token).put(`tenants/ring/${greens}`, { ring: 'everyone' });
    expect((await plan()).rings).toEqual({});
    expect((await as(pat.token).put(`tenants/ring/${pat.id}`, { ring: 'first' })).body.code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('two operators at the same time', () => {
  it('do not overwrite each other’s change', async () => {
    const parts = ['mfe-a1', 'mfe-a2', 'mfe-a3', 'mfe-a4', 'mfe-a5', 'mfe-a6'];
    const builds = await Promise.all(parts.map((part) => published({}, part)));
    const replies = await Promise.all(
      builds.map((build) => {
        const { remote, build: id } = named(build);
        return as(pat.token).post('compositions', { parts: { [remote]: id } });
      }),
    );
    expect(replies.map(({ status }) => status)).toEqual(parts.map(() => 200));
    const { live } = await plan();
    for (const { record } of builds) expect(live.parts[record.remote]).toBe(record.build);
  });

  it('cannot make live what the other withdraws', async () => {
    for (let round = 0; round < 5; round += 1) {
      const next = await published();
      const [taken, made] = await Promise.all([
        withdraw(next),
        as(pat.token).post('compositions', { parts: { 'mfe-storefront': next.record.build } }),
      ]);
      expect(taken.status).toBe(200);
      expect([200, 409]).toContain(made.status);
      expect((await plan()).live.parts['mfe-storefront']).not.toBe(next.record.build);
    }
  });

  it('cannot both finish a rollout', async () => {
    const { body } = await rollOut(await published());
    const finish = () => as(pat.token).put(`rollouts/${body.id}`, { status: 'finished' });
    const replies = await Promise.all([finish(), finish()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
