import { auditLog } from '../../platform/http/audit-log.table.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createProgram, createStaff, createVisit } from '../../testing/actors.ts';
import { addProduct } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { apiKeys } from './api-keys.table.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let owner: Actor;
beforeAll(async () => {
  test = await startTestApp({
    principalsMs: 60_000,
    limits: { programCalls: { points: 60, duration: 60 }, programAddress: { points: 12, duration: 60 } },
  });
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
});
afterAll(() => test.close());

const input = { name: 'Stock scanner', permissions: ['read_products', 'write_stock'], expiresAt: null };
const create = (changes: object = {}, token = owner.token) =>
  test.call(host, 'POST', '/api/api-keys', { token, body: { ...input, ...changes } });
const made = async (changes: object = {}) => (await create(changes)).body;
const get = (path: string, token: string, at = host) => test.call(at, 'GET', `/api${path}`, { token });
const revoke = (id: string) =>
  test.call(host, 'POST', `/api/api-keys/${id}/revoke`, { token: owner.token, body: {} });
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const refused = [401, 'UNAUTHORIZED'];

it('a key is shown once, and only its hash is stored', async () => {
  const { status, body } = await create();
  expect(status).toBe(201);
  const { key, ...shown } = body;
  expect(key).toMatch(/^lk_[0-9a-f]{12}_[A-Za-z0-9_-]{43}$/);
  expect(shown).toMatchObject({ ...input, state: 'active', prefix: key.slice(0, 15), lastUsedAt: null });
  const read = await get(`/api-keys/${body.id}`, owner.token);
  expect(read.body).toEqual(shown);
  const rows = await inTenant(test.database, tenantId, (tx) => tx.select().from(apiKeys));
  expect(JSON.stringify([rows, read.body])).not.toContain(key.slice(16));
});

it('a program does what its key names and nothing else', async () => {
  const { key } = await made();
  await addProduct(test.database, tenantId, {});
  expect((await get('/products', key)).body.totalDoc).toBe(1);
  for (const path of ['/orders', '/staff', '/roles', '/api-keys', '/auth/verify', '/list-views?list=orders'])
    expect([path, ...outcome(await get(path, key))]).toEqual([path, 403, 'FORBIDDEN']);
});

it('a key is good in its own store only', async () => {
  const { key } = await made();
  await createStore(test.database, 'bakehouse');
  for (const at of ['bakehouse.localhost', 'localhost'])
    expect(outcome(await get('/products', key, at))).toEqual(refused);
});

it('nobody makes a key that may do more than they may, or what is for people only', async () => {
  const maker = await createStaff(test.database, tenantId, ['write_integrations', 'read_products']);
  const beyond = await create({}, maker.token);
  expect(outcome(beyond)).toEqual([409, 'PERMISSION_BEYOND']);
  expect(beyond.body.details).toEqual([{ field: 'permissions', message: 'write_stock' }]);
  expect((await create({ permissions: ['read_products'] }, maker.token)).status).toBe(201);
  for (const permission of [
    'write_staff',
    'read_staff',
    'write_integrations',
    'write_settings',
    'everything',
  ])
    expect(outcome(await create({ permissions: [permission] }))).toEqual([400, 'VALIDATION']);
  expect(outcome(await create({ permissions: [] }))).toEqual([400, 'VALIDATION']);
});

it('a permission that is for people only gives a program nothing, even if it is stored with its key', async () => {
  const stored = ['write_staff', 'read_staff', 'read_orders'];
  const { token } = await createProgram(test.database, tenantId, stored);
  expect((await get('/orders', token)).status).toBe(200);
  expect(outcome(await get('/staff', token))).toEqual([403, 'FORBIDDEN']);
});

it('a key opens nothing from the moment of its revocation, and revoking it again changes nothing', async () => {
  const { id, key } = await made();
  expect((await get('/products', key)).status).toBe(200);
  const { body } = await revoke(id);
  expect([body.state, body.revokedAt]).toEqual(['revoked', expect.any(String)]);
  expect(outcome(await get('/products', key))).toEqual(refused);
  expect((await revoke(id)).body).toEqual(body);
});

it('a changed key does what it names now, and a revoked one cannot be changed', async () => {
  const { id, key, version } = await made();
  const put = (changes: object, token = owner.token) =>
    test.call(host, 'PUT', `/api/api-keys/${id}`, { token, body: { ...input, version, ...changes } });
  expect((await get('/products', key)).status).toBe(200);
  const changed = await put({ permissions: ['read_orders'] });
  expect([changed.status, changed.body.permissions, changed.body.version]).toEqual([200, ['read_orders'], 2]);
  expect(outcome(await get('/products', key))).toEqual([403, 'FORBIDDEN']);
  expect((await get('/orders', key)).status).toBe(200);
  expect(outcome(await put({}))).toEqual([409, 'VERSION_CONFLICT']);
  const helper = await createStaff(test.database, tenantId, ['write_integrations']);
  expect(outcome(await put({ version: 2 }, helper.token))).toEqual([409, 'PERMISSION_BEYOND']);
  await revoke(id);
  expect(outcome(await put({ version: 3 }))).toEqual([409, 'KEY_REVOKED']);
});

