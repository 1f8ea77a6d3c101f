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

/** Public pages of /admin: without the back office's frame and without a session. */
export const sessionsPages = pages.map(
  (page): PageEntry => ({
    path: `/admin/auth/${page}`,
    page: () => import(/* webpackChunkName: "session-page" */ './session-page').then((m) => m.SessionPage),
  }),
);
