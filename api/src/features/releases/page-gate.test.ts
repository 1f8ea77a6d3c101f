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
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { readLive } from '../rollouts/rollouts.live.service.ts';

let test: TestApp;
let pat: Actor;
let calls: ReturnType<typeof releaseCalls>;
const page = (path: string, given: object = {}) => ({ path, host: 'store' as const, chunks: [], ...given });
const shop = makeBuild('mfe-storefront', {
  pages: ['/', '/checkout', '/product/:slug', '/*'].map((path) => page(path)),
});
const office = makeBuild('mfe-store-admin', { pages: [page('/admin/orders'), page('/admin/*')] });

beforeAll(async () => {
  test = await startTestApp();
  calls = releaseCalls(test);
});
beforeEach(async () => {
  await forgetBuilds(test.database);
  pat = await createPlatformUser(test.database);
  await putLive(test.database, makeShell(), makeShared('1.2.0'), shop, office);
});
afterAll(() => test.close());

const reports = (...paths: string[]) => makeBuild('mfe-reports', { pages: paths.map((path) => page(path)) });
const tokenFor = (paths: string[], areas: string[] = [], slots: string[] = []) =>
  createToken(test.database, 'mfe-reports', { paths, areas, slots });
const refusedWith = async (build: TestBuild, token: string) => {
  const [status, code, messages] = refusalOf(await calls.announce(build, token));
  expect([status, code]).toEqual([409, 'RELEASE_REFUSED']);
  return messages.map((message: string) => message.replace(`${build.record.build} `, ''));
};

it.each([
  ['/checkout', '/checkout', 'mfe-storefront'],
  ['/product/milk', '/product/:slug', 'mfe-storefront'],
  ['/product/*', '/product/:slug', 'mfe-storefront'],
  ['/admin/orders/reports', null, null],
  ['/admin/orders', '/admin/orders', 'mfe-store-admin'],
])('a part that claims %s takes %s of %s, which is refused', async (claimed, path, owner) => {
  const build = reports(claimed);
  if (path === null) {
    expect((await calls.announce(build, pat.token)).status).toBe(201);
    return;
  }
  expect(await refusedWith(build, pat.token)).toEqual([
    `mfe-reports claims ${path}, which belongs to ${owner}.`,
  ]);
});

it('a token may claim the paths that it was given, and what is below them', async () => {
  const token = await tokenFor(['/reports', '/admin/reports']);
  expect((await calls.announce(reports('/reports', '/reports/:id', '/admin/reports'), token)).status).toBe(
    201,
  );
  expect(await refusedWith(reports('/reports', '/reportsandmore', '/numbers/:id'), token)).toEqual([
    'mfe-reports claims /reportsandmore; its deploy token allows /reports, /admin/reports.',
    'mfe-reports claims /numbers; its deploy token allows /reports, /admin/reports.',
  ]);
});

it('a token without paths is for a part without pages', async () => {
  expect(await refusedWith(reports('/reports'), await tokenFor([]))).toEqual([
    'mfe-reports claims /reports; its deploy token allows –.',
  ]);
});

it('entries in a sidebar have to be granted, and a permission has to be one that stores know', async () => {
  const navigation = [{ area: 'admin', icon: 'chart', order: 10, label: { en: 'Reports' } }];
  const build = makeBuild('mfe-reports', {
    pages: [page('/reports', { navigation, permission: 'read_everything' })],
  });
  expect(await refusedWith(build, await tokenFor(['/reports'], ['admin']))).toEqual([
    'mfe-reports asks for the permission read_everything at /reports; there is no such permission.',
  ]);
  const known = makeBuild('mfe-reports', {
    pages: [page('/reports', { navigation, permission: 'read_orders' })],
  });
  expect(await refusedWith(known, await tokenFor(['/reports'], ['store-admin']))).toEqual([
    'mfe-reports has an entry in the sidebar of admin, which its deploy token does not allow.',
  ]);
});

it('a slot has to be granted, and its permission has to be one that stores know', async () => {
  const filling = (permission: string) =>
    makeBuild('mfe-reports', { slots: [{ slot: 'store-admin.order', order: 10, permission }] });
  expect(await refusedWith(filling('read_orders'), await tokenFor([], [], ['store-admin.product']))).toEqual([
    'mfe-reports fills store-admin.order, which its deploy token does not allow.',
  ]);
  const token = await tokenFor([], [], ['store-admin.order']);
  expect(await refusedWith(filling('read_everything'), token)).toEqual([
    'mfe-reports asks for the permission read_everything at store-admin.order; there is no such permission.',
  ]);
  expect((await calls.announce(filling('read_orders'), token)).status).toBe(201);
});

it('the paths that a token grants are checked again when a build is published', async () => {
  const build = reports('/reports');
  await calls.upload(build, pat.token);
  const reply = await calls.publish(build, await tokenFor(['/numbers']), { live: true });
  expect(refusalOf(reply)).toEqual([
    409,
    'RELEASE_REFUSED',
    [`mfe-reports ${build.record.build} claims /reports; its deploy token allows /numbers.`],
  ]);
  expect(Object.keys((await onPlatform(test.database, readLive)).parts)).not.toContain('mfe-reports');
});

it('a path that another part has on its way to some visitors is taken, too', async () => {
  const early = makeBuild('mfe-numbers', { pages: [page('/reports')] });
  await calls.upload(early, pat.token);
  expect((await calls.publish(early, pat.token, { share: 1_000 })).status).toBe(200);
  const build = reports('/reports');
  await calls.upload(build, pat.token);
  expect((await calls.publish(build, pat.token, { live: true })).body.details[0].message).toBe(
    `mfe-reports ${build.record.build} claims /reports, which belongs to mfe-numbers.`,
  );
});

it('a fault of a refused build is listed once, however many rollouts are running', async () => {
  for (const name of ['mfe-numbers', 'mfe-charts']) {
    const early = makeBuild(name, { pages: [page(`/${name}`)] });
    await calls.upload(early, pat.token);
    expect((await calls.publish(early, pat.token, { share: 1_000 })).status).toBe(200);
  }
  const build = reports('/reports');
  await calls.upload(build, pat.token);
  const reply = await calls.publish(build, await tokenFor(['/money']), { live: true });
  expect(refusalOf(reply)[2]).toEqual([
    `mfe-reports ${build.record.build} claims /reports; its deploy token allows /money.`,
  ]);
});
