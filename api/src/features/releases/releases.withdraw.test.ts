import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import type { TestBuild } from '../../testing/builds.ts';
import {
  createToken,
  forgetBuilds,
  makeBuild,
  makeShared,
  makeShell,
  putLive,
  putPublished,
  refusalOf,
  releaseCalls,
} from '../../testing/builds.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { readLive } from '../rollouts/rollouts.live.service.ts';
import { rollouts } from '../rollouts/rollouts.table.ts';

let test: TestApp;
let pat: Actor;
let calls: ReturnType<typeof releaseCalls>;
const storefront = makeBuild('mfe-storefront', { needs: { 'mfe-shared': '^1.0.0' } });

beforeAll(async () => {
  test = await startTestApp();
  calls = releaseCalls(test);
});
beforeEach(async () => {
  await forgetBuilds(test.database);
  pat = await createPlatformUser(test.database);
  await putLive(test.database, makeShell(), makeShared('1.2.0'), storefront);
});
afterAll(() => test.close());

const live = async () => (await onPlatform(test.database, readLive)).parts;
const uploaded = async (build: TestBuild, token = pat.token) => {
  await calls.upload(build, token, { together: true });
  return build;
};

describe('withdrawing a build', () => {
  const withdraw = (build: TestBuild, reason = 'it loses orders') =>
    test.call('localhost', 'POST', `${calls.at(build)}/withdraw`, { token: pat.token, body: { reason } });

  it('makes the last good build live', async () => {
    const bad = await uploaded(makeBuild('mfe-storefront'));
    await calls.publish(bad, pat.token, { live: true });
    expect((await withdraw(bad)).status).toBe(200);
    expect((await live())['mfe-storefront']).toBe(storefront.record.build);
  });

  it('stops its rollout', async () => {
    const bad = await uploaded(makeBuild('mfe-storefront'));
    await calls.publish(bad, pat.token, { share: 1_000 });
    await withdraw(bad);
    const rows = await onPlatform(test.database, (tx) =>
      tx.select({ status: rollouts.status }).from(rollouts),
    );
    expect(rows).toEqual([{ status: 'stopped' }]);
  });

  it('prevents its publication by anybody but an operator', async () => {
    const token = await createToken(test.database, 'mfe-storefront');
    const bad = await uploaded(makeBuild('mfe-storefront'), token);
    await calls.publish(bad, token, { live: true });
    await withdraw(bad);
    const message = `mfe-storefront ${bad.record.build} was withdrawn: it loses orders.`;
    for (const reply of [await calls.announce(bad, token), await calls.publish(bad, token, { live: true })])
      expect(refusalOf(reply)).toEqual([409, 'RELEASE_REFUSED', [message]]);
    expect((await calls.publish(bad, pat.token, { live: true })).status).toBe(200);
    expect((await live())['mfe-storefront']).toBe(bad.record.build);
  });

  it('leaves its files for open pages', async () => {
    const bad = await uploaded(makeBuild('mfe-storefront'));
    await calls.publish(bad, pat.token, { live: true });
    await withdraw(bad);
    expect((await test.call('localhost', 'GET', `${calls.at(bad)}/files/entry.js`)).status).toBe(200);
  });

  it('skips builds that were withdrawn or do not fit', async () => {
    const token = pat.token;
    const unfit = makeBuild('mfe-storefront', { needs: { 'mfe-shared': '^3.0.0' } });
    await putLive(test.database, unfit);
    const second = await uploaded(makeBuild('mfe-storefront'));
    await calls.publish(second, token, { live: true });
    const third = await uploaded(makeBuild('mfe-storefront'));
    await calls.publish(third, token, { live: true });
    await withdraw(second);
    expect((await live())['mfe-storefront']).toBe(third.record.build);
    await withdraw(third);
    expect((await live())['mfe-storefront']).toBe(storefront.record.build);
  });

  it('is refused when no other build could replace it', async () => {
    const alone = makeBuild('mfe-reports');
    await putPublished(test.database, alone);
    await calls.publish(alone, pat.token, { live: true });
    expect(refusalOf(await withdraw(alone))).toEqual([
      409,
      'RELEASE_REFUSED',
      ['It is live, and there is no build to go back to.'],
    ]);
    expect((await live())['mfe-reports']).toBe(alone.record.build);
  });

  it.each([
    ['pages of its own', { paths: ['/reports'] }],
    ['panels only', { slots: [{ slot: 'store-admin.order', order: 10 }] }],
  ])('removes its part when it has %s and no other build', async (_what, record) => {
    const alone = makeBuild('mfe-reports', record);
    await putPublished(test.database, alone);
    await calls.publish(alone, pat.token, { live: true });
    expect((await withdraw(alone)).status).toBe(200);
    expect(Object.keys(await live())).not.toContain('mfe-reports');
  });
});
