import type { PageEntry } from 'mfe-shared';
import { ownProfileOptions } from './profile.queries';

export const profilePages: PageEntry[] = [
  {
    path: '/platform-admin/profile',
    title: 'platform-admin/profile:title',
    shared: ['sign-in'],
    page: () => import(/* webpackChunkName: "profile-page" */ './profile-page').then((m) => m.ProfilePage),
    load: ({ queryClient }) => queryClient.prefetchQuery(ownProfileOptions()),
  },
];
