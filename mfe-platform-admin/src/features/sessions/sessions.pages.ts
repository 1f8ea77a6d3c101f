import type { PageEntry } from 'mfe-shared';
import type { SessionPageName } from './session-page';

const pages: SessionPageName[] = [
  'login',
  'signup',
  'forgot-password',
  'reset-password',
  'verify-request',
  'error',
  'logout',
];

const page = () => import(/* webpackChunkName: "session-page" */ './session-page').then((m) => m.SessionPage);

/** Below /platform-admin/auth: the pages of operators who are not signed in. */
export const sessionsPages = pages.map((name): PageEntry => ({ path: `/platform-admin/auth/${name}`, page }));

/** Below /auth of the platform's own host, where nobody shops. */
export const platformAuthPages: PageEntry[] = [
  { path: '/auth/error', host: 'platform', page },
  { path: '/auth/logout', host: 'platform', page },
];
