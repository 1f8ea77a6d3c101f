import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { HostBootstrap } from 'api';
import sharp from 'sharp';
import { z } from 'zod';
import { buildOf, makePlan, makeRecord, writeBuild } from './testing/builds.ts';
import type { TestEdge } from './testing/edge.ts';
import { startEdge, storeId } from './testing/edge.ts';

const pages = [
  { path: '/', host: 'store' as const, chunks: [], render: { query: [] } },
  { path: '/offer', host: 'store' as const, chunks: [], render: { query: [] }, storeText: 'offers.title' },
  { path: '/offers', host: 'store' as const, chunks: [], render: { query: [] }, storeText: 'offers.title' },
  { path: '/faq', host: 'store' as const, chunks: [], render: { query: [] }, storeText: 'faq.title' },
  {
    path: '/goods/:slug',
    host: 'store' as const,
    chunks: [],
    render: { query: [] },
    head: 'product' as const,
  },
  { path: '/find', host: 'store' as const, chunks: [], render: { query: [] }, head: 'category' as const },
  { path: '/cart', host: 'store' as const, chunks: [] },
  { path: '/user/my-orders', host: 'store' as const, chunks: [] },
  { path: '/user/my-orders/:id', host: 'store' as const, chunks: [] },
  { path: '/order/:id', host: 'store' as const, chunks: [] },
  { path: '/*', host: 'store' as const, chunks: [] },
];
const pictureId = '0199a000-0000-7000-8000-0000000000aa';
const picture = `/uploads/${storeId}/${pictureId}.webp`;
const shop: Partial<HostBootstrap> = {
  customization: {
    faq: { status: false },
    offers: { status: true },
    seo: {
      favicon: picture,
      meta_img: '',
      meta_title: {},
      meta_keywords: {},
      meta_description: { en: 'Fresh & near' },
    },
    navbar: { logo: '', phone: '' },
    contact_us: { address_box: { address: {} }, phone_box: { phone: '' }, email_box: { email: '' } },
    footer: { block_four: { address: {} }, social_links: {} },
  } as unknown as HostBootstrap['customization'],
};

let test: TestEdge;
const replies: Record<string, unknown> = {
  '/api/catalog/addresses/parts': ['', 'milk'],
  '/api/catalog/categories': [{ slug: 'fruit' }],
  '/api/catalog/addresses?after=': [
    { slug: 'bread', updatedAt: '2026-01-02T03:04:05.000Z' },
    { slug: 'milk', updatedAt: '2026-01-02T03:04:05.000Z' },
  ],
  '/api/catalog/addresses?after=milk': [{ slug: 'oats', updatedAt: '2026-02-02T03:04:05.000Z' }],
  '/api/catalog/addresses?after=oats': [],
};

async function open(given: Partial<HostBootstrap> = {}, publicScheme?: 'https') {
  test = await startEdge({ ...(publicScheme && { publicScheme }) }, (api) => {
    api.shop = { ...shop, ...given };
    api.replies = replies;
    api.plan = makePlan({
      records: [makeRecord('mfe-storefront', buildOf('a'), { pages })],
    });
  });
  for (const record of test.api.plan?.records ?? []) writeBuild(test.dist, record);
}
afterEach(() => test.close());

const places = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);

it('a store’s sitemap has its pages, categories and products, and nothing that is switched off or one person’s', async () => {
  await open();
  const index = await test.get('/sitemap.xml');
  expect(index.headers['content-type']).toMatch(/^application\/xml/);
  expect(index.headers['set-cookie']).toBeUndefined();
  expect(places(index.body)).toEqual([
    'http://fresh.localhost/sitemap-pages.xml',
    'http://fresh.localhost/sitemap-products-1.xml',
    'http://fresh.localhost/sitemap-products-2.xml',
  ]);
  expect(places((await test.get('/sitemap-pages.xml')).body)).toEqual([
    'http://fresh.localhost/',
    'http://fresh.localhost/offers',
    'http://fresh.localhost/find',
    'http://fresh.localhost/find?category=fruit',
  ]);
  const first = (await test.get('/sitemap-products-1.xml')).body;
  expect(places(first)).toEqual(['http://fresh.localhost/goods/bread', 'http://fresh.localhost/goods/milk']);
  expect(first).toContain('<lastmod>2026-01-02T03:04:05.000Z</lastmod>');
  expect(places((await test.get('/sitemap-products-2.xml')).body)).toEqual([
    'http://fresh.localhost/goods/oats',
  ]);
  expect((await test.get('/sitemap-products-3.xml')).statusCode).toBe(404);
  expect((await test.get('/sitemap-secrets.xml')).statusCode).toBe(404);
});

it('a sitemap is read once for all who ask', async () => {
  await open();
  await Promise.all([1, 2, 3].map(() => test.get('/sitemap-products-1.xml')));
  expect(test.api.asked.filter((path) => path === '/api/catalog/addresses?after=')).toHaveLength(1);
});

it('addresses are those of the store’s host or of its main address, whatever a request says', async () => {
  await open({}, 'https');
  const forged = {
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'gopher',
    forwarded: 'host=evil.test',
  };
  expect((await test.get('/sitemap.xml', forged)).body).toContain(
    'https://fresh.localhost/sitemap-pages.xml',
  );
  expect((await test.get('/robots.txt', forged)).body).toContain(
    'Sitemap: https://fresh.localhost/sitemap.xml',
  );
  expect((await test.get('/sitemap.xml', { host: 'evil.test' })).statusCode).toBe(404);
  expect((await test.get('/robots.txt', { host: 'evil.test' })).statusCode).toBe(404);
  await test.close();
  await open({ store: { meta_url: 'https://fresh.example' } as HostBootstrap['store'] });
  expect(places((await test.get('/sitemap-pages.xml')).body)[0]).toBe('https://fresh.example/');
});

