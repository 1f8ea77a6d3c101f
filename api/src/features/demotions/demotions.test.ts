import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
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
import { remoteErrors, remotePages } from '../telemetry/telemetry.table.ts';

let test: TestApp;
let pat: Actor;
const part = 'mfe-storefront';
const [good, bad] = [makeBuild(part), makeBuild(part)];

beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  await forgetBuilds(test.database);
  pat = await createPlatformUser(test.database);
  await putLive(test.database, makeShell(), makeShared(), good);
  await putLive(test.database, bad);
  // Few failures are enough for a build that has never worked; this one mostly does.
  await wereSeen(bad, 10);
});
afterAll(() => test.close());

const wereSeen = ({ record: { remote, build } }: TestBuild, pages: number) =>
  onPlatform(test.database, (tx) =>
    tx.insert(remotePages).values({ remote, build, minute: new Date(), pages }),
  );

type From = { visitor?: string | null; ip?: string; phase?: string; times?: number; isSigned?: boolean };
async function fails(
  { record: { remote, build } }: TestBuild,
  {
    visitor = randomUUID() as string,
    ip = '127.0.0.1',
    phase = 'render',
    times = 1,
    isSigned = true,
  }: From = {},
) {
  const id = visitor && isSigned ? signVisitor(visitor, await test.app.visitorKey()) : visitor;
  const errors = Array.from({ length: times }, () => ({ remote, build, phase, message: 'x is undefined' }));
  const reply = await test.app.inject({
    ...{ method: 'POST', url: '/api/telemetry', remoteAddress: ip },
    headers: { host: 'localhost', ...(id && { cookie: `visitor=${id}` }) },
    payload: { composition: 'c', path: '/', errors, builds: {} },
  });
  expect(reply.statusCode).toBe(202);
}
const failsFor = async (count: number, build: TestBuild, from: From = {}) => {
  for (let visitor = 0; visitor < count; visitor += 1) await fails(build, from);
};
const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  (await test.call('localhost', method, `/api/${path}`, { token: pat.token, body })).body;
const live = async () => (await call('GET', 'releases/plan')).live.parts[part];
const state = async ({ record }: TestBuild) =>
  (await call('GET', `releases/${record.remote}/${record.build}`)).status;
const notices = async () => (await call('GET', 'platform-notices')).items;
const set = async (given: object) =>
  call('PUT', 'releases/settings', {
    ...{ demandBrowserCheck: false, demoteOn: true, demoteAfterVisitors: 5, demoteWithinMinutes: 10 },
    version: (await call('GET', 'releases/overview')).settings.version,
    ...given,
  });

it('a build that fails for five visitors in ten minutes is demoted, and the last good one is live at once', async () => {
  await failsFor(4, bad);
  expect(await live()).toBe(bad.record.build);
  await fails(bad);
  expect(await live()).toBe(good.record.build);
  expect(await state(bad)).toBe('demoted');
  const { build } = bad.record;
  expect(await notices()).toMatchObject([
    {
      ...{ kind: 'build_demoted', values: { remote: part, build, instead: good.record.build } },
      why: { code: 'failed', values: { visitors: 5, minutes: 10 } },
    },
  ]);
  const acts = await onPlatform(test.database, (tx) =>
    tx.select({ action: auditLog.action, who: auditLog.actorName, details: auditLog.details }).from(auditLog),
  );
  expect(acts).toEqual([
    {
      ...{ action: 'releases.demote', who: 'demotion' },
      details: { remote: part, build, visitors: 5, minutes: 10, instead: good.record.build },
    },
  ]);
});

it('failures of visitors whose network is down do not count against a build', async () => {
  for (let count = 0; count < 6; count += 1) {
    const visitor = randomUUID();
    await fails(good, { visitor, phase: 'entry' });
    await fails(bad, { visitor, phase: 'entry' });
  }
  expect(await live()).toBe(bad.record.build);
  await failsFor(5, bad, { phase: 'entry' });
  expect(await live()).toBe(good.record.build);
});

it('a build is demoted once, however many pages report at the same moment', async () => {
  await Promise.all(Array.from({ length: 12 }, () => fails(bad)));
  expect(await live()).toBe(good.record.build);
  expect((await notices()).length).toBe(1);
  expect((await call('GET', 'compositions')).totalDoc).toBe(3);
});

it('a demoted build can neither be rolled out nor restored', async () => {
  const { items } = await call('GET', 'compositions');
  await failsFor(5, bad);
  const { build } = bad.record;
  const parts = { [part]: build };
  for (const reply of [
    await call('POST', 'rollouts', { remote: part, build, share: 10 }),
    await call('POST', 'compositions', { parts }),
    await call('POST', `compositions/${items[0].id}/restore`),
  ])
    expect([reply.code, reply.details[0].message]).toEqual([
      'RELEASE_REFUSED',
      `${part} ${build} is demoted: it failed for 5 visitors within 10 minutes.`,
    ]);
});

