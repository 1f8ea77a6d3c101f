import type { PageEntry } from 'mfe-shared';

export const signInPages: PageEntry[] = [
  {
    path: '/admin/sign-in',
    permission: 'read_staff',
    write: 'write_staff',
    title: 'store-admin/sign-in:title',
    navigation: {
      area: 'admin',
      group: 'people',
      icon: 'key',
      order: 35,
      label: 'store-admin/layout:items.signIn',
    },
    words: ['store-admin/sign-in'],
    page: () => import(/* webpackChunkName: "sign-in-page" */ './sign-in-page').then((m) => m.SignInPage),
  },
];
