import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreSetting } from 'api';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildEdge } from './edge.ts';
import { outsideSources } from './outside-services.ts';
import { contentSecurityPolicy } from './security.ts';
import { buildOf, makeRecord, testParts, writeBuild } from './testing/builds.ts';

const build = buildOf('b');
const secret = 'CANARY-OUTSIDE-OF-THE-BUILDS';
let edge: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edge-'));
  writeFileSync(join(folder, 'secret.txt'), secret);
  mkdirSync(join(folder, 'data/uploads'), { recursive: true });
  for (const part of testParts) writeBuild(join(folder, 'dist'), makeRecord(part, build));
  const bootstrap = (name: string) => ({
    tenant: {
      type: 'tenant',
      id: '0199a000-0000-7000-8000-000000000001',
      slug: name,
      name,
      domain: `${name}.localhost`,
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
  });
  edge = await buildEdge({
    api: {
      get: async (path, host) => {
        const known = /^(fresh|bakehouse)\.localhost/.exec(host)?.[1];
        return known && path === '/api/tenants/bootstrap'
          ? { status: 200, body: bootstrap(known) }
          : { status: 404, body: {} };
      },
      text: async () => ({ status: 404, body: '{}' }),
      post: async () => ({ status: 404, body: {} }),
      file: async () => null,
    },
    rootDomain: 'localhost',
    builds: join(folder, 'dist'),
    dataDir: join(folder, 'data'),
    log: pino({ level: 'silent' }),
    production: true,
  });
  await edge.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await edge.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, host = 'fresh.localhost') => edge.inject({ url, headers: { host } });

