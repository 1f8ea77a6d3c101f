import { eq } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { deployTokens } from '../../platform/identity/deploy-tokens.table.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createPlatformUser, createStaff } from '../../testing/actors.ts';
import { makeBuild, putLive, releaseCalls } from '../../testing/builds.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
let pat: Actor;
let calls: ReturnType<typeof releaseCalls>;
beforeAll(async () => {
  test = await startTestApp();
  calls = releaseCalls(test);
  pat = await createPlatformUser(test.database);
});
afterAll(() => test.close());

const create = (remote: string, name = 'CI of the storefront', token = pat.token) =>
  test.call('localhost', 'POST', '/api/deploy-tokens', { token, body: { remote, name } });
const get = (query = '', token = pat.token) =>
  test.call('localhost', 'GET', `/api/deploy-tokens${query}`, { token });
const list = async () => (await get('?limit=100')).body.items;
const revoke = (id: string) =>
  test.call('localhost', 'DELETE', `/api/deploy-tokens/${id}`, { token: pat.token });
const announce = (token: string, remote = 'mfe-storefront') => calls.announce(makeBuild(remote), token);

it('a deploy token is shown once, and only its hash is stored', async () => {
  const { status, body } = await create('mfe-storefront');
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String),
    remote: 'mfe-storefront',
    name: 'CI of the storefront',
    paths: [],
    areas: [],
    slots: [],
    createdBy: pat.email,
    createdAt: expect.any(String),
    lastUsedAt: null,
    revokedAt: null,
    token: expect.stringMatching(/^larder_deploy_mfe-storefront_[A-Za-z0-9_-]{43}$/),
  });
  const { token, ...shown } = body;
  expect((await list())[0]).toEqual(shown);
  const rows = await onPlatform(test.database, (tx) =>
    tx.select({ hash: deployTokens.hash }).from(deployTokens).where(eq(deployTokens.id, body.id)),
  );
  expect(rows[0]?.hash).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(token).not.toContain(rows[0]?.hash);
});

it('the deploy tokens are searched, sorted and read page by page', async () => {
  for (const name of ['pages b', 'pages C', 'pages a']) await create('mfe-pages', name);
  await create('shell', '100 % pages');
  const read = async (query: string) => {
    const { items, ...counts } = (await get(`?${query}`)).body;
    return [items.map(({ name }: { name: string }) => name), counts];
  };
  expect(await read('q=mfe-PAGES&limit=2')).toEqual([
    ['pages a', 'pages C'],
    { totalDoc: 3, page: 1, pages: 2 },
  ]);
  expect(await read('q=mfe-pages&limit=2&page=2&sort=name')).toEqual([
    ['pages C'],
    { totalDoc: 3, page: 2, pages: 2 },
  ]);
  expect(await read('q=pages&sort=-remote')).toEqual([
    ['100 % pages', 'pages a', 'pages C', 'pages b'],
    { totalDoc: 4, page: 1, pages: 1 },
  ]);
  expect((await read('q=%25'))[0]).toEqual(['100 % pages']);
  expect((await read(`q=${pat.email}`))[1]).toEqual((await read('page=1'))[1]);
  const { token } = (await create('mfe-pages', 'used')).body;
  await announce(token, 'mfe-pages');
  expect((await read('q=mfe-pages&sort=-lastUsedAt&limit=1'))[0]).toEqual(['used']);
  expect((await get('?sort=hash')).body.code).toBe('VALIDATION');
});

it('the deploy tokens are listed for operators who may see releases, and for no others', async () => {
  const reader = await createPlatformUser(test.database, {}, ['read_releases']);
  const other = await createPlatformUser(test.database, {}, ['read_operators']);
  expect((await get('?page=1', reader.token)).status).toBe(200);
  expect((await get('?page=1', other.token)).body.code).toBe('FORBIDDEN');
  expect((await get('', other.token)).body.code).toBe('FORBIDDEN');
});

it('without a query all deploy tokens are an array, which remotes released before their list had pages read', async () => {
  await Promise.all(Array.from({ length: 21 }, () => create('mfe-pages')));
  expect((await get()).body).toEqual(await list());
});

it('a deploy token publishes its own part and no other', async () => {
  const { token } = (await create('mfe-storefront')).body;
  expect((await announce(token)).status).toBe(201);
  const other = await announce(token, 'mfe-store-admin');
  expect([other.status, other.body.code]).toEqual([403, 'FORBIDDEN']);
  const build = makeBuild('mfe-store-admin');
  await calls.announce(build, pat.token);
  for (const reply of [
    await calls.send(build, token, 'entry.js'),
    await calls.publish(build, token, { live: true }),
  ])
    expect([reply.status, reply.body.code]).toEqual([403, 'FORBIDDEN']);
});

it('a revoked deploy token publishes nothing, and revoking it again changes nothing', async () => {
  const { id, token } = (await create('mfe-storefront')).body;
  expect((await announce(token)).status).toBe(201);
  expect((await revoke(id)).status).toBe(200);
  const { status, body } = await announce(token);
  expect([status, body.code]).toEqual([401, 'UNAUTHORIZED']);
  const [first] = (await list()).filter((one: { id: string }) => one.id === id);
  await revoke(id);
  expect((await list()).find((one: { id: string }) => one.id === id)).toEqual(first);
  expect(first.revokedAt).toEqual(expect.any(String));
});

