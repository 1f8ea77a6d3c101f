import type { PageEntry } from 'mfe-shared';
import type { AuthPage } from 'mfe-shared/sign-in';

const smallPages: AuthPage[] = ['forgot-password', 'reset-password', 'verify-request', 'error', 'logout'];

const shared = ['sign-in'] as const;

const fetchPages = async () =>
  (await import(/* webpackChunkName: "session-pages" */ './session-pages')).sessionPages;

/** Fetches the providers as soon as its chunk is loaded; a failed chunk is the page's to report. */
const askProviders: PageEntry['load'] = ({ queryClient, tenantId }) =>
  void fetchPages().then(
    ({ providersQuery }) => queryClient.prefetchQuery(providersQuery(tenantId)),
    () => {},
  );

export const sessionsPages: PageEntry[] = [
  { path: '/auth/login', shared, page: async () => (await fetchPages()).SignInPage, load: askProviders },
  {
    path: '/auth/signup',
    shared,
    page: () => {
      fetchPages().catch(() => {});
      // A separate chunk, because only this page needs a form library.
      return import(/* webpackChunkName: "sign-up-page" */ './sign-up-page').then((m) => m.SignUpPage);
    },
    load: askProviders,
  },
  ...smallPages.map((page) => ({
    path: `/auth/${page}`,
    shared,
    page: async () => (await fetchPages()).SessionPage,
  })),
];