it('the rollout of a demoted build is stopped, and the live build stays', async () => {
  const guest = makeBuild(part);
  await putPublished(test.database, guest);
  await call('POST', 'rollouts', { remote: part, build: guest.record.build, share: 1_000 });
  await failsFor(5, guest);
  const plan = await call('GET', 'releases/plan');
  expect([plan.rollouts, plan.live.parts[part]]).toEqual([[], bad.record.build]);
  expect(await state(guest)).toBe('demoted');
});

it('earlier failures do not count against a build that an operator publishes again', async () => {
  await failsFor(5, bad);
  const { build } = bad.record;
  expect(await call('POST', `releases/${part}/${build}/publish`, { live: true })).toMatchObject({
    live: true,
  });
  await failsFor(4, bad);
  expect(await live()).toBe(build);
  await fails(bad);
  expect(await live()).toBe(good.record.build);
});

describe('no build is demoted', () => {
  it('for failures of one visitor', async () => {
    const visitor = randomUUID();
    for (let time = 0; time < 10; time += 1) await fails(bad, { visitor, times: 10 });
    expect(await live()).toBe(bad.record.build);
  });

  it('for failures of visitors without a signed cookie, who count as one', async () => {
    for (let at = 1; at < 20; at += 1) await fails(bad, { visitor: null, ip: `203.0.113.${at}`, times: 3 });
    for (const visitor of ['x', '../../etc']) await failsFor(5, bad, { visitor, isSigned: false });
    await failsFor(8, bad, { isSigned: false });
    expect(await live()).toBe(bad.record.build);
  });

  it('for failures of one network with many visitors, of whom three count', async () => {
    for (let at = 1; at < 20; at += 1) await fails(bad, { ip: `2001:db8:1:${at}::1` });
    expect(await live()).toBe(bad.record.build);
    await failsFor(3, bad, { ip: '203.0.113.7' });
    expect(await live()).toBe(bad.record.build);
    await fails(bad, { ip: '198.51.100.9' });
    expect(await live()).toBe(good.record.build);
  });

  it('for failures that are not fatal', async () => {
    await failsFor(10, bad, { phase: 'style' });
    expect(await live()).toBe(bad.record.build);
  });

  it('for old failures', async () => {
    await failsFor(4, bad);
    await onPlatform(test.database, (tx) =>
      tx.update(remoteErrors).set({ createdAt: sql`now() - interval '11 minutes'` }),
    );
    await failsFor(4, bad);
    expect(await live()).toBe(bad.record.build);
    await fails(bad);
    expect(await live()).toBe(good.record.build);
  });

  it('when there is no build to fall back to, which a notice says once', async () => {
    const only = makeBuild('mfe-reports');
    await putLive(test.database, only);
    await failsFor(8, only);
    expect(await state(only)).toBe('published');
    expect(await notices()).toMatchObject([
      {
        ...{ kind: 'build_failing', values: { remote: 'mfe-reports' } },
        why: { code: 'failedAlone', because: { code: 'neverWorked' } },
      },
    ]);
  });

  it('twice in a row, as the cause may be elsewhere when the last good build fails as well', async () => {
    const oldest = makeBuild(part);
    const third = makeBuild(part);
    await putLive(test.database, oldest);
    await putLive(test.database, third);
    await failsFor(5, third);
    expect(await live()).toBe(oldest.record.build);
    await failsFor(8, oldest);
    expect(await live()).toBe(oldest.record.build);
    expect((await notices()).map(({ values }: { values: { build: string } }) => values.build)).toEqual([
      oldest.record.build,
      third.record.build,
    ]);
  });

  it('when no page gets it any more', async () => {
    await failsFor(8, good);
    expect(await state(good)).toBe('published');
  });

  it('when operators have switched demotion off or raised its limit', async () => {
    await set({ demoteOn: false });
    await failsFor(6, bad);
    expect(await live()).toBe(bad.record.build);
    expect(await notices()).toMatchObject([
      { kind: 'build_failing', why: { code: 'demotionOff', because: { code: 'failed' } } },
    ]);
    await set({ demoteAfterVisitors: 9 });
    await failsFor(2, bad);
    expect(await live()).toBe(bad.record.build);
    await fails(bad);
    expect(await live()).toBe(good.record.build);
  });
});

it('the settings of demotion have limits, and changes are in the audit log', async () => {
  for (const wrong of [{ demoteAfterVisitors: 0 }, { demoteWithinMinutes: 1_441 }, { demoteOn: 1 }, { x: 1 }])
    expect((await set(wrong)).code).toBe('VALIDATION');
  expect(await set({ demoteWithinMinutes: 30 })).toEqual({
    demandBrowserCheck: false,
    demoteOn: true,
    demoteAfterVisitors: 5,
    demoteWithinMinutes: 30,
    version: expect.any(Number),
  });
  expect((await call('GET', 'releases/overview')).settings.demoteWithinMinutes).toBe(30);
  const [act] = await onPlatform(test.database, (tx) => tx.select().from(auditLog));
  expect(act).toMatchObject({ action: 'releases.settings', actorName: pat.email });
});
