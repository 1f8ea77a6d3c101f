import type { RemoteContext, RemoteModule, startShared } from 'mfe-shared';
import { authorize, enterPath, session, signInPath } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { createBrowserRouter, createPath, Outlet, redirect } from 'react-router-dom';
import type { Remotes } from '../remotes/remotes';
import { withTimeout } from '../remotes/timeout';
import { AccessDeniedScreen } from '../screens/access-denied-screen';
import { TenantNotFoundScreen } from '../screens/tenant-not-found-screen';
import type { LastGood } from '../updates/last-good';
import { noLastGood } from '../updates/last-good';
import { reloadIfNewer } from '../updates/reload-if-newer';
import type { Updates } from '../updates/updates';
import type { RemoteLogins } from './access';
import { requiredLogin } from './access';
import type { RemotePlaces, TenantType } from './areas';
import { canonicalPath, pageRemotes, redirectedPaths, remoteOf } from './areas';
import { BuildBoundary } from './build-boundary';
import { PageError } from './page-error';
import { PageFrame } from './page-frame';
import { RemoteBoundary } from './remote-boundary';
import { retriableRoutes } from './retriable-routes';

export type SharedApp = Awaited<ReturnType<typeof startShared>>;

export type ShellRouter = ReturnType<typeof createBrowserRouter>;

type Options = {
  remotes: Pick<Remotes, 'load'> & { composition: () => RemotePlaces & RemoteLogins };
  shared: SharedApp;
  tenant: TenantType;
  sessionRestored: Promise<void>;
  /** Runs before every page except the first. */
  updates: Updates;
  /** Handles pages that fail although their build has loaded. */
  lastGood?: LastGood;
  report: (error: unknown) => void;
  /** Outside of a browser the history is in memory. */
  create?: (...made: Required<Parameters<typeof createBrowserRouter>>) => ShellRouter;
};

/**
 * The shell's routes are placeholders for the remotes' routes, which are added when the first of a remote's paths is
 * opened.
 */
export function createShellRouter({
  remotes,
  shared,
  tenant,
  sessionRestored,
  updates,
  lastGood = noLastGood,
  report,
  create = createBrowserRouter,
}: Options): ShellRouter {
  const patched = new Set<string>();
  const places = remotes.composition();
  const context: RemoteContext = {
    queryClient: shared.queryClient,
    tenantId: shared.tenant.id,
    addWords: shared.addTranslations,
  };

  let current: ShellRouter | undefined;
  const enterPage = async (pathname: string) => {
    // The first page is requested while the router is being made.
    if (!current?.state.initialized) return;
    const { location, navigation } = current.state;
    // The same address again, as Retry of an error screen does: what failed may have been taken back.
    if (navigation.location && createPath(navigation.location) === createPath(location)) {
      if (await reloadIfNewer()) await new Promise(() => {});
      return;
    }
    // Neither a fetcher's request nor the same page with another query is a new page.
    if (navigation.location?.pathname === pathname && location.pathname !== pathname) updates.beforePage();
  };
  const router: ShellRouter = create(
    shellRoutes(pageRemotes(places), {
      tenant,
      places,
      shared,
      sessionRestored,
      enterPage,
      lastGood,
      report,
    }),
    {
      async patchRoutesOnNavigation({ path, patch, signal }) {
        await enterPage(path);
        const name = remoteOf(canonicalPath(path, tenant) ?? path, places);
        if (!name || patched.has(name)) return;
        const routes = await remotes.load(name, './routes', async (remote: RemoteModule) => {
          const made = remote.createRoutes(context);
          await shared.addTranslations(remote.loadTranslations, name);
          return made;
        });
        // The router ignores the result of a navigation that was overtaken by another.
        if (signal.aborted || patched.has(name)) return;
        patched.add(name);
        patch(name, retriableRoutes(routes, { remote: name, lastGood, report }));
      },
    },
  );
  current = router;
  // A navigation that was overtaken or redirected has not entered a page.
  router.subscribe(({ navigation, location }) => {
    if (navigation.state === 'idle') enterPath(location.pathname);
  });
  return router;
}

type Guarded = Pick<Options, 'tenant' | 'shared' | 'sessionRestored' | 'report'> & {
  places: RemoteLogins;
  lastGood: LastGood;
  enterPage: (pathname: string) => Promise<void>;
};

function shellRoutes(names: string[], guarded: Guarded): RouteObject[] {
  return [
    {
      element: (
        <PageFrame>
          <Outlet />
        </PageFrame>
      ),
      errorElement: (
        <PageFrame>
          <PageError scope="page" />
        </PageFrame>
      ),
      middleware: [({ request }) => guarded.enterPage(new URL(request.url).pathname)],
      children: [
        ...aliases(guarded.tenant),
        { path: '/tenant-not-found', element: <TenantNotFoundScreen /> },
        // A store says it in the frame of its shop.
        ...(guarded.tenant === 'platform' ? deniedPaths : []).map((path) => ({
          path,
          element: <AccessDeniedScreen />,
        })),
        ...names.map((name) => remotePlace(name, guarded)),
      ],
    },
  ];
}

const deniedPaths = ['/unauthorized', '/access-denied'];

function remotePlace(name: string, guarded: Guarded): RouteObject {
  return {
    id: name,
    element: (
      <BuildBoundary remote={name} lastGood={guarded.lastGood} report={guarded.report}>
        <RemoteBoundary tenant={guarded.tenant} places={guarded.places} />
      </BuildBoundary>
    ),
    errorElement: <PageError scope="area" />,
    middleware: [({ request }) => withTimeout('the session', admit(new URL(request.url), guarded))],
    children: [],
  };
}

/**
 * Runs before any loader: a visitor who has to sign in first, or has no permission for the area, requests no data.
 */
async function admit(
  { pathname, search }: URL,
  { tenant, places, shared, sessionRestored }: Guarded,
): Promise<void> {
  enterPath(pathname);
  await shared.followPath(pathname);
  const loginType = requiredLogin(pathname, tenant, places);
  if (!loginType) return;
  await sessionRestored;
  const verdict = authorize(session.getState(), { loginType, tenantId: shared.tenant.id });
  if (verdict === 'allowed') return;
  if (verdict === 'forbidden') throw new Response(null, { status: 403 });
  throw redirect(`${signInPath(loginType)}?redirect=${encodeURIComponent(pathname + search)}`);
}

function aliases(tenant: TenantType): RouteObject[] {
  return redirectedPaths(tenant).map(({ from }) => ({
    path: `${from}/*`,
    loader: ({ request }) => {
      const { pathname, search } = new URL(request.url);
      return redirect((canonicalPath(pathname, tenant) ?? pathname) + search);
    },
  }));
}
