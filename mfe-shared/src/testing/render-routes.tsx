import { render } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Bootstrap } from '../app/bootstrap';
import type { RemoteContext } from '../app/remote.types';
import type { Shared } from '../app/shared-context';
import { SharedProviders } from '../app/shared-providers';
import { startShared } from '../app/start-shared';
import { deleteCookie } from '../cookies';
import type { TranslationLoader } from '../i18n/create-i18n';
import type { Language } from '../i18n/language';
import { demoBootstrap } from './demo-bootstrap';
import type { Handlers, RecordedRequest } from './fake-api';
import { fakeApi } from './fake-api';
import { writeTenantMeta } from './tenant-meta';
import type { TestSession } from './test-session';
import { signInAs } from './test-session';

export type RenderRoutesOptions = {
  /** Path and query to begin at. */
  path: string;
  handlers?: Handlers;
  /** The signed-in user; none by default. */
  session?: TestSession | null;
  /** The remote's own texts. */
  translations?: TranslationLoader;
  language?: Language;
  /** The platform's host instead of a store's. */
  host?: 'store' | 'platform';
  tenant?: Partial<Bootstrap['tenant']>;
  settings?: Partial<Bootstrap>;
};

export type RenderedPage = {
  user: UserEvent;
  /** Every request that the page has made so far. */
  requests: RecordedRequest[];
  router: ReturnType<typeof createBrowserRouter>;
  shared: Shared;
  unmount: () => void;
};

/**
 * Before each press user-event computes the styles of all elements around the pressed one, and looks for
 * `pointer-events: none`. That is slow, and finds nothing: `browser-setup.ts` keeps only rules that hide
 * something.
 */
const quick = { pointerEventsCheck: PointerEventsCheckLevel.Never };

/** Renders routes as the shell does, with the real router, providers and client. Only the network is fake. */
export async function renderRoutes(
  createRoutes: (context: RemoteContext) => RouteObject[],
  options: RenderRoutesOptions,
): Promise<RenderedPage> {
  const { path, handlers = {}, session = null, translations, language = 'en', host = 'store' } = options;
  localStorage.removeItem('language');
  deleteCookie('language');
  window.history.replaceState(null, '', path);
  const base = demoBootstrap({ language, ...options.settings }, host);
  const requests = fakeApi(handlers);
  const tenant = { ...base.tenant, ...options.tenant };
  writeTenantMeta(tenant);
  const shared = await startShared({ ...base, tenant });
  shared.queryClient.setDefaultOptions({ queries: { retry: false } });
  if (translations) await shared.addTranslations(translations);
  signInAs(session);
  const routes = createRoutes({
    queryClient: shared.queryClient,
    tenantId: shared.bootstrap.tenant.id ?? '',
  });
  // The shell shows its own loading screen here.
  const router = createBrowserRouter(
    routes.map((route) => (route.HydrateFallback ? route : { hydrateFallbackElement: <></>, ...route })),
  );
  const { unmount } = render(
    <SharedProviders shared={shared}>
      <Suspense fallback={null}>
        <RouterProvider router={router} />
      </Suspense>
    </SharedProviders>,
  );
  return { user: userEvent.setup(quick), requests, router, shared, unmount };
}
