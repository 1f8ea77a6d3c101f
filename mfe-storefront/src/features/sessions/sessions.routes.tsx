import type { RemoteContext } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { afterPrefetch } from '../../ui/after-prefetch';
import type { SmallPage } from './session-page';

const smallPages: SmallPage[] = ['forgot-password', 'reset-password', 'verify-request', 'error', 'logout'];

const load = async () =>
  (await import(/* webpackChunkName: "session-pages" */ './session-pages')).sessionPages;

export function sessionsRoutes({ queryClient, tenantId }: RemoteContext): RouteObject[] {
  /** Asks which other services there are as soon as it is known how; a chunk that does not come is the page's to tell. */
  const askProviders = async () => {
    const pages = await load().catch(() => null);
    return pages && afterPrefetch(queryClient.prefetchQuery(pages.providersQuery(tenantId)));
  };
  return [
    {
      path: 'auth/login',
      loader: askProviders,
      lazy: async () => ({ Component: (await load()).SignInPage }),
    },
    {
      path: 'auth/signup',
      loader: askProviders,
      // Apart: only this page brings a library for forms.
      lazy: () =>
        import(/* webpackChunkName: "sign-up-page" */ './sign-up-page').then((m) => ({
          Component: m.SignUpPage,
        })),
    },
    ...smallPages.map((page) => ({
      path: `auth/${page}`,
      lazy: async () => ({ Component: (await load()).SessionPage }),
    })),
  ];
}
