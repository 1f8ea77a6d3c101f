import { eq } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
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
  refusalOf,
  releaseCalls,
} from '../../testing/builds.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { readLive } from '../rollouts/rollouts.live.service.ts';
import { rollouts } from '../rollouts/rollouts.table.ts';

let test: TestApp;
let pat: Actor;
let calls: ReturnType<typeof releaseCalls>;
const shell = makeShell();
const shared = makeShared('1.2.0');
const storefront = makeBuild('mfe-storefront', { needs: { 'mfe-shared': '^1.0.0', react: '^19.0.0' } });
const admin = makeBuild('mfe-store-admin', { needs: { 'mfe-shared': '^1.2.0' } });

beforeAll(async () => {
  test = await startTestApp();
  calls = releaseCalls(test);
});
beforeEach(async () => {
  await forgetBuilds(test.database);
  pat = await createPlatformUser(test.database);
  await putLive(test.database, shell, shared, storefront, admin);
});
afterAll(() => test.close());

const live = async () => (await onPlatform(test.database, readLive)).parts;
const named = ({ record }: TestBuild) => ({ remote: record.remote, build: record.build });
const uploaded = async (build: TestBuild, token = pat.token) => {
  await calls.upload(build, token, { together: true });
  return build;
};
describe('the version gate', () => {
  it('refuses an announced build and names each need that the live builds do not meet', async () => {
    const needs = { 'mfe-shared': '^1.3.0', react: '^20.0.0', vue: '^3.0.0', 'react-router-dom': '^7.0.0' };
    const build = makeBuild('mfe-storefront', { needs });
    const { build: id } = build.record;
    expect(refusalOf(await calls.announce(build, pat.token))).toEqual([
      409,
      'RELEASE_REFUSED',
      [
        `mfe-storefront ${id} needs mfe-shared ^1.3.0; there would be 1.2.0.`,
        `mfe-storefront ${id} needs react ^20.0.0; there would be 19.3.1.`,
        `mfe-storefront ${id} needs vue ^3.0.0; nothing provides it.`,
      ],
    ]);
  });

  it('checks again before publishing, as the live builds may have changed', async () => {
    const build = makeBuild('mfe-storefront', { needs: { 'mfe-shared': '~1.2.0' } });
    await calls.upload(build, pat.token);
    await putLive(test.database, makeShared('1.3.0'));
    for (const way of [{}, { live: true }, { share: 100 }])
      expect(refusalOf(await calls.publish(build, pat.token, way))[1]).toBe('RELEASE_REFUSED');
    expect((await live())['mfe-storefront']).toBe(storefront.record.build);
  });

  it('refuses an mfe-shared that would break live builds, and names all of them', async () => {
    const next = await uploaded(makeShared('2.0.0'));
    const [, code, messages] = refusalOf(await calls.publish(next, pat.token, { live: true }));
    expect([code, messages.toSorted()]).toEqual([
      'RELEASE_REFUSED',
      [
        `mfe-store-admin ${admin.record.build} needs mfe-shared ^1.2.0; there would be 2.0.0.`,
        `mfe-storefront ${storefront.record.build} needs mfe-shared ^1.0.0; there would be 2.0.0.`,
        `shell ${shell.record.build} needs mfe-shared ^1.0.0; there would be 2.0.0.`,
      ],
    ]);
    expect(await live()).toMatchObject({ 'mfe-shared': shared.record.build });
  });

  it('refuses an mfe-shared without an export that a live part uses, although its version fits', async () => {
    const given = (names: string[]) => ({ gives: { 'mfe-shared': names } });
    const uses = { 'mfe-shared': { useText: ['src/home-page.tsx', 'src/cart-page.tsx'] } };
    const user = makeBuild('mfe-storefront', { needs: { 'mfe-shared': '^1.2.0' }, uses });
    await putLive(test.database, makeShared('1.2.0', given(['Button', 'useText'])), user);
    const next = await uploaded(makeShared('1.2.0', given(['Button', 'useTexts'])));
    expect(refusalOf(await calls.publish(next, pat.token, { live: true }))).toEqual([
      409,
      'RELEASE_REFUSED',
      [
        `mfe-storefront ${user.record.build} uses useText of mfe-shared in src/home-page.tsx, src/cart-page.tsx; mfe-shared ${next.record.build} does not export it.`,
      ],
    ]);
    const whole = await uploaded(makeShared('1.2.0', given(['Button', 'useText', 'useTexts'])));
    expect((await calls.publish(whole, pat.token, { live: true })).status).toBe(200);
  });

  it('refuses a build that uses what the live mfe-shared does not export, when it is announced', async () => {
    await putLive(test.database, makeShared('1.2.0', { gives: { 'mfe-shared': ['Button'] } }));
    const build = makeBuild('mfe-storefront', { uses: { 'mfe-shared': { useText: ['src/home-page.tsx'] } } });
    const [status, code] = refusalOf(await calls.announce(build, pat.token));
    expect([status, code]).toEqual([409, 'RELEASE_REFUSED']);
  });

  it('refuses a shell that no longer provides what others need', async () => {
    const next = await uploaded(makeShell({ provides: { react: '18.2.0', 'react-router-dom': '7.18.5' } }));
    const [, code, messages] = refusalOf(await calls.publish(next, pat.token, { live: true }));
    expect(code).toBe('RELEASE_REFUSED');
    expect(messages).toHaveLength(2);
  });

  it('also checks builds of running rollouts', async () => {
    const early = await uploaded(makeBuild('mfe-storefront', { needs: { 'mfe-shared': '~1.2.0' } }));
    expect((await calls.publish(early, pat.token, { share: 1_000 })).status).toBe(200);
    const next = await uploaded(makeShared('1.3.0'));
    expect(refusalOf(await calls.publish(next, pat.token, { live: true }))).toEqual([
      409,
      'RELEASE_REFUSED',
      [`mfe-storefront ${early.record.build} needs mfe-shared ~1.2.0; there would be 1.3.0.`],
    ]);
  });

  it('ignores needs that were unmet before', async () => {
    await putLive(test.database, makeBuild('mfe-platform-admin', { needs: { 'mfe-shared': '^9.0.0' } }));
    const next = await uploaded(makeBuild('mfe-storefront', { needs: { 'mfe-shared': '^1.0.0' } }));
    expect((await calls.publish(next, pat.token, { live: true })).status).toBe(200);
  });
});

