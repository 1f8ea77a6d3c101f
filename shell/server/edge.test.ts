import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostBootstrap } from 'api';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { buildEdge } from './edge.ts';
import { buildOf, contentOf, makeRecord, sha384, testParts, writeBuild } from './testing/builds.ts';

const build = buildOf('b');
const tenantId = '0199a000-0000-7000-8000-000000000001';
const pictureId = '0199a000-0000-7000-8000-000000000002';
const otherTenant = '0199a000-0000-7000-8000-000000000003';

const bootstrap: HostBootstrap = {
  tenant: {
    type: 'tenant',
    id: tenantId,
    slug: 'fresh',
    name: 'Fresh </script><b>',
    domain: 'fresh.localhost',
    customDomain: false,
    detectionMethod: 'subdomain',
  },
  platform: {
    platform_title: 'P',
    platform_description: '',
    platform_url: '',
    google_analytic_status: false,
    meta_title: 'Platform',
    meta_description: '',
    favicon: '',
  },
  global: {
    default_language: 'en',
    default_currency: 'USD',
    default_date_format: 'MMM D, YYYY',
    floating_number: 2,
    default_time_zone: 'UTC',
  },
  store: null,
  customization: null,
  languages: [],
  currencies: [],
};

const preparing: HostBootstrap = { ...bootstrap, tenant: { ...bootstrap.tenant, closed: 'preparing' } };
const platform: HostBootstrap = {
  ...bootstrap,
  tenant: {
    ...{ type: 'platform', id: null, slug: null, name: null, domain: 'localhost' },
    ...{ customDomain: false, detectionMethod: 'root-domain' },
  },
};

let edge: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edge-'));
  const chunks = { routes: ['routes.js'], 'home-page': ['home.js'], framework: ['framework.js'] };
  for (const part of testParts)
    writeBuild(join(folder, 'dist'), makeRecord(part, build, { chunks, preload: { '/': ['home-page'] } }));
  for (const tenant of [tenantId, otherTenant]) {
    mkdirSync(join(folder, 'data/uploads', tenant), { recursive: true });
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#fa0' } })
      .webp()
      .toFile(join(folder, 'data/uploads', tenant, `${pictureId}.webp`));
  }
  const api = {
    get: async (path: string, host: string) => {
      if (path !== '/api/tenants/bootstrap') return { status: 404, body: {} };
      if (host.startsWith('soon.')) return { status: 200, body: preparing };
      if (host.startsWith('localhost')) return { status: 200, body: platform };
      if (host.startsWith('former.')) {
        const tenant = { ...bootstrap.tenant, domain: 'former.localhost', movedTo: 'fresh.localhost' };
        return { status: 200, body: { ...bootstrap, tenant } };
      }
      return host.startsWith('fresh.') ? { status: 200, body: bootstrap } : { status: 404, body: {} };
    },
    text: async () => ({ status: 404, body: '{}' }),
    post: async () => ({ status: 404, body: {} }),
    file: async () => null,
  };
  edge = await buildEdge({
    api,
    rootDomain: 'localhost',
    builds: join(folder, 'dist'),
    dataDir: join(folder, 'data'),
    log: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  await edge.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  edge.inject({ url, headers: { host: 'fresh.localhost:3000', ...headers } });

it('the edge answers every path of a store with a page: composition, bootstrap, tenant meta tags and cookies', async () => {
  const reply = await get('/');
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('<meta name="x-tenant-type" content="tenant">');
  expect(reply.body).toContain('Loading your store...');
  expect(reply.body).toContain(`/mfe/mfe-storefront/${build}/home.js`);
  const cookies = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
  expect(cookies).toMatchObject({
    'tenant-type': 'tenant',
    'tenant-subtype': 'public',
    'tenant-id': tenantId,
    'tenant-slug': 'fresh',
    'tenant-domain': 'fresh.localhost',
  });
  expect(JSON.parse(cookies['tenant-data'] ?? '')).toMatchObject({ customDomain: false });
  expect(reply.cookies.every(({ sameSite, domain }) => sameSite === 'Lax' && !domain)).toBe(true);
});

it('a page names each script of a release with the hash of what was released', async () => {
  const { body } = await get('/');
  const tags = [
    ...body.matchAll(/<(script|link)[^>]* (?:src|href)="\/mfe\/([a-z-]+)\/\w+\/(?:entry|routes)\.js"[^>]*>/g),
  ];
  expect(new Set(tags.map(([, kind]) => kind))).toEqual(new Set(['script', 'link']));
  for (const [tag, , remote = ''] of tags)
    expect(tag).toContain(` integrity="${sha384(contentOf({ remote, build }))}" crossorigin`);
});

it('a page’s policy allows only scripts with its nonce, and a store’s texts are escaped', async () => {
  const [first, second] = await Promise.all([get('/'), get('/')]);
  const nonce = /'nonce-([^']+)'/.exec(first.headers['content-security-policy'] as string)?.[1];
  expect(first.body).toContain(`nonce="${nonce}"`);
  expect(second.headers['content-security-policy']).not.toContain(nonce);
  expect(first.headers['content-security-policy']).not.toMatch(/unsafe/);
  expect(first.body).not.toContain('Fresh </script>');
});

