import type { PageEntry } from 'mfe-shared';

export const operatorsPages: PageEntry[] = [
  {
    path: '/platform-admin/users',
    permission: 'read_operators',
    write: 'write_operators',
    title: 'platform-admin/layout:title.users',
    navigation: {
      area: 'platform-admin',
      icon: 'customers',
      order: 30,
      label: 'platform-admin/layout:nav.users',
    },
    words: ['platform-admin/operators'],
    page: () =>
      import(/* webpackChunkName: "operator-list-page" */ './operator-list-page').then(
        (m) => m.OperatorListPage,
      ),
  },
];
