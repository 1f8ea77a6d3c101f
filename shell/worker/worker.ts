import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { caches as names, offlinePage } from './names.ts';
import { cacheLoaded, keepOnly, offlineReply } from './pages.ts';
import { isKeptPage, isKeptReply, isOpenQuestion, isShopPath } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

/** Then a page that was kept is shown, when there is one; the new one is kept when it arrives. */
const timeoutSeconds = 4;

/** A browser keeps one language and one set of cookies. */
const matchOptions = { ignoreVary: true };

const own = (url: URL) => url.origin === self.location.origin;
const mostOf = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * 86_400, purgeOnQuotaError: true });

const sayOffline = {
  handlerDidError: async ({ request }: { request: Request }) => offlineReply(request.url),
};

const pages = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds: timeoutSeconds,
  matchOptions,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (isKeptPage(response) ? response : null),
      cacheDidUpdate: async ({ newResponse }) => keepOnly(newResponse.clone()),
    },
    sayOffline,
    mostOf(40),
  ],
});

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && own(url) && isShopPath(url.pathname),
  pages,
);

/** The files of builds never change. They go when no kept page names their build. */
registerRoute(
  ({ url }) => own(url) && url.pathname.startsWith('/mfe/'),
  new CacheFirst({
    cacheName: names.builds,
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
        // Retry asks for a file anew that did not run.
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          request.cache === 'reload' || request.cache === 'no-store' ? null : cachedResponse,
      },
    ],
  }),
);

registerRoute(
  ({ request, url }) => own(url) && isOpenQuestion(url.pathname, request.headers),
  new NetworkFirst({
    cacheName: names.catalogue,
    matchOptions,
    plugins: [
      { cacheWillUpdate: async ({ response }) => (isKeptReply(response) ? response : null) },
      mostOf(120),
    ],
  }),
);

registerRoute(
  ({ url }) => own(url) && /^\/(img$|favicon|app-icon-|manifest\.webmanifest)/.test(url.pathname),
  new NetworkFirst({
    cacheName: names.pictures,
    plugins: [
      { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
      mostOf(200),
    ],
  }),
);

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(names.pages)
      .then((cache) => cache.add(new Request(offlinePage, { cache: 'reload' })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  // A page is asked for while the worker starts.
  const preload = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, self.clients.claim()]));
});

/** The page that started the worker came without it: it says what it has loaded, which is then kept, too. */
self.addEventListener('message', (event) => {
  const { seen } = event.data as { seen?: unknown };
  if (Array.isArray(seen)) event.waitUntil(cacheLoaded(seen.map(String)));
});
