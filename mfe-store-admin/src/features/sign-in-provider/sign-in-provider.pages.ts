import type { PageEntry } from 'mfe-shared';

export const signInProviderPages: PageEntry[] = [
  {
    path: '/admin/sign-in/provider',
    permission: 'read_staff',
    title: 'store-admin/layout:titles.signInProvider',
    words: ['store-admin/sign-in-provider'],
    page: () =>
      import(/* webpackChunkName: "provider-form-page" */ './provider-form-page').then(
        (m) => m.ProviderFormPage,
      ),
  },
];
