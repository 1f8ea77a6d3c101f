import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import {
  createToken,
  forgetBuilds,
  makeBuild,
  makeShared,
  makeShell,
  putLive,
  releaseCalls,
} from '../../testing/builds.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { readLive } from '../rollouts/rollouts.live.service.ts';

let test: TestApp;
let pat: Actor;
let token: string;
let calls: ReturnType<typeof releaseCalls>;
const part = 'mfe-storefront';
const first = makeBuild(part);

beforeAll(async () => {
  test = await startTestApp();
  calls = releaseCalls(test);
});
beforeEach(async () => {
  await forgetBuilds(test.database);
  pat = await createPlatformUser(test.database);
  token = await createToken(test.database, part);
  await putLive(test.database, makeShell(), makeShared(), first);
});
afterAll(() => test.close());

const ask = (method: 'GET' | 'POST', path: string, given: { token?: string; body?: object } = {}) =>
  test.call('localhost', method, `/api/releases/${path}`, { token, ...given });
const live = async () => (await onPlatform(test.database, readLive)).parts[part];

async function released(way: object = {}, given: object = {}, version = '1.4.0') {
  const build = makeBuild(part, { version });
  await calls.upload(build, token, given);
  const { body } = await calls.publish(build, token, way);
  return { build: build.record.build, made: build, label: body.label as string };
}

const lastAct = async () => {
  const { body } = await test.call('localhost', 'GET', '/api/audit-log', { token: pat.token });
  const { action, actorName, details } = body.items[0];
  return { action, actorName, details };
};

describe('the name of a release', () => {
  it('counts up by itself, names the commit and says that something was not committed', async () => {
    const commit = `3f2a1c${'0'.repeat(34)}`;
    expect((await released({}, { commit })).label).toBe('1.4.0-3f2a1c');
    expect((await released({}, { commit: `${commit}-dirty` })).label).toBe('1.4.1-3f2a1c-dirty');
    expect((await released()).label).toBe('1.4.2');
    expect((await released({}, { commit }, '1.5.7')).label).toBe('1.5.7-3f2a1c');
    expect((await released({}, { commit }, '1.4.0')).label).toBe('1.4.3-3f2a1c');
  });

  it('stays when the upload is continued, and differs between releases of one moment', async () => {
    const builds = Array.from({ length: 4 }, () => makeBuild(part, { version: '1.4.0' }));
    await Promise.all(builds.map((build) => calls.announce(build, token)));
    const labels = [];
    for (const build of builds) {
      await calls.upload(build, token);
      labels.push((await calls.publish(build, token)).body.label);
    }
    expect(labels.sort()).toEqual(['1.4.0', '1.4.1', '1.4.2', '1.4.3']);
  });

  it('leaves the version that other parts depend on as it is', async () => {
    const { build } = await released({}, {}, '1.4.0');
    const second = await released({}, {}, '1.4.0');
    const { body } = await ask('GET', `${part}/${second.build}`, { token: pat.token });
    expect([body.version, body.record.version, body.label]).toEqual(['1.4.0', '1.4.0', '1.4.1']);
    expect(build).not.toBe(second.build);
  });
});

describe('a team by its deploy token', () => {
  it('reads its builds, rollouts and errors', async () => {
    const next = await released({ share: 1_000 }, { commit: '3f2a1c0' });
    for (const message of ['x is undefined', 'x is undefined', 'y is undefined'])
      await test.call('localhost', 'POST', '/api/telemetry', {
        body: {
          ...{ composition: 'c', path: '/cart', builds: {} },
          errors: [{ remote: part, build: next.build, phase: 'render', message }],
        },
      });
    const { status, body } = await ask('GET', `${part}/status`);
    expect(status).toBe(200);
    expect(body.part).toMatchObject({
      ...{ remote: part, live: { build: first.record.build }, lastGood: null },
      rollouts: [{ build: next.build, share: 1_000 }],
    });
    expect(body.part.builds[0]).toMatchObject({ build: next.build, label: '1.4.0-3f2a1c', errors: 3 });
    expect(body.errors).toMatchObject([
      {
        ...{ build: next.build, label: '1.4.0-3f2a1c', phase: 'render', path: '/cart', count: 1 },
        message: 'y is undefined',
      },
      { message: 'x is undefined', count: 2 },
    ]);
  });

  it('reads that its part was never released', async () => {
    const reports = await createToken(test.database, 'mfe-reports');
    expect((await ask('GET', 'mfe-reports/status', { token: reports })).body).toEqual({
      ...{ part: null, errors: [] },
    });
  });

  it('rolls its part back to the last good build, under the name of the token', async () => {
    const next = await released({ live: true });
    expect(await live()).toBe(next.build);
    const { status, body } = await ask('POST', `${part}/rollback`);
    expect([status, body.build, await live()]).toEqual([200, first.record.build, first.record.build]);
    expect(await lastAct()).toMatchObject({
      ...{ action: 'compositions.rollback', actorName: `CI (${part})` },
      details: { parts: { [part]: first.record.build } },
    });
    const again = await ask('POST', `${part}/rollback`);
    expect([again.status, again.body.code]).toEqual([409, 'RELEASE_REFUSED']);
  });

  it('stops its rollouts and withdraws a build', async () => {
    const next = await released({ share: 1_000 });
    expect((await ask('POST', `${part}/stop`)).body).toEqual({ stopped: 1 });
    expect(await lastAct()).toMatchObject({ action: 'rollouts.stop', actorName: `CI (${part})` });
    expect((await ask('GET', `${part}/status`)).body.part.rollouts).toEqual([]);
    expect((await ask('POST', `${part}/stop`)).body).toEqual({ stopped: 0 });

    const reply = await ask('POST', `${part}/${next.build}/withdraw`, { body: { reason: 'wrong prices' } });
    expect(reply.status).toBe(200);
    expect(await lastAct()).toMatchObject({ action: 'releases.withdraw', actorName: `CI (${part})` });
    expect((await calls.publish(next.made, token)).body.code).toBe('RELEASE_REFUSED');
  });

  it.each([
    ['GET', 'shell/status', {}],
    ['POST', 'shell/rollback', {}],
    ['POST', 'shell/stop', {}],
    ['POST', 'shell/0123456789ab/withdraw', { body: { reason: 'x' } }],
  ] as const)('may not %s %s of another team', async (method, path, given) => {
    const refused = await ask(method, path, given);
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    const visitor = await test.call('localhost', method, `/api/releases/${path}`, given);
    expect(visitor.status).toBe(401);
  });
});
