import { sql } from 'drizzle-orm';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
let pat: Actor;
let fresh: string;
let berry: string;
beforeAll(async () => {
  test = await startTestApp();
  pat = await createPlatformUser(test.database);
  fresh = await createStore(test.database, 'fresh', async (tx, tenantId) => {
    await tx.execute(sql`insert into settings (tenant_id, id, kind, body)
      values (${tenantId}, gen_random_uuid(), 'store', '{"meta_url":"fresh.localhost"}')`);
  });
  berry = await createStore(test.database, 'berry');
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  test.call('localhost', method, `/api${path}`, { body, token: pat.token });
const read = async (id: string) => (await call('GET', `/tenants/${id}`)).body;
async function save(id: string, change: object) {
  const { name, slug, ownerEmail, version } = await read(id);
  return call('PUT', `/tenants/${id}`, { name, slug, ownerEmail, version, ...change });
}
const resolve = async (host: string) =>
  (await test.call('localhost', 'GET', `/api/tenants/resolve?host=${host}`)).body;

it('a store gets another name and owner’s address, saved over the version that was read', async () => {
  const { status, body } = await save(berry, { name: 'Berry & Sons', ownerEmail: 'Mia@Berry.test' });
  expect([status, body.name, body.ownerEmail, body.version]).toEqual([
    200,
    'Berry & Sons',
    'mia@berry.test',
    2,
  ]);
  expect((await save(berry, { version: 1 })).body.code).toBe('VERSION_CONFLICT');
  expect((await resolve('berry.localhost')).name).toBe('Berry & Sons');
});

it('a store gets another address, and the old one leads there', async () => {
  const { body } = await save(fresh, { slug: 'corner' });
  expect([body.domains, body.formerDomains]).toEqual([['corner.localhost'], ['fresh.localhost']]);
  expect(await resolve('corner.localhost')).not.toHaveProperty('movedTo');
  expect(await resolve('fresh.localhost')).toMatchObject({ id: fresh, movedTo: 'corner.localhost' });
  const { rows } = await inTenant(test.database, fresh, (tx) =>
    tx.execute(sql`select body ->> 'meta_url' as url from settings where kind = 'store'`),
  );
  expect(rows).toEqual([{ url: 'corner.localhost' }]);
});

it.each([
  ['another store has', 'corner'],
  ['another store had', 'fresh'],
  ['the platform reserves', 'admin'],
])('a store does not get an address that %s', async (_what, slug) => {
  const { body } = await save(berry, { slug });
  expect(['SLUG_TAKEN', 'VALIDATION']).toContain(body.code);
  expect(body.details[0].field).toBe('slug');
  expect((await read(berry)).domains).toEqual(['berry.localhost']);
});

it('no new store is opened on an address that another one had', async () => {
  const input = {
    ...{ name: 'Fresh again', slug: 'fresh', ownerName: 'Mia', ownerEmail: 'mia@fresh.test' },
    ...{ ownerPassword: 'correct horse', currency: 'EUR', language: 'en', color: '#1b7f4b' },
  };
  expect((await call('POST', '/tenants', input)).body.code).toBe('SLUG_TAKEN');
});

it('a store comes back to an address that it had', async () => {
  await save(fresh, { slug: 'fresh' });
  expect((await read(fresh)).formerDomains).toEqual(['corner.localhost']);
  expect(await resolve('fresh.localhost')).not.toHaveProperty('movedTo');
  expect(await resolve('corner.localhost')).toMatchObject({ movedTo: 'fresh.localhost' });
});

it('the audit log of a store says what operators changed of it', async () => {
  const { items } = (await call('GET', `/audit-log?tenantId=${fresh}&limit=5`)).body;
  expect(items[0]).toMatchObject({
    action: 'tenants.update',
    details: { before: { slug: 'corner' }, after: { slug: 'fresh' } },
  });
});

it('a new owner is invited by mail, and the platform’s mails go there from now on', async () => {
  const input = { name: 'Nora New', email: 'nora@berry.test', getsMails: true };
  await createStaff(test.database, berry, 'owner');
  expect((await call('POST', `/tenants/${berry}/owners`, input)).body).toEqual({ success: true });
  const owners = (await call('GET', `/tenants/${berry}/owners`)).body;
  expect(owners).toContainEqual(expect.objectContaining({ email: 'nora@berry.test', status: 'invited' }));
  expect((await read(berry)).ownerEmail).toBe('nora@berry.test');
  const { rows } = await onPlatform(test.database, (tx) =>
    tx.execute(sql`select recipient, kind from mails where recipient = 'nora@berry.test'`),
  );
  expect(rows).toEqual([{ recipient: 'nora@berry.test', kind: 'invitation' }]);
  expect((await call('POST', `/tenants/${berry}/owners`, input)).body.code).toBe('EMAIL_TAKEN');
});
