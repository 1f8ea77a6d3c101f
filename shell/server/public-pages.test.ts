import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PageChangeListener } from 'api';
import { buildOf, makePlan, testParts, writeBuild } from './testing/builds.ts';
import type { TestEdge } from './testing/edge.ts';
import { compositionIn, startEdge, storeId } from './testing/edge.ts';
import {
  pageCode,
  remoteCode,
  serverRecord,
  sharedCode,
  shellCode,
  writeServerBuilds,
} from './testing/server-builds.ts';

let test: TestEdge;
let listener: PageChangeListener | undefined;

/** An edge that hears of changes, with a storefront whose pages are what the code says. */
async function open(code: string): Promise<void> {
  test = await startEdge({}, (api) => {
    const listeners = new Set<PageChangeListener>();
    listener = {
      changed: (change) => listeners.forEach(({ changed }) => void changed(change)),
      hearing: (on) => listeners.forEach(({ hearing }) => void hearing(on)),
    };
    api.changes = (given) => {
      listeners.add(given);
      given.hearing(true);
      return () => listeners.delete(given);
    };
  });
  writeServerBuilds(test.dist, code);
}
afterEach(() => test.close());

const nonceIn = (page: string) => /<script nonce="([^"]+)"/.exec(page)?.[1];
const rootOf = (page: string) => /<div id="root">(.*?)<\/div><noscript>/s.exec(page)?.[1];
const countRenders = pageCode('String((globalThis.made = (globalThis.made ?? 0) + 1))');

it('a rendered page has its HTML, styles and data, and no text can break out of the data', async () => {
  await open(
    remoteCode(`{
      html: '<link rel="preload" as="image" href="/a.webp"/><p>Milk</p>',
      styles: [{ id: 'l-global x', css: 'body{margin:0}' }, { id: 'l 1a2b', css: '.l-1a2b{color:red}' }, { id: 'l 3c', css: '.l-3c{content:"</style><script>"}' }],
      queries: { queries: [{ text: '</script><script>alert(1)</script>' }] },
    }`),
  );
  const { payload, headers, statusCode } = await test.get('/');
  const nonce = nonceIn(payload);
  expect(statusCode).toBe(200);
  expect(rootOf(payload)).toBe('<p>Milk</p>');
  const [head = ''] = payload.split('</head>');
  // The picture is asked for before anything else of the head arrives.
  expect(head.indexOf('<link rel="preload" as="image" href="/a.webp"/>')).toBeLessThan(
    head.indexOf('<title>'),
  );
  expect(head).toContain('<link rel="preload" as="image" href="/a.webp"/>');
  expect(head).toContain(`<style data-emotion="l 1a2b" nonce="${nonce}">.l-1a2b{color:red}</style>`);
  expect(payload).not.toContain('alert(1)</script>');
  expect(payload).not.toContain('</style><script>');
  expect(headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}'`);
});

it('a product’s former address leads to the present one for good, with the query', async () => {
  await open(pageCode('"<p>Milk</p>"'));
  const product = { slug: 'milk', title: { en: 'Milk' }, description: {}, image: null };
  test.api.text = async (path) => ({
    status: 200,
    body: JSON.stringify(path === '/api/catalog/categories' ? [] : product),
  });
  const { statusCode, headers } = await test.get('/product/old-milk?variant=2');
  expect([statusCode, headers.location]).toEqual([301, '/product/milk?variant=2']);
  expect((await test.get('/product/milk')).statusCode).toBe(200);
});

it('a rendered page’s data has only the languages it shows, when its builds name them', async () => {
  const text = `{ en: 'Milk', de: 'Milch', fr: 'Lait' }`;
  const page = (languages: string) =>
    remoteCode(
      `{ html: '', styles: [], queries: { ${languages} queries: [{ name: ${text}, title: ${text} }] } }`,
    );
  await open(page(`languages: ['en'],`));
  expect((await test.get('/')).payload).toContain('"name":{"en":"Milk"},"title":{"en":"Milk","de":');
  await test.close();
  await open(page(''));
  expect((await test.get('/')).payload).toContain('"name":{"en":"Milk","de":"Milch","fr":"Lait"}');
});

