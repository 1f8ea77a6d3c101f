import type { PageEntry } from 'mfe-shared';
import type { AuthPage } from 'mfe-shared/sign-in';

const pages: AuthPage[] = [
  'login',
  'signup',
  'forgot-password',
  'reset-password',
  'verify-request',
  'error',
  'logout',
];

const shared = ['sign-in'] as const;

/** Public pages of /admin: without the back office's frame and without a session. */
export const sessionsPages: PageEntry[] = [
  ...pages.map((page) => ({
    path: `/admin/auth/${page}`,
    shared,
    page: () => import(/* webpackChunkName: "session-page" */ './session-page').then((m) => m.SessionPage),
    // People type while the scripts are on their way.
    ...(page === 'login' && { render: { query: ['error', 'returnUrl', 'redirect', 'callbackUrl'] } }),
  })),
  {
    path: '/admin/auth/provider',
    shared,
    page: () => import(/* webpackChunkName: "provider-page" */ './provider-page').then((m) => m.ProviderPage),
  },
  {
    path: '/admin/auth/visit',
    shared,
    page: () => import(/* webpackChunkName: "visit-page" */ './visit-page').then((m) => m.VisitPage),
  },
];