it('paths of the back office load its remote and are not indexed by search engines', async () => {
  const { body } = await get('/admin/orders');
  expect(body).toContain('Loading tenant admin portal...');
  expect(body).toContain(`/mfe/mfe-store-admin/${build}/entry.js`);
  expect(body).toContain('<meta name="robots" content="noindex">');
  const german = await get('/admin/orders', { 'accept-language': 'de' });
  expect(german.body).toContain('Shopverwaltung wird geladen...');
});

it('pages of an address that a store had before lead to the same page of the present one', async () => {
  const reply = await get('/search?q=milk', { host: 'former.localhost:3000' });
  expect([reply.statusCode, reply.headers.location, reply.headers['cache-control']]).toEqual([
    301,
    'http://fresh.localhost:3000/search?q=milk',
    'no-cache',
  ]);
});

it('visitors of an unknown store are redirected to the platform', async () => {
  const reply = await get('/search', { host: 'nobody.localhost:3000' });
  expect(reply.statusCode).toBe(302);
  expect(reply.headers.location).toBe(
    'http://localhost:3000/tenant-not-found?domain=nobody.localhost&error=Tenant+not+found+or+inactive&subdomain=nobody',
  );
  expect(reply.cookies).toEqual([
    expect.objectContaining({ name: 'tenant-validation-failed', value: '1', maxAge: 60 }),
  ]);
});

it('a store that is being prepared is shown to its staff’s browsers only, and never stored', async () => {
  const host = 'soon.localhost:3000';
  const reply = await get('/', { host });
  expect(reply.statusCode).toBe(302);
  expect(reply.headers.location).toContain(
    '/tenant-not-found?domain=soon.localhost&error=Store+not+open+yet',
  );
  const own = await get('/', { host, cookie: 'store-preview=a-key' });
  expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'no-store']);
  expect((await get('/admin/dashboard', { host })).statusCode).toBe(200);
});

it('the landing page has an address in each language', async () => {
  const host = 'localhost:3000';
  const german = await get('/?lang=de', { host, 'accept-language': 'fr' });
  expect(german.body).toContain('<html lang="de">');
  expect(german.body).toContain('<link rel="canonical" href="http://localhost:3000/?lang=de">');
  for (const code of ['en', 'de', 'fr'])
    expect(german.body).toContain(
      `<link rel="alternate" hreflang="${code}" href="http://localhost:3000/?lang=${code}">`,
    );
  expect(german.body).toContain('<link rel="alternate" hreflang="x-default" href="http://localhost:3000/">');
});

it('search engines may find where a store is opened', async () => {
  const { body } = await get('/robots.txt', { host: 'localhost:3000' });
  expect(body).toContain('Disallow: /platform-admin\n');
  expect(body).not.toContain('Disallow: /auth/');
});

it('a page is in the language the visitor chose, else the one the browser prefers', async () => {
  expect((await get('/', { 'accept-language': 'de-CH,de;q=0.9' })).body).toContain('<html lang="de">');
  expect((await get('/', { cookie: 'language=fr', 'accept-language': 'de' })).body).toContain(
    '<html lang="fr">',
  );
  expect((await get('/', { cookie: 'language=xx' })).body).toContain('<html lang="en">');
});

it('builds are served as immutable, and no file outside them is served', async () => {
  const script = await get(`/mfe/shell/${build}/entry.js`);
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of [
    '/mfe/shell/current.json',
    '/mfe/..%2f..%2fdata',
    '/mfe/shell/..%5c..%5cdata',
    '/mfe/%00',
    `/mfe/shell/${build}/none.js`,
  ]) {
    const { statusCode, body } = await get(path);
    expect([400, 403, 404]).toContain(statusCode);
    expect(body).not.toContain('<html');
  }
});

it('pictures are converted to a format the browser accepts, in the specified widths only', async () => {
  const url = encodeURIComponent(`/uploads/${tenantId}/${pictureId}.webp`);
  const avif = await get(`/img?url=${url}&w=640&q=75`, { accept: 'image/avif,image/webp' });
  expect(avif.headers['content-type']).toBe('image/avif');
  expect((await sharp(avif.rawPayload).metadata()).width).toBe(640);
  expect((await get(`/img?url=${url}&w=640&q=75`, { accept: 'image/webp' })).headers['content-type']).toBe(
    'image/webp',
  );
  expect((await get(`/img?url=${url}&w=641&q=75`)).statusCode).toBe(400);
  expect((await get(`/img?url=${url}&w=640&q=90`)).statusCode).toBe(400);
});

it('an uploaded file is a picture in a sandbox, whatever it holds, and kept by caches for ever', async () => {
  const { headers } = await get(`/uploads/${tenantId}/${pictureId}.webp`);
  expect(headers).toMatchObject({
    ...{ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' },
    'content-security-policy': `default-src 'none'; sandbox`,
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it('pictures of other origins and other stores are refused', async () => {
  const foreign = encodeURIComponent(`/uploads/${otherTenant}/${pictureId}.webp`);
  expect((await get(`/img?url=${foreign}&w=640&q=75`)).statusCode).toBe(404);
  expect((await get(`/uploads/${otherTenant}/${pictureId}.webp`)).statusCode).toBe(404);
  for (const url of [
    'http://127.0.0.1/x.webp',
    '//evil.example/x',
    'file:///etc/passwd',
    '/uploads/../../etc/passwd',
  ]) {
    expect((await get(`/img?url=${encodeURIComponent(url)}&w=640&q=75`)).statusCode).toBe(400);
  }
});

it('the edge serves /favicon.ico', async () => {
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    expect((await get(path)).headers['content-type']).toBe('image/svg+xml');
  }
});
