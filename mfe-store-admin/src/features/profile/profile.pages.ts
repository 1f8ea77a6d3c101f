import type { PageEntry } from 'mfe-shared';
import { ownProfileQuery } from './profile.queries';

/** Everybody's own account: no right is needed for it. */
export const profilePages: PageEntry[] = [
  {
    path: '/admin/edit-profile',
    title: 'store-admin/layout:titles.edit-profile',
    page: () => import(/* webpackChunkName: "profile-page" */ './profile-page').then((m) => m.ProfilePage),
    load: ({ queryClient, tenantId }) => void queryClient.prefetchQuery(ownProfileQuery(tenantId)),
  },
];
