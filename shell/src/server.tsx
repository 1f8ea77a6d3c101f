import type { RemoteModule } from 'mfe-shared';
import { ApiError } from 'mfe-shared';
import type { ServerShared, ServerVisit } from 'mfe-shared/server';
import { collectStyles, dehydrateShared, shareOnServer } from 'mfe-shared/server';
import { renderToReadableStream } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { App } from './app';
import { identifierPrefix } from './page/identifier-prefix';
import type { Start } from './remotes/build-loader';
import { firstPage } from './routing/first-page';
import type { ShellRouter } from './routing/router';
import { createShellRouter } from './routing/router';
import { routesAt } from './routing/routes-at';
import { LastBoundary } from './screens/last-boundary';

export type RenderInput = ServerVisit & { name: string; remote: RemoteModule };

export type Rendered = {
  html: string;
  styles: ReturnType<typeof collectStyles>;
  queries: ReturnType<typeof dehydrateShared>;
  /** In milliseconds since 1970; null: the page is right until its store changes. */
  rightUntil: number | null;
};

/** The result without a rendered page: a redirect, or the reason to leave the page to the browser. */
export type RenderOutput = Rendered | { redirect: string } | { left: string; status: number };

/** Renders a public page as the browser will hydrate it: the same tree, the same data, nobody signed in. */
export async function render({ name, remote, ...visit }: RenderInput): Promise<RenderOutput> {
  const shared = await shareOnServer({ ...visit, identifierPrefix });
  try {
    return await renderShared(shared, name, remote, visit);
  } finally {
    shared.queryClient.clear();
  }
}

async function renderShared(
  shared: ServerShared,
  name: string,
  remote: RemoteModule,
  { url, bootstrap }: ServerVisit,
): Promise<RenderOutput> {
  const { pathname, search } = new URL(url);
  const only = { ...remote, createRoutes: routesAt(remote.createRoutes, pathname) };
  const router = createShellRouter({
    remotes: {
      composition: () => ({ id: '', shell: '', remotes: { [name]: { paths: [pathname] } } }),
      load: async <T, R>(_name: string, _expose: string, start?: Start<T, R>) =>
        (start ? start(only as T) : only) as R,
    },
    shared,
    tenant: bootstrap.tenant.type,
    sessionRestored: Promise.resolve(),
    updates: { learn: () => {}, beforePage: () => {}, latestId: () => '' },
    report: () => {},
    create: (routes, options) =>
      createMemoryRouter(routes, { ...options, initialEntries: [pathname + search] }),
  });
  try {
    await firstPage(router);
    const { location, errors } = router.state;
    if (location.pathname + location.search !== pathname + search) {
      return { redirect: location.pathname + location.search };
    }
    if (errors) return { left: describe(Object.values(errors)[0]), status: 200 };
    const failure = await allData(shared);
    if (failure) return { left: describe(failure), status: statusOf(failure) };
    const tree = await renderTree(shared, router);
    // mfe-shared has none before 1.52.
    const html = shared.htmlCache?.keep(tree) ?? tree;
    const queries = dehydrateShared(shared);
    return { html, styles: collectStyles(shared.styleCache, html), queries, rightUntil: endOf(shared) };
  } finally {
    router.dispose();
  }
}

/** Loaders only start their queries; here they are awaited. Returns the first failure. */
async function allData({ queryClient }: ServerShared): Promise<unknown> {
  const queries = queryClient.getQueryCache().getAll();
  await Promise.allSettled(queries.map(({ promise }) => promise));
  return queries.find(({ state }) => state.status === 'error')?.state.error;
}

/** A reply that the clock alone makes wrong says when, in its field `rightUntil`; the first one ends the page. */
function endOf({ queryClient }: ServerShared): number | null {
  const ends = queryClient
    .getQueryCache()
    .getAll()
    .map(({ state }) =>
      Date.parse((state.data as { rightUntil?: string } | null | undefined)?.rightUntil ?? ''),
    )
    .filter((end) => !Number.isNaN(end));
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** Waits for what suspends. Throws the first failure: inside of a boundary it would leave a fallback in the page. */
async function renderTree(shared: ServerShared, router: ShellRouter): Promise<string> {
  let failure: unknown;
  const onError = (error: unknown) => {
    failure ??= error;
  };
  const view = { id: 1, router, onError, watch: { stuck: null, onShown: () => {} } };
  const stream = await renderToReadableStream(
    <LastBoundary onError={onError}>
      <App shared={shared} view={view} />
    </LastBoundary>,
    // A large boundary would be sent later and moved to its place by a script.
    { identifierPrefix, onError, progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  await stream.allReady;
  if (failure) throw failure;
  return new Response(stream).text();
}

const statusOf = (failure: unknown) => (failure instanceof ApiError && failure.status === 404 ? 404 : 200);

const describe = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure));
