import type { ApiPaths, ReleaseRecord } from 'api';
import { escapeHtml } from 'api/escape-html';
import { LRUCache } from 'lru-cache';
import type { ApiPort } from './api-port.ts';
import type { Composition } from './composition.ts';
import { mainAddressOf, mainOrigin } from './main-origin.ts';
import { addressOf, allPages, categoryPath, isSwitchedOff, productPath } from './page-records.ts';
import type { StoreFile } from './store-files.ts';

type Options = { api: ApiPort; rootDomain: string; composition: () => Promise<Composition> };

/** The reply of a path of the API. */
type ReplyOf<P extends keyof ApiPaths> = ApiPaths[P] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

const hourMs = 3_600_000;
const mostBytes = 32 * 1024 * 1024;
/** Pages of one product, of anything else, and with the contents of another page that is listed. */
const open = /[:*]/;

/** The sitemap of a store: an index, its pages and categories, and its products in parts (sitemaps.org). */
export function createSitemaps({ api, rootDomain, composition }: Options) {
  const files = new LRUCache<string, Promise<string | null>>({
    maxSize: mostBytes,
    ttl: hourMs,
    // A part of 50,000 products is some 7 MB, which is not known before it is made.
    sizeCalculation: (_file, key) => (key.includes(' products ') ? 8 * 1024 * 1024 : 64 * 1024),
  });
  const deaf = api.changes?.({
    changed({ kind, tenantId }) {
      if (kind === 'stock' || kind === 'releases') return;
      for (const key of [...files.keys()]) if (!tenantId || key.startsWith(tenantId)) files.delete(key);
    },
    hearing: () => files.clear(),
  });

  async function read<P extends keyof ApiPaths>(path: P, host: string, query = ''): Promise<ReplyOf<P>> {
    const { status, body } = await api.get(`/api${path}${query}`, host);
    if (status !== 200) throw new Error(`The API answered ${status} for ${path}`);
    return body as ReplyOf<P>;
  }

  async function index(host: string, main: string): Promise<string> {
    const parts = await read('/catalog/addresses/parts', host);
    const names = ['pages', ...parts.map((_after, at) => `products-${at + 1}`)];
    const lines = names.map((name) => `<sitemap><loc>${main}/sitemap-${name}.xml</loc></sitemap>`);
    return xml('sitemapindex', lines);
  }

  async function pages({ bootstrap, host }: StoreFile, main: string): Promise<string> {
    const [categories, { parts }] = await Promise.all([read('/catalog/categories', host), composition()]);
    const own = openPages(parts).filter((page) => !isSwitchedOff(bootstrap, page));
    const paths = own.map(({ path }) => path);
    const all = allPages(parts);
    const found = categories.flatMap(({ slug }) => categoryPath(all, slug) ?? []);
    return xml(
      'urlset',
      [...paths, ...found].map((path) => line(main + path)),
    );
  }

  async function products(host: string, main: string, part: number): Promise<string | null> {
    const parts = await read('/catalog/addresses/parts', host);
    const start = parts[part - 1];
    if (start === undefined) return null;
    const end = parts[part];
    const all = allPages((await composition()).parts);
    let after: string = start;
    const lines: string[] = [];
    for (;;) {
      const found = await read('/catalog/addresses', host, `?${new URLSearchParams({ after })}`);
      for (const { slug, updatedAt } of found) {
        const page = productPath(all, slug);
        if (page) lines.push(line(main + page, updatedAt));
        if (slug === end) return xml('urlset', lines);
      }
      const last = found.at(-1)?.slug;
      if (last === undefined || lines.length >= 60_000) return xml('urlset', lines);
      after = last;
    }
  }

  function make(file: StoreFile, name: string): Promise<string | null> {
    const { bootstrap, host, origin } = file;
    const main = escapeHtml(mainOrigin(mainAddressOf(bootstrap), { origin, rootDomain }));
    const part = /^products-(\d{1,4})$/.exec(name)?.[1];
    if (part) return products(host, main, Number(part));
    return name === 'pages' ? pages(file, main) : index(host, main);
  }

  return {
    /** Null for a host without a sitemap, and for a part that it does not have. */
    async find(file: StoreFile, name: string): Promise<string | null> {
      const { tenant, store } = file.bootstrap;
      if (tenant.type !== 'tenant' || tenant.closed || store?.search_engines === false) return null;
      const key = [tenant.id, file.origin, name.replace('-', ' ')].join(' ');
      const known = files.get(key);
      if (known) return known;
      const made = make(file, name);
      files.set(key, made);
      const forget = () => void (files.peek(key) === made && files.delete(key));
      made.then((text) => text === null && forget(), forget);
      return made;
    },
    stop: () => deaf?.(),
  };
}

/** The pages that are the same for everybody, each at its own address. */
const openPages = (parts: Record<string, ReleaseRecord>) =>
  Object.values(parts).flatMap(({ pages }) =>
    pages.filter(
      (page) =>
        page.host === 'store' && page.render && !open.test(page.path) && addressOf(pages, page) === page.path,
    ),
  );

const line = (address: string, changed?: string): string =>
  `<url><loc>${escapeHtml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;

const xml = (root: string, lines: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`;
