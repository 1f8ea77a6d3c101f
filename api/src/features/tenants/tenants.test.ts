import { pino } from 'pino';
import { buildApp } from '../../app.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { tenantDomains } from '../../platform/tenancy/tenants.table.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser, createStaff } from '../../testing/actors.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
let pat: Actor;
let fresh: string;
beforeAll(async () => {
  test = await startTestApp();
  pat = await createPlatformUser(test.database);
  fresh = await createStore(test.database, 'fresh');
});
afterAll(() => test.close());

describe('a host', () => {
  const resolve = (host: string) =>
    test.call('anything.example', 'GET', `/api/tenants/resolve?host=${encodeURIComponent(host)}`);

  it.each(['fresh.localhost', 'FRESH.localhost:3000', 'fresh.localhost.'])(
    '%s is a store’s',
    async (host) => {
      const { status, body } = await resolve(host);
      expect(status).toBe(200);
      expect(body).toEqual({
        type: 'tenant',
        id: fresh,
        slug: 'fresh',
        name: 'fresh',
        domain: 'fresh.localhost',
        customDomain: false,
        detectionMethod: 'subdomain',
      });
    },
  );

  it.each(['localhost', 'www.localhost:8080', 'admin.localhost', 'ftp.localhost'])(
    '%s is the platform’s',
    async (host) => {
      expect((await resolve(host)).body).toMatchObject({ type: 'platform', id: null, slug: null });
    },
  );

  it.each([
    'nobody.localhost',
    'a.fresh.localhost',
    'fresh.example',
    'fresh.localhost@evil',
    '',
    '%00',
    "'; drop",
  ])('%s is unknown', async (host) => {
    const { status, body } = await resolve(host);
    expect(status).toBe(host ? 404 : 400);
    expect(body.code).toBe(host ? 'TENANT_NOT_FOUND' : 'VALIDATION');
  });

  it('of its own is a store’s once it is proved', async () => {
    await onPlatform(test.database, (tx) =>
      tx.insert(tenantDomains).values({ domain: 'fresh.example', tenantId: fresh }),
    );
    expect((await resolve('fresh.example')).status).toBe(404);
    await onPlatform(test.database, (tx) => tx.update(tenantDomains).set({ verified: true }));
    expect((await resolve('fresh.example')).body).toMatchObject({
      id: fresh,
      customDomain: true,
      detectionMethod: 'custom-domain',
    });
  });
});

describe('the bootstrap of a page', () => {
  it('has the platform’s own data on its host', async () => {
    const { status, body } = await test.call('localhost', 'GET', '/api/tenants/bootstrap');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      tenant: { type: 'platform' },
      platform: { platform_title: 'Multi-Tenant E-commerce Platform', google_analytic_status: false },
      global: { default_language: 'en', floating_number: 2 },
      store: null,
      customization: null,
      currencies: [],
    });
    expect(body.languages.map((language: { iso_code: string }) => language.iso_code)).toEqual([
      'en',
      'de',
      'fr',
    ]);
  });

  it('is refused for an unknown host', async () => {
    expect((await test.call('nobody.localhost', 'GET', '/api/tenants/bootstrap')).body.code).toBe(
      'TENANT_NOT_FOUND',
    );
  });
});

describe('the list of stores', () => {
  beforeAll(async () => {
    await createStore(test.database, 'greengrocer');
    await createStore(test.database, 'half-store');
  });

  const list = async (query = '') =>
    (await test.call('localhost', 'GET', `/api/tenants${query}`, { token: pat.token })).body;

  it('shows stores newest first with all their hosts', async () => {
    const { items, totalDoc, page, pages } = await list('?limit=2');
    expect({ page, pages, totalDoc }).toEqual({ page: 1, pages: 2, totalDoc: 3 });
    expect(items.map((tenant: { slug: string }) => tenant.slug)).toEqual(['half-store', 'greengrocer']);
    expect((await list('?page=2&limit=2')).items[0]).toMatchObject({
      slug: 'fresh',
      domains: ['fresh.localhost', 'fresh.example'],
    });
  });

  it('is searched by name, address and owner, without wildcards', async () => {
    expect((await list('?q=GREENGRO')).totalDoc).toBe(1);
    expect((await list('?q=owner@&sort=name')).items.map((tenant: { slug: string }) => tenant.slug)).toEqual([
      'fresh',
      'greengrocer',
      'half-store',
    ]);
    expect((await list('?q=%25')).totalDoc).toBe(0);
    expect((await list('?status=suspended')).items).toEqual([]);
    expect((await list('?sort=;drop')).code).toBe('VALIDATION');
  });

  it('has one store by its id, and answers NOT_FOUND for an unknown id', async () => {
    const one = await test.call('localhost', 'GET', `/api/tenants/${fresh}`, { token: pat.token });
    expect(one.body).toMatchObject({ id: fresh, slug: 'fresh' });
    expect(
      (await test.call('localhost', 'GET', `/api/tenants/${pat.id}`, { token: pat.token })).body.code,
    ).toBe('NOT_FOUND');
  });

  it('is for platform users only', async () => {
    const owner = await createStaff(test.database, fresh, 'owner');
    expect(
      (await test.call('fresh.localhost', 'GET', '/api/tenants', { token: owner.token })).body.code,
    ).toBe('PLATFORM_ADMIN_REQUIRED');
    expect((await test.call('localhost', 'GET', '/api/tenants', { token: owner.token })).body.code).toBe(
      'TENANT_MISMATCH',
    );
    expect((await test.call('localhost', 'GET', '/api/tenants')).status).toBe(401);
  });
});

describe('suspending a store', () => {
  const setStatus = (status: string, id = fresh) =>
    test.call('localhost', 'PUT', `/api/tenants/status/${id}`, {
      body: { status, ...(status === 'suspended' && { reason: 'Unpaid rent' }) },
      token: pat.token,
    });
  const answers = (app: TestApp['app']) =>
    app
      .inject({ url: '/api/language/show', headers: { host: 'fresh.localhost' } })
      .then((reply) => reply.statusCode);
  const is = (status: number) => (answered: number) => answered === status;

  it('hides it in every process at once, and can be undone', async () => {
    const config = { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test', DATA_DIR: '/nowhere' } as const;
    const other = await buildApp({ config, databaseUrl: test.databaseUrl, log: pino({ level: 'silent' }) });
    try {
      expect([await answers(test.app), await answers(other)]).toEqual([200, 200]);
      expect((await setStatus('suspended')).body.status).toBe('suspended');
      expect(await answers(test.app)).toBe(404);
      await eventually(() => answers(other), is(404));
      await setStatus('active');
      expect(await answers(test.app)).toBe(200);
      await eventually(() => answers(other), is(200));
    } finally {
      await other.close();
    }
  });

  it('has two states and works for existing stores only', async () => {
    expect((await setStatus('inactive')).body.details[0].field).toBe('status');
    expect((await setStatus('active', pat.id)).body.code).toBe('NOT_FOUND');
  });
});