describe('parts that are published in one step', () => {
  const newShell = makeShell({ needs: { 'mfe-shared': '^2.0.0' } });
  const newShared = makeShared('2.0.0');
  const newStorefront = makeBuild('mfe-storefront', { needs: { 'mfe-shared': '^2.0.0' } });
  const newAdmin = makeBuild('mfe-store-admin', { needs: { 'mfe-shared': '>=1.2.0' } });
  const all = [newShell, newStorefront, newAdmin];

  it('go live together, or none of them', async () => {
    for (const build of [newShared, ...all]) await uploaded(build);
    const some = { live: true, with: [named(newShell), named(newStorefront)] };
    expect(refusalOf(await calls.publish(newShared, pat.token, some))).toEqual([
      409,
      'RELEASE_REFUSED',
      [`mfe-store-admin ${admin.record.build} needs mfe-shared ^1.2.0; there would be 2.0.0.`],
    ]);
    expect(await live()).toMatchObject({ 'mfe-shared': shared.record.build, shell: shell.record.build });
    const { status } = await calls.publish(newShared, pat.token, { live: true, with: all.map(named) });
    expect(status).toBe(200);
    expect(await live()).toEqual(
      Object.fromEntries([newShared, ...all].map(({ record }) => [record.remote, record.build])),
    );
  });

  it('wait for the files of all of them', async () => {
    await uploaded(newShared);
    const others = all.slice(1);
    for (const build of others) await uploaded(build);
    const incomplete = makeShell({ needs: { 'mfe-shared': '^2.0.0' } });
    await calls.announce(incomplete, pat.token, { together: true });
    await calls.send(incomplete, pat.token, 'entry.js');
    const those = [incomplete, ...others].map(named);
    const { body } = await calls.publish(newShared, pat.token, { live: true, with: those });
    expect([body.code, body.details[0]]).toEqual([
      'RELEASE_INCOMPLETE',
      { field: 'routes.1234567890.js', message: `missing in shell ${incomplete.record.build}` },
    ]);
    expect(await live()).toMatchObject({ 'mfe-shared': shared.record.build });
  });

  it('need a token of each part', async () => {
    const own = await createToken(test.database, 'mfe-shared');
    const theirs = await createToken(test.database, 'mfe-store-admin');
    await uploaded(newShared);
    await uploaded(newAdmin);
    const move = (token?: string) =>
      calls.publish(newShared, own, { with: [{ ...named(newAdmin), ...(token && { token }) }] });
    for (const token of [undefined, own, `${theirs}x`, 'larder_deploy_x'])
      expect(['FORBIDDEN', 'UNAUTHORIZED']).toContain((await move(token)).body.code);
    // It gets past the tokens, to what would be broken.
    expect((await move(theirs)).body.code).toBe('RELEASE_REFUSED');
  });

  it.each<[string, object, string]>([
    ['two builds of one part', { with: [named(newAdmin), named(makeBuild('mfe-store-admin'))] }, 'with'],
    ['another build of its own part', { with: [named(makeShared())] }, 'with'],
    ['a share of the visitors', { share: 1_000, with: [named(newAdmin)] }, 'with'],
    ['live and a share at once', { live: true, share: 1_000 }, 'live'],
    ['more than all visitors', { share: 10_001 }, 'share'],
  ])('are refused: %s', async (_what, way, field) => {
    const { status, body } = await calls.publish(newShared, pat.token, way);
    expect([status, body.code, body.details[0].field]).toEqual([400, 'VALIDATION', field]);
  });
});