it('a rendered page loads the scripts that every script needs first, and other pages load all scripts at once', async () => {
  const links = (page: string) =>
    [...page.matchAll(/<link rel="(\w+)" as="script"[^>]* href="\/mfe\/([\w-]+)\//g)].map(
      ([, rel, part]) => ({
        rel,
        part,
      }),
    );
  await open(pageCode(`'<p>Milk</p>'`));
  const rendered = links((await test.get('/')).payload);
  expect(rendered).toContainEqual({ rel: 'preload', part: 'shell' });
  expect(rendered).toContainEqual({ rel: 'preload', part: 'mfe-shared' });
  expect(rendered).toContainEqual({ rel: 'later', part: 'mfe-storefront' });
  expect(rendered).not.toContainEqual({ rel: 'preload', part: 'mfe-storefront' });
  const unrendered = links((await test.get('/cart')).payload);
  expect(new Set(unrendered.map(({ rel }) => rel))).toEqual(new Set(['preload']));
});

it('a page is rendered once for everybody, and each visitor gets their own cookies', async () => {
  await open(countRenders);
  const pages = await Promise.all(Array.from({ length: 20 }, () => test.get('/')));
  const later = await test.get('/?utm_source=mail', {
    authorization: 'Bearer secret',
    cookie: 'access_token=secret',
  });
  expect(new Set([...pages, later].map(({ payload }) => rootOf(payload)))).toEqual(new Set(['1']));
  expect(new Set([...pages, later].map(({ payload }) => nonceIn(payload))).size).toBe(1);
  const visitors = pages.map(({ cookies }) => cookies.find(({ name }) => name === 'visitor')?.value);
  expect(new Set(visitors).size).toBe(20);
  expect(later.headers['cache-control']).toBe('no-cache, private');
});

it('a product is requested once for the page and its head', async () => {
  await open(`exports.page = async () => {
    await require('mfe-shared').ask('/api/catalog/products/milk');
    return { html: 'Milk', styles: [], queries: null };
  };`);
  expect(rootOf((await test.get('/product/milk')).payload)).toBe('Milk');
  expect(test.api.asked.filter((path) => path === '/api/catalog/products/milk')).toHaveLength(1);
});

it('rendered pages are separate by host, path, counting parameters and language', async () => {
  await open(pageCode('url + " " + bootstrap.language'));
  const seen = async (url: string, language = 'en', host = 'fresh.localhost') =>
    rootOf((await test.get(url, { 'accept-language': language, host })).payload);
  // Two hosts of one store: each page has its own addresses in it.
  expect(await seen('/', 'en', 'fresh.localhost:3000')).toBe('http://fresh.localhost:3000/ en');
  expect(await seen('/')).toBe('http://fresh.localhost/ en');
  expect(await seen('/', 'de')).toBe('http://fresh.localhost/ de');
  expect(await seen('/search?q=milk&x=1')).toBe('http://fresh.localhost/search?q=milk en');
  expect(await seen('/search?q=tea')).toBe('http://fresh.localhost/search?q=tea en');
});

it('each address has its own nonce, so that no link can contain it', async () => {
  await open(pageCode('url'));
  const [one, other] = await Promise.all([test.get('/search?q=milk'), test.get('/search?q=tea')]);
  expect(nonceIn(one.payload)).not.toBe(nonceIn(other.payload));
});

it('a page is rendered again after a change of its store, and not after another store’s', async () => {
  await open(countRenders);
  expect(rootOf((await test.get('/')).payload)).toBe('1');
  listener?.changed({ kind: 'catalog', tenantId: '0199a000-0000-7000-8000-000000000002' });
  expect(rootOf((await test.get('/')).payload)).toBe('1');
  listener?.changed({ kind: 'catalog', tenantId: storeId });
  expect(rootOf((await test.get('/')).payload)).toBe('2');
});

it('a rendered page is compressed in the encoding the browser prefers', async () => {
  await open(pageCode('"Milk ".repeat(1000)'));
  const plain = await test.get('/', { 'accept-encoding': 'identity' });
  const brotli = await test.get('/', { 'accept-encoding': 'gzip, br' });
  const gzip = await test.get('/', { 'accept-encoding': 'gzip' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
});

it('a page’s redirect redirects the visitor', async () => {
  await open(remoteCode('{ redirect: "/search?q=milk" }'));
  const { statusCode, headers } = await test.get('/');
  expect([statusCode, headers.location]).toEqual([302, '/search?q=milk']);
});

it('a page whose subject is missing has status 404 and is shown by the browser', async () => {
  await open(remoteCode('{ left: "There is no such product", status: 404 }'));
  const { statusCode, payload } = await test.get('/product/nothing');
  expect(statusCode).toBe(404);
  expect(rootOf(payload)).toContain('loading-screen');
});

it.each([
  ['throws', pageCode('{ throw new Error("sour"); }')],
  ['has no data', remoteCode('{ left: "The API is down", status: 200 }')],
])('the browser renders a page that %s', async (_what, code) => {
  await open(code);
  const { statusCode, payload } = await test.get('/');
  expect(statusCode).toBe(200);
  expect(rootOf(payload)).toContain('loading-screen');
  expect(payload).not.toContain('larder-queries');
});

it('a build that does not run on a server is reported to the operators', async () => {
  await open('throw new Error("no server for me")');
  expect(rootOf((await test.get('/')).payload)).toContain('loading-screen');
  while (!test.api.asked.includes('/api/telemetry/verdicts')) await sleep(10);
});

it.each(['/cart', '/checkout', '/user/my-orders', '/auth/login', '/admin/products'])(
  '%s, which is for one person, is not rendered',
  async (path) => {
    await open(pageCode('"everybody"'));
    expect(rootOf((await test.get(path)).payload)).toContain('loading-screen');
  },
);

it('a build that fails in the renderer is in no page of this edge any more, not even in the first', async () => {
  const code = pageCode('"before"');
  await open(code);
  const [bad, good] = [buildOf('e'), buildOf(code.length % 2 === 0 ? 'c' : 'd')];
  const broken = 'throw new Error("at load")';
  const record = serverRecord('mfe-storefront', bad, broken);
  writeBuild(test.dist, record);
  writeFileSync(join(test.dist, 'mfe-storefront', bad, 'server.cjs'), broken);
  const parts = Object.fromEntries(testParts.map((name) => [name, good]));
  const codes: Record<string, string> = {
    shell: shellCode,
    'mfe-shared': sharedCode,
    'mfe-storefront': code,
  };
  const plan = makePlan({
    live: { id: null, parts: { ...parts, 'mfe-storefront': bad } },
    fallback: { 'mfe-storefront': good },
  });
  plan.records = [record, ...testParts.map((part) => serverRecord(part, good, codes[part] ?? ''))];
  test.api.plan = plan;
  const first = await test.get('/');
  expect(rootOf(first.payload)).toBe('before');
  expect(compositionIn(first.body).remotes['mfe-storefront']?.build).toBe(good);
  // Gone back from, the build may be published again.
  test.api.plan = { ...plan, version: 'v2', live: { id: null, parts } };
  listener?.changed({ kind: 'releases', tenantId: null });
  expect(rootOf((await test.get('/')).payload)).toBe('before');
  test.api.plan = { ...plan, version: 'v3' };
  listener?.changed({ kind: 'releases', tenantId: null });
  const again = await test.get('/search');
  expect(compositionIn(again.body).remotes['mfe-storefront']?.build).toBe(bad);
});

it('each language has an address of its own, which wins over the visitor’s choice and names itself', async () => {
  await open(pageCode('String(input.bootstrap.language)'));
  const inGerman = await test.get('/?lang=de', { cookie: 'language=fr' });
  expect(inGerman.payload).toContain('<html lang="de">');
  expect(inGerman.payload).toContain('<link rel="canonical" href="http://fresh.localhost/?lang=de">');
  const plain = await test.get('/', { 'accept-language': 'de' });
  expect(plain.payload).toContain('<html lang="de">');
  expect(plain.payload).toContain('<link rel="canonical" href="http://fresh.localhost/">');
  for (const { payload } of [inGerman, plain]) {
    const links = [...payload.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...link]) => link);
    expect(links).toEqual([
      ['en', 'http://fresh.localhost/?lang=en'],
      ['de', 'http://fresh.localhost/?lang=de'],
      ['fr', 'http://fresh.localhost/?lang=fr'],
      ['x-default', 'http://fresh.localhost/'],
    ]);
  }
  expect((await test.get('/?lang=xx')).payload).toContain('<html lang="en">');
});
