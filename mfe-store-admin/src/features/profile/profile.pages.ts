import type { PageEntry } from 'mfe-shared';

/** The own account needs no permission. */
export const profilePages: PageEntry[] = [
  {
    path: '/admin/edit-profile',
    title: 'store-admin/layout:titles.edit-profile',
    words: ['store-admin/profile'],
    shared: ['sign-in'],
    page: () => import(/* webpackChunkName: "profile-page" */ './profile-page').then((m) => m.ProfilePage),
  },
];
