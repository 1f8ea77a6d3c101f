import type { PageEntry } from 'mfe-shared';

export const signInProviderPages: PageEntry[] = [
  {
    path: '/admin/sign-in/provider',
    permission: 'read_staff',
    title: 'store-admin/sign-in-provider:title',
    words: ['store-admin/sign-in-provider'],
    page: () =>
      import(/* webpackChunkName: "provider-form-page" */ './provider-form-page').then(
        (m) => m.ProviderFormPage,
      ),
  },
];