it('only an operator forces a release, and the audit log has the reason', async () => {
  const token = await createToken(test.database, 'mfe-storefront');
  const build = await uploaded(makeBuild('mfe-storefront'));
  const forced = { live: true, force: 'a test of what visitors see' };
  expect(refusalOf(await calls.publish(build, token, forced))[1]).toBe('FORBIDDEN');
  expect((await calls.publish(build, pat.token, forced)).status).toBe(200);
  const acts = await onPlatform(test.database, (tx) =>
    tx.select({ details: auditLog.details }).from(auditLog).where(eq(auditLog.action, 'releases.publish')),
  );
  expect(acts).toEqual([{ details: expect.objectContaining({ ...named(build), ...forced }) }]);
});

it('a published build can go to a share, a ring or named stores', async () => {
  const fresh = await createStore(test.database, 'fresh');
  const build = await uploaded(makeBuild('mfe-storefront', { needs: { 'mfe-shared': '^1.0.0' } }));
  await calls.publish(build, pat.token, { share: 1_000 });
  await calls.publish(build, pat.token, { ring: 'first' });
  await calls.publish(build, pat.token, { share: 5_000, tenantIds: [fresh] });
  const rows = await onPlatform(test.database, (tx) =>
    tx
      .select({
        build: rollouts.build,
        share: rollouts.share,
        ring: rollouts.ring,
        tenantIds: rollouts.tenantIds,
        createdBy: rollouts.createdBy,
      })
      .from(rollouts)
      .orderBy(rollouts.createdAt),
  );
  const by = { build: build.record.build, createdBy: pat.email };
  expect(rows).toEqual([
    { ...by, share: 1_000, ring: null, tenantIds: null },
    { ...by, share: 10_000, ring: 'first', tenantIds: null },
    { ...by, share: 5_000, ring: null, tenantIds: [fresh] },
  ]);
  expect((await live())['mfe-storefront']).toBe(storefront.record.build);
});
