import type { PageEntry } from 'mfe-shared';

export const peoplePages: PageEntry[] = [
  {
    path: '/platform-admin/people',
    permission: 'read_people',
    title: 'platform-admin/layout:title.people',
    navigation: {
      area: 'platform-admin',
      icon: 'customers',
      order: 35,
      label: 'platform-admin/layout:nav.people',
    },
    words: ['platform-admin/people'],
    page: () => import(/* webpackChunkName: "people-page" */ './people-page').then((m) => m.PeoplePage),
  },
];
