import type { PageEntry } from 'mfe-shared';
import { offeredPlansOptions } from './landing.queries';

export const landingPages: PageEntry[] = [
  {
    path: '/',
    host: 'platform',
    render: { query: [] },
    load: ({ queryClient }) => queryClient.prefetchQuery(offeredPlansOptions()),
    words: ['platform-admin/landing'],
    page: () => import(/* webpackChunkName: "landing-page" */ './landing-page').then((m) => m.LandingPage),
  },
  {
    path: '/auth/signin',
    host: 'platform',
    title: 'platform-admin/landing:find.title',
    words: ['platform-admin/landing'],
    page: () =>
      import(/* webpackChunkName: "find-store-page" */ './find-store-page').then((m) => m.FindStorePage),
  },
  {
    path: '/*',
    host: 'platform',
    words: ['platform-admin/landing'],
    page: () => import(/* webpackChunkName: "missing-page" */ './missing-page').then((m) => m.MissingPage),
  },
];