it.each([
  '/',
  '/search?q=x',
  '/product/anything',
  '/auth/login',
  '/checkout',
  '/admin',
  '/admin/orders',
  '/store-admin',
  '/platform-admin',
  '/unauthorized',
  '/tenant-not-found',
  '/nowhere/at/all',
  '/robots.txt',
  '/favicon.ico',
  `/mfe/shell/${build}/entry.js`,
  '/mfe/shell/none.js',
  '/img?url=x',
  '/uploads/none.webp',
  '/%zz',
])('no page may be framed, sniffed or run foreign scripts at %s', async (url) => {
  for (const host of ['fresh.localhost', 'nobody.localhost']) {
    const { headers } = await get(url, host);
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'none'`);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|http:/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect(headers['x-powered-by'] ?? headers.server).toBeUndefined();
    // These two say something about pages only, and a page loads dozens of scripts.
    if (url === `/mfe/shell/${build}/entry.js`) continue;
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  }
});

it('a shop reaches the services that it has switched on, and its back office does not', () => {
  const store = { google_analytic_status: true, tawk_chat_status: true } as StoreSetting;
  const policy = (set: Partial<StoreSetting> | null, subtype: 'public' | 'admin' = 'public') =>
    contentSecurityPolicy('n', {
      outside: outsideSources({ store: set && { ...store, ...set } }, { subtype }),
    });
  const none = contentSecurityPolicy('n');
  expect(policy({ google_analytic_status: false, tawk_chat_status: false })).toBe(none);
  expect(policy(null)).toBe(none);
  expect(policy({}, 'admin')).toBe(none);
  expect(policy({ tawk_chat_status: false })).toMatch(
    /connect-src 'self' https:\/\/\*\.google-analytics\.com/,
  );
  expect(policy({ tawk_chat_status: false })).toContain(`style-src 'self' 'nonce-n';`);
  expect(policy({})).toContain('wss://*.tawk.to');
  expect(policy({})).toContain(`frame-src 'self' https://*.tawk.to`);
  // Whatever is switched on, scripts run with the page's nonce only.
  expect(policy({})).toContain(`script-src 'nonce-n' 'strict-dynamic';`);
  // And no markup embeds a program, moves the page's addresses or sends its forms elsewhere.
  expect(policy({})).toContain(`object-src 'none'; base-uri 'none'; form-action 'self';`);
});

it('a shop that takes cards reaches its payment provider, and no other page does', () => {
  const cardOrigins = ['https://js.stripe.com'];
  const policy = (subtype: 'public' | 'admin', origins?: string[]) =>
    contentSecurityPolicy('n', {
      outside: outsideSources(
        { store: {} as StoreSetting, ...(origins && { cardOrigins: origins }) },
        { subtype },
      ),
    });
  expect(policy('public', cardOrigins)).toContain(`connect-src 'self' https://js.stripe.com;`);
  expect(policy('public', cardOrigins)).toContain(`frame-src 'self' https://js.stripe.com`);
  expect(policy('public')).not.toContain('stripe');
  expect(policy('admin', cardOrigins)).not.toContain('stripe');
});

it('a page is framed by its own origin only, and then it is not a cached one', async () => {
  const framedFrom = (site: string, dest = 'iframe') =>
    edge.inject({
      url: '/about-us',
      headers: { host: 'fresh.localhost', 'sec-fetch-dest': dest, 'sec-fetch-site': site },
    });
  const own = await framedFrom('same-origin');
  expect(own.headers['content-security-policy']).toContain(`frame-ancestors 'self'`);
  expect(own.headers['cache-control']).toBe('no-store');
  for (const reply of [
    await framedFrom('same-site'),
    await framedFrom('cross-site'),
    await framedFrom('same-origin', 'document'),
  ])
    expect(reply.headers['content-security-policy']).toContain(`frame-ancestors 'none'`);
});

it('caches never share one store’s page with another, in a thousand mixed requests', async () => {
  const hosts = ['fresh', 'bakehouse'];
  const pages = await Promise.all(
    Array.from({ length: 1_000 }, async (_, index) => {
      const name = hosts[index % 2] ?? '';
      const { body, headers } = await get('/', `${name}.localhost`);
      return {
        right: body.includes(`content="${name}"`),
        foreign: body.includes(`${hosts[(index + 1) % 2]}.localhost`),
        cache: headers['cache-control'],
      };
    }),
  );
  expect(pages.filter(({ right, foreign }) => !right || foreign)).toEqual([]);
  expect(new Set(pages.map(({ cache }) => cache))).toEqual(new Set(['no-cache, private']));
});

it.each([
  'evil.example',
  'evil.example:80',
  'evil.example@localhost',
  'localhost@evil.example',
  'evil.example/localhost',
  'evil.example\\.localhost',
  'evil.example#.localhost',
  'evil.example?.localhost',
  '//evil.example',
  'http://evil.example',
  'javascript:alert(1)',
  'evil.example%0d%0aSet-Cookie:a=b',
  'EVIL.example',
  'fr\u00e9sh.localhost',
  'nobody.localhost.evil.example',
  'x'.repeat(300),
  '',
])('a visitor of %s is redirected to the platform or nowhere', async (host) => {
  const { statusCode, headers, body } = await get('/?returnUrl=//evil.example', host);
  expect([302, 400]).toContain(statusCode);
  if (statusCode === 302) {
    expect(headers.location).toMatch(/^http:\/\/localhost(:\d+)?\/tenant-not-found\?/);
    expect(new URL(headers.location as string).hostname).toBe('localhost');
  }
  expect(`${headers['set-cookie']} ${body}`).not.toContain('a=b');
});

/** Byte by byte: a library would tidy the path up first. */
function raw(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((edge.server.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.write(
      Buffer.from(`GET ${path} HTTP/1.1\r\nHost: fresh.localhost\r\nConnection: close\r\n\r\n`, 'latin1'),
    );
  });
}

it.each([
  '/mfe/../../secret.txt',
  '/mfe/..%2f..%2fsecret.txt',
  '/mfe/..%5c..%5csecret.txt',
  '/mfe/%2e%2e/%2e%2e/secret.txt',
  '/mfe/..%252f..%252fsecret.txt',
  '/mfe/....//....//secret.txt',
  '/mfe/..;/..;/secret.txt',
  '/mfe//etc/passwd',
  `/mfe/shell/${build}/%00`,
  `/mfe/shell/${build}/entry.js%00.txt`,
  '/mfe/%c0%ae%c0%ae/%c0%ae%c0%ae/secret.txt',
  '/mfe/%',
  '/mfe/%zz',
  '/uploads/../../secret.txt',
  '/uploads/..%2f..%2fsecret.txt',
  '/img?url=/uploads/../../secret.txt&w=640&q=75',
  '/img?url=%2fuploads%2f..%2f..%2fsecret.txt&w=640&q=75',
  '../secret.txt',
  'http://fresh.localhost/mfe/../../secret.txt',
  '/mfe/\xff\xfe',
])('no file outside the builds is served: %s', async (path) => {
  const reply = await raw(path);
  expect(reply).not.toContain(secret);
  expect(reply).not.toContain('root:');
  expect(reply).toMatch(/^HTTP\/1\.1 (200|302|400|403|404)/);
  // A missing file below a folder of files is not answered with a page.
  if (path.startsWith('/mfe')) expect(reply).not.toMatch(/^HTTP\/1\.1 (200|302)/);
  expect((await get('/')).statusCode).toBe(200);
});
