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

const page = () => import(/* webpackChunkName: "session-page" */ './session-page').then((m) => m.SessionPage);

/** Below /platform-admin/auth: the sign-in pages of operators. */
export const sessionsPages = pages.map(
  (name): PageEntry => ({ path: `/platform-admin/auth/${name}`, shared, page }),
);

/** Below /auth of the platform's host, which has no shoppers. */
export const platformAuthPages: PageEntry[] = [
  { path: '/auth/error', host: 'platform', shared, page },
  { path: '/auth/logout', host: 'platform', shared, page },
];
