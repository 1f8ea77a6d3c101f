import type { PageEntry } from 'mfe-shared';
import type { SmallPage } from './session-page';

const smallPages: SmallPage[] = ['forgot-password', 'reset-password', 'verify-request', 'error', 'logout'];

const fetchPages = async () =>
  (await import(/* webpackChunkName: "session-pages" */ './session-pages')).sessionPages;

/** Asks which other services there are as soon as it is known how; a chunk that does not come is the page's to tell. */
const askProviders: PageEntry['load'] = ({ queryClient, tenantId }) =>
  void fetchPages().then(
    ({ providersQuery }) => queryClient.prefetchQuery(providersQuery(tenantId)),
    () => {},
  );

export const sessionsPages: PageEntry[] = [
  { path: '/auth/login', page: async () => (await fetchPages()).SignInPage, load: askProviders },
  {
    path: '/auth/signup',
    page: () => {
      fetchPages().catch(() => {});
      // Apart: only this page brings a library for forms.
      return import(/* webpackChunkName: "sign-up-page" */ './sign-up-page').then((m) => m.SignUpPage);
    },
    load: askProviders,
  },
  ...smallPages.map((page) => ({
    path: `/auth/${page}`,
    page: async () => (await fetchPages()).SessionPage,
  })),
];