it('an API key expires at its time', async () => {
  expect((await create({ expiresAt: '2020-01-01T00:00:00.000Z' })).body.details).toEqual([
    { field: 'expiresAt', message: 'past' },
  ]);
  const { id, key } = await made({ expiresAt: new Date(Date.now() + 1_500).toISOString() });
  // It is remembered from then on, unless this machine is so slow that it has ended already.
  await get('/products', key);
  await new Promise((resolve) => setTimeout(resolve, 1_600));
  expect(outcome(await get('/products', key))).toEqual(refused);
  expect((await get(`/api-keys/${id}`, owner.token)).body.state).toBe('expired');
});

it('staff see when a key was last used', async () => {
  const { id, key } = await made();
  await get('/products', key);
  const { lastUsedAt } = (await get(`/api-keys/${id}`, owner.token)).body;
  expect(Date.now() - Date.parse(lastUsedAt)).toBeLessThan(60_000);
});

it('API keys are found by name, beginning and state', async () => {
  const { id, prefix } = await made({ name: 'Accounting bridge' });
  await revoke(id);
  const list = async (query: string) =>
    (await get(`/api-keys?${query}`, owner.token)).body.items.map(({ name }: { name: string }) => name);
  for (const query of ['q=bridge', `q=${prefix}`, 'state=revoked&sort=name'])
    expect(await list(query)).toContain('Accounting bridge');
  expect(await list('q=bridge&state=active')).toEqual([]);
});

it('making and revoking a key, and what its program changes, are in the audit log by name', async () => {
  const { id, key } = await made({ name: 'Price robot', permissions: ['write_coupons'] });
  const operation = 'coupons.delete';
  const body = { operation, items: [{ id }] };
  const nothing = await test.call(host, 'POST', `/api/admin/bulk/${operation}`, { token: key, body });
  expect(outcome(nothing)).toEqual([404, 'NOT_FOUND']);
  await revoke(id);
  const entries = await onPlatform(test.database, (tx) => tx.select().from(auditLog));
  const ofKey = entries.filter(({ actorId, details }) => actorId === id || details.id === id);
  expect(ofKey.map(({ action, actorKind, actorName }) => [action, actorKind, actorName])).toEqual([
    ['api-keys.create', 'staff', owner.email],
    ['POST /api/admin/bulk/coupons.delete', 'program', 'Price robot'],
    ['api-keys.revoke', 'staff', owner.email],
  ]);
  expect(JSON.stringify(entries)).not.toContain(key);
});

it('the API documentation says how a key is sent, and which permission each call needs', async () => {
  const { body } = await test.call(host, 'GET', '/api/openapi.json');
  expect(body.info.description).toContain('Authorization: Bearer lk_');
  expect(body.paths['/api/products'].get['x-access']).toEqual({ permission: 'read_products' });
  expect((await test.call(host, 'GET', '/api/docs')).status).toBe(200);
});

it('operators make keys for a store that they visit to help', async () => {
  const { token } = await createVisit(test.database, tenantId, { mayWrite: true });
  expect((await create({}, token)).status).toBe(201);
});

it('one key makes a limited number of calls a minute', async () => {
  const { key } = await made();
  const replies = await Promise.all(Array.from({ length: 61 }, () => get('/products', key)));
  expect(replies.filter(({ status }) => status === 429).length).toBe(1);
});

it.each([
  ['nothing behind its beginning', 'lk_'],
  ['no secret', 'lk_0123456789ab_'],
  ['a guessed secret', `lk_0123456789ab_${'a'.repeat(43)}`],
  ['a NUL', `lk_0123456789ab_${'a'.repeat(42)}\0`],
  ['SQL', `lk_' or 1=1 --_${'a'.repeat(43)}`],
])('a key with %s is refused', async (_what, key) => {
  expect([401, 429]).toContain((await get('/products', key)).status);
});

it('somebody who guesses API keys is refused for some minutes, and programs go on', async () => {
  const { key } = await made();
  const other = key.replace(/.{43}$/, 'a'.repeat(43));
  const codes = [];
  for (let tries = 0; tries < 14; tries += 1) codes.push((await get('/products', other)).status);
  expect(codes.at(-1)).toBe(429);
  expect((await get('/products', key)).status).toBe(200);
});