/** The paths that crawlers are asked not to read. */
const closedIn = (robots: string) => [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
const staffAndApi = [
  ...['/platform-admin', '/super-admin', '/system-admin'],
  ...['/admin', '/store-admin', '/dashboard/admin', '/manage', '/portal', '/api/'],
];

it('robots.txt closes what is staff’s, and each page of the shop that is not rendered on the server', async () => {
  await open();
  const { body } = await test.get('/robots.txt');
  expect(closedIn(body)).toEqual([...staffAndApi, '/cart', '/user/my-orders', '/order/']);
  expect(body).toContain('Allow: /api/catalog/\n');
});

it('robots.txt of a shop whose build is from before the table of pages closes the pages that it names', async () => {
  await open();
  const preload = { '/': ['home'], '/search': ['list'], '/cart': ['cart'] };
  const older = makeRecord('mfe-storefront', buildOf('a'), { preload, render: { '/search': ['q'] } });
  test.api.plan = makePlan({ version: 'older', records: [older] });
  writeBuild(test.dist, older);
  expect(closedIn((await test.get('/robots.txt')).body)).toEqual([...staffAndApi, '/cart']);
});

it('a store without search engines has no sitemap', async () => {
  await open({ store: { search_engines: false } as HostBootstrap['store'] });
  expect((await test.get('/robots.txt')).body).not.toContain('Sitemap');
  expect((await test.get('/sitemap.xml')).statusCode).toBe(404);
});

/** Browsers' conditions for an app that can be installed (web.dev/articles/install-criteria). */
const installable = z.object({
  name: z.string().min(1),
  short_name: z.string().min(1).max(12),
  start_url: z.literal('/'),
  scope: z.literal('/'),
  display: z.enum(['standalone', 'fullscreen', 'minimal-ui']),
  theme_color: z.string().regex(/^#[0-9a-f]{6}$/),
  background_color: z.string().regex(/^#[0-9a-f]{6}$/),
  icons: z.array(
    z.object({
      src: z.string().startsWith('/'),
      sizes: z.string().regex(/^\d+x\d+$/),
      type: z.literal('image/png'),
      purpose: z.enum(['any', 'maskable']),
    }),
  ),
});

it('a shop can be installed under its name, in its colour, with icons made of its picture', async () => {
  await open({ store: { color_accent: '#cc3300' } as HostBootstrap['store'] });
  mkdirSync(join(test.dataDir, 'uploads', storeId), { recursive: true });
  await sharp({ create: { width: 90, height: 60, channels: 3, background: '#0000ff' } })
    .webp()
    .toFile(join(test.dataDir, 'uploads', storeId, `${pictureId}.webp`));
  const page = (await test.get('/')).body;
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  const [, touchIcon = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? [];
  expect((await test.get(touchIcon)).headers['content-type']).toBe('image/png');
  expect((await test.get('/admin')).body).not.toContain('webmanifest');
  const reply = await test.get('/manifest.webmanifest');
  expect(reply.headers['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = installable.parse(JSON.parse(reply.body));
  expect(manifest).toMatchObject({ name: 'Fresh', theme_color: '#cc3300' });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes, purpose } of manifest.icons) {
    const icon = await test.get(src);
    expect([icon.statusCode, icon.headers['cache-control']]).toEqual([200, 'public, max-age=604800']);
    const { data, info } = await sharp(icon.rawPayload)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(`${info.width}x${info.height}`).toBe(sizes);
    // The middle is the picture; the corner of a maskable icon is filled.
    const middle = (info.height / 2) * info.width * 4 + info.width * 2;
    expect(data[middle + 2]).toBeGreaterThan(200);
    expect(data[3]).toBe(purpose === 'maskable' ? 255 : 0);
  }
});

it('a link to a shop is shown with the picture that the store has chosen for it, or else with its icon', async () => {
  const pictureOf = async () => {
    const { body } = await test.get('/');
    return /<meta property="og:image" content="([^"]+)">/.exec(body)?.[1];
  };
  await open();
  expect(await pictureOf()).toMatch(/^http:\/\/fresh\.localhost\/app-icon-512\.png\?v=/);
  await test.close();
  const own = shop.customization!;
  await open({ customization: { ...own, seo: { ...own.seo, meta_img: picture } } });
  expect(await pictureOf()).toBe(
    `http://fresh.localhost/img?url=${encodeURIComponent(picture)}&amp;w=1200&amp;q=75`,
  );
});

it('a shop without a picture has the platform’s mark in its own colour', async () => {
  await open({ customization: null, store: { color_accent: '#cc3300' } as HostBootstrap['store'] });
  const { rawPayload } = await test.get('/app-icon-maskable-512.png');
  const { dominant } = await sharp(rawPayload).stats();
  expect(dominant.r).toBeGreaterThan(dominant.g + 80);
});

it('a path without a page and a page that is switched off are not found, and neither listed nor canonical', async () => {
  await open();
  for (const path of ['/nothing/at/all', '/faq']) {
    const { statusCode, payload } = await test.get(path);
    expect(statusCode).toBe(404);
    expect(payload).toContain('<meta name="robots" content="noindex">');
    expect(payload).not.toMatch(/rel="(canonical|alternate)"/);
  }
});

it('the visitor’s id, which chooses builds, ends with the browser', async () => {
  await open();
  const { cookies } = await test.get('/');
  const visitor = cookies.find(({ name }) => name === 'visitor');
  expect(visitor).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(visitor).not.toHaveProperty('maxAge');
  expect(visitor).not.toHaveProperty('expires');
});
