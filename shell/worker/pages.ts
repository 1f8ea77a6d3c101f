import { caches as names, offlinePage } from './names.ts';
import { buildsIn, compositionOf, filesIn, isKeptPage, isShopPath, pagesIn, titleOf } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

const anyVary = { ignoreVary: true };
const open = (name: string): Promise<Cache> => self.caches.open(name);

/**
 * A page that names other builds than the one that has just come may run a build that was withdrawn: it goes, and so do
 * the files that no kept page names.
 */
export async function keepOnly(page: Response): Promise<void> {
  const html = await page.text();
  const composition = compositionOf(html);
  const cache = await open(names.pages);
  if (!composition || (await known()) === composition) return;
  for (const request of await cache.keys()) {
    if (new URL(request.url).pathname === offlinePage) continue;
    const kept = await cache.match(request, anyVary);
    if (kept && compositionOf(await kept.text()) !== composition) await cache.delete(request);
  }
  const named = buildsIn(html);
  const builds = await open(names.builds);
  for (const request of await builds.keys()) {
    const [folder = ''] = /\/mfe\/[^/]+\/[^/]+\//.exec(request.url) ?? [];
    if (!named.has(folder)) await builds.delete(request);
  }
  await cache.put(current, new Response(composition));
}

/** The composition of the kept pages, beside them, as the browser ends a worker when it likes. */
const current = '/offline.html?composition';
const known = async (): Promise<string | undefined> =>
  (await (await open(names.pages)).match(current, anyVary))?.text();

/** Caches the files that a page loaded before there was a worker, and the pages that work without a connection. */
export async function cacheLoaded(addresses: string[]): Promise<void> {
  const urls = addresses
    .map((address) => new URL(address, self.location.origin))
    .filter(({ origin }) => origin === self.location.origin);
  const [pages, builds, pictures] = await Promise.all([
    open(names.pages),
    open(names.builds),
    open(names.pictures),
  ]);
  const opened = urls.filter(({ pathname }) => isShopPath(pathname));
  const offline = await pages.match(offlinePage, anyVary);
  const withoutConnection = pagesIn((await offline?.text()) ?? '').map(
    (path) => new URL(path, self.location.origin),
  );
  for (const url of [...opened, ...withoutConnection]) {
    const reply = await fetch(url, { headers: { accept: 'text/html' } });
    if (!isKeptPage(reply)) continue;
    await keepOnly(reply.clone());
    const html = await reply.clone().text();
    urls.push(...filesIn(html).map((file) => new URL(file, self.location.origin)));
    await pages.put(url, reply);
  }
  // Without its scripts a page is of no use; pictures come last. One at a time: the page that runs comes first.
  for (const url of urls.filter(({ pathname }) => pathname.startsWith('/mfe/'))) await keepFile(builds, url);
  for (const url of urls.filter(({ pathname }) => pathname === '/img')) await keepFile(pictures, url);
}

/** Keeps a file. One that fails is kept when it is next seen. */
async function keepFile(cache: Cache, url: URL): Promise<void> {
  try {
    if (await cache.match(url)) return;
    // Scripts are requested with CORS, and mostly come from the browser's own cache.
    const reply = await fetch(url, { mode: 'cors', credentials: 'same-origin' });
    if (reply.status === 200) await cache.put(url, reply);
  } catch {}
}

/** For a page that was not kept: it says so, and leads to those that were. */
export async function offlineReply(wanted: string): Promise<Response | undefined> {
  const cache = await open(names.pages);
  const page = await cache.match(offlinePage, anyVary);
  if (!page) return undefined;
  const template = await page.text();
  const listed = pagesIn(template);
  const links: string[] = [];
  for (const { url } of (await cache.keys()).toReversed()) {
    const { pathname, search } = new URL(url);
    if (pathname === offlinePage || listed.includes(pathname) || url === wanted) continue;
    const kept = await cache.match(url, anyVary);
    // The title is escaped already.
    const title = titleOf((await kept?.text()) ?? '');
    const href = `${pathname}${search}`.replaceAll('&', '&amp;').replaceAll('"', '%22');
    if (title && links.length < 20) links.push(`<li><a href="${href}">${title}</a></li>`);
  }
  const html = template.replace('<!--pages-->', () => links.join(''));
  return new Response(html, { status: 503, headers: page.headers });
}
