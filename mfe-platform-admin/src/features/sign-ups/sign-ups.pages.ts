import type { PageEntry } from 'mfe-shared';
import { countriesOptions } from '../../ui/countries';

/** Public pages of the platform for opening a store. */
export const signUpsPages: PageEntry[] = [
  {
    path: '/auth/signup',
    host: 'platform',
    title: 'platform-admin/sign-ups:title',
    load: ({ queryClient }) => queryClient.prefetchQuery(countriesOptions()),
    words: ['platform-admin/sign-ups'],
    page: () => import(/* webpackChunkName: "sign-up-page" */ './sign-up-page').then((m) => m.SignUpPage),
  },
  {
    path: '/auth/verify-request',
    host: 'platform',
    title: 'platform-admin/sign-ups:title',
    words: ['platform-admin/sign-ups'],
    page: () => import(/* webpackChunkName: "confirm-page" */ './confirm-page').then((m) => m.ConfirmPage),
  },
];
