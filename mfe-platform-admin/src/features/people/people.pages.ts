import type { PageEntry } from 'mfe-shared';

export const peoplePages: PageEntry[] = [
  {
    path: '/platform-admin/people',
    permission: 'read_people',
    title: 'platform-admin/people:title',
    navigation: { area: 'platform-admin', icon: 'customers', order: 35 },
    words: ['platform-admin/people'],
    page: () => import(/* webpackChunkName: "people-page" */ './people-page').then((m) => m.PeoplePage),
  },
];
