import { fastify } from 'fastify';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createPlatformUser, createStaff } from '../../testing/actors.ts';
import { addProduct } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { HostTenant } from '../tenancy/host-tenant.schema.ts';
import { onPlatform } from '../tenancy/tenancy.ts';
import { tenantDomains } from '../tenancy/tenants.table.ts';
import type { Access } from './access.ts';
import { findShopper } from './access.ts';
import { cacheReplies } from './cache-replies.ts';

const host = 'fresh.localhost';
const ownDomain = 'fresh.example';
const canary = 'canary-of-a-person';
let test: TestApp;
let people: Actor[];
/** Every address whose reply is given to several visitors. */
let shared: string[];
beforeAll(async () => {
  test = await startTestApp({ sharedMs: 60_000 });
  const store = await createStore(test.database, 'fresh');
  await addProduct(test.database, store, { slug: 'bananas' });
  await onPlatform(test.database, (tx) =>
    tx.insert(tenantDomains).values({ tenantId: store, domain: ownDomain, verified: true }),
  );
  const person = { name: canary, email: `${canary}@shop.test` };
  people = [
    await createCustomer(test.database, store, person),
    await createStaff(test.database, store, 'owner', person),
    await createPlatformUser(test.database, person),
  ];
  shared = await findShared();
});
afterAll(() => test.close());

async function findShared(): Promise<string[]> {
  const { body } = await test.call(host, 'GET', '/api/openapi.json');
  const addresses = Object.entries(body.paths as Record<string, { get?: { 'x-access'?: unknown } }>)
    .filter(([, { get }]) => get && ['store', 'host'].includes(String(get['x-access'])))
    .map(([path]) => path.replace('{slug}', 'bananas'))
    .filter((path) => !path.includes('{'));
  const found: string[] = [];
  for (const address of addresses) {
    const { headers } = await test.call(host, 'GET', address);
    if (String(headers.etag ?? '').startsWith('W/')) found.push(address);
  }
  return found;
}

const forget = () => test.app.changed(null);

/** Removes the clock of a reply, which moves between two calls. */
const withoutClock = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (key, value) => (key === 'now' ? undefined : value)));

it('public caches may store the catalogue, the settings and the bootstrap', () => {
  expect(shared).toEqual(
    expect.arrayContaining([
      '/api/catalog/products',
      '/api/catalog/products/bananas',
      '/api/catalog/categories',
      '/api/catalog/coupons',
      '/api/tenants/bootstrap',
      '/api/setting/global/all',
      '/api/setting/store-setting/all',
      '/api/setting/store/customization/all',
      '/api/language/show',
      '/api/currencies',
    ]),
  );
});

it('a signed-in person’s reply is never given to another', async () => {
  for (const address of shared) {
    forget();
    const expected = await test.call(host, 'GET', address);
    for (const { token, email } of people) {
      const claims = {
        authorization: `Bearer ${token}`,
        cookie: `access_token=${token}; user_data=${encodeURIComponent(`{"email":"${email}"}`)}; tenant-type=platform`,
        'user-type': 'platform_admin',
        'admin-operation': 'true',
        'x-admin-context': JSON.stringify({ adminType: 'platform', email }),
        'x-forwarded-host': 'bakehouse.localhost',
      };
      forget();
      const theirs = await test.call(host, 'GET', address, { headers: claims });
      const visitors = await test.call(host, 'GET', address);
      expect(theirs.headers['set-cookie']).toBeUndefined();
      expect(JSON.stringify([theirs.body, theirs.headers, visitors.body])).not.toContain(canary);
      expect(withoutClock(visitors.body)).toEqual(withoutClock(expected.body));
      expect(withoutClock(theirs.body)).toEqual(withoutClock(expected.body));
    }
  }
});

it('personal replies are not cached anywhere', async () => {
  const [ann] = people;
  for (const address of ['/api/customers/me', '/api/orders/mine']) {
    const { headers, status } = await test.call(host, 'GET', address, { token: ann?.token });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  }
});

it('cached replies are separate per host, also within one store', async () => {
  for (const asked of [host, ownDomain, 'localhost']) {
    const { body } = await test.call(asked, 'GET', '/api/tenants/bootstrap');
    expect(body.tenant.domain).toBe(asked);
  }
});

it('a shared route that needs a right or writes is refused at the start', async () => {
  const app = fastify();
  app.decorateRequest('tenant', null as unknown as HostTenant);
  cacheReplies(app, { freshMs: 60_000 });
  const rights: Access[] = ['customer', 'admin', { operator: 'read_tenants' }, 'signedIn'];
  for (const [number, access] of rights.entries()) {
    expect(() => app.get(`/${number}`, { config: { access, shared: true } }, () => '')).toThrow('share');
  }
  expect(() => app.post('/', { config: { access: 'store', shared: true } }, () => '')).toThrow('share');
});

it('replies with a cookie and replies that depend on the caller are not cached', async () => {
  const app = fastify();
  const tenant = { id: 'a', domain: host } as unknown as HostTenant;
  app.decorateRequest('tenant', null as unknown as HostTenant);
  app.addHook('onRequest', async (request) => {
    request.tenant = tenant;
  });
  cacheReplies(app, { freshMs: 60_000 }).hearing(true);
  let made = 0;
  const config = { access: 'store', shared: true } as const;
  app.get('/cookie', { config }, (_request, reply) => {
    made += 1;
    return reply.header('set-cookie', 'who=ann').type('application/json').send(`${made}`);
  });
  app.decorate('services', {} as never);
  app.get('/person', { config }, (request) => findShopper(request));
  await app.inject('/cookie');
  expect((await app.inject('/cookie')).body).toBe('2');
  expect((await app.inject('/person')).statusCode).toBe(500);
});