it('a deploy token has the time of its last use', async () => {
  const { id, token } = (await create('mfe-storefront')).body;
  await announce(token);
  const used = (await list()).find((one: { id: string }) => one.id === id);
  expect(Date.now() - Date.parse(used.lastUsedAt)).toBeLessThan(60_000);
});

it.each([
  ['nothing behind its beginning', 'larder_deploy_'],
  ['no secret', 'larder_deploy_mfe-storefront_'],
  ['a guessed secret', `larder_deploy_mfe-storefront_${'a'.repeat(43)}`],
  ['a secret that is too long', `larder_deploy_mfe-storefront_${'a'.repeat(44)}`],
  ['SQL for a part', `larder_deploy_' or 1=1 --_${'a'.repeat(43)}`],
  ['a NUL', `larder_deploy_mfe-storefront\0_${'a'.repeat(43)}`],
])('a deploy token with %s is refused', async (_what, token) => {
  const { status, body } = await announce(token);
  expect([status, body.code]).toEqual([401, 'UNAUTHORIZED']);
});

it('a deploy token is refused when the part in it is changed', async () => {
  const { token } = (await create('mfe-storefront')).body;
  const renamed = token.replace('mfe-storefront', 'mfe-store-admin');
  expect((await announce(renamed, 'mfe-store-admin')).body.code).toBe('UNAUTHORIZED');
});

it('a deploy token allows nothing but the work on its part', async () => {
  const { token } = (await create('mfe-storefront')).body;
  await createStore(test.database, 'fresh');
  for (const [host, method, url] of [
    ['localhost', 'GET', '/api/releases'],
    ['localhost', 'GET', '/api/deploy-tokens'],
    ['localhost', 'POST', '/api/deploy-tokens'],
    ['localhost', 'GET', '/api/tenants'],
    ['localhost', 'GET', calls.at(makeBuild('mfe-storefront'))],
    ['localhost', 'POST', '/api/compositions/rollback'],
    ['localhost', 'GET', '/api/releases/overview'],
    ['fresh.localhost', 'GET', '/api/orders'],
  ] as const) {
    const { status } = await test.call(host, method, url, { token });
    expect([url, status]).toEqual([url, 401]);
  }
});

it('only operators create deploy tokens', async () => {
  const fresh = await createStore(test.database, 'bakehouse');
  const owner = await createStaff(test.database, fresh, 'owner');
  const ann = await createCustomer(test.database, fresh);
  for (const [actor, host, code] of [
    [owner, 'bakehouse.localhost', 'PLATFORM_ADMIN_REQUIRED'],
    [owner, 'localhost', 'TENANT_MISMATCH'],
    [ann, 'bakehouse.localhost', 'PLATFORM_ADMIN_REQUIRED'],
  ] as const) {
    const body = { remote: 'shell', name: 'mine' };
    const reply = await test.call(host, 'POST', '/api/deploy-tokens', { token: actor.token, body });
    expect(reply.body.code).toBe(code);
    const announced = await test.call(host, 'POST', '/api/releases', {
      token: actor.token,
      body: { record: makeBuild('shell').record },
    });
    expect(announced.body.code).toBe(code);
  }
  expect((await create('no part!')).body.code).toBe('VALIDATION');
  expect((await revoke(pat.id)).body.code).toBe('NOT_FOUND');
});

it('making and revoking a deploy token is in the audit log, without the token', async () => {
  const { id, token } = (await create('mfe-shared', 'CI of mfe-shared')).body;
  await revoke(id);
  const entries = await onPlatform(test.database, (tx) =>
    tx.select({ action: auditLog.action, by: auditLog.actorName, details: auditLog.details }).from(auditLog),
  );
  const details = { id, remote: 'mfe-shared', name: 'CI of mfe-shared' };
  expect(entries.filter((entry) => entry.details.id === id)).toEqual([
    {
      action: 'deploy-tokens.create',
      by: pat.email,
      details: { ...details, paths: [], areas: [], slots: [] },
    },
    { action: 'deploy-tokens.revoke', by: pat.email, details },
  ]);
  expect(JSON.stringify(entries)).not.toContain(token);
});

it('a deploy token may claim what its part has now, unless the operator says otherwise', async () => {
  const entry = { area: 'admin', icon: 'chart', order: 10, label: { en: 'Reports' } };
  const page = (path: string) => ({ path, host: 'store' as const, chunks: [], navigation: [entry] });
  const slots = [{ slot: 'store-admin.order', order: 10 }];
  const pages = [page('/reports'), page('/reports/:id')];
  await putLive(test.database, makeBuild('mfe-reports', { pages, slots }));
  const { body } = await create('mfe-reports');
  expect([body.paths, body.areas, body.slots]).toEqual([['/reports'], ['admin'], ['store-admin.order']]);
  const input = { remote: 'mfe-reports', name: 'CI', paths: ['/numbers'], areas: [], slots: [] };
  const given = await test.call('localhost', 'POST', '/api/deploy-tokens', { token: pat.token, body: input });
  expect([given.body.paths, given.body.areas, given.body.slots]).toEqual([['/numbers'], [], []]);
  for (const path of ['reports', '/reports/', '/Reports', '/reports/*', '/../x']) {
    const body = { ...input, paths: [path] };
    expect(
      (await test.call('localhost', 'POST', '/api/deploy-tokens', { token: pat.token, body })).status,
    ).toBe(400);
  }
});
