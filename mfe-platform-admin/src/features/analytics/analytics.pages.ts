import type { PageEntry } from 'mfe-shared';

export const analyticsPages: PageEntry[] = [
  {
    path: '/platform-admin/analytics',
    permission: 'read_tenants',
    title: 'platform-admin/analytics:title',
    navigation: {
      area: 'platform-admin',
      icon: 'chart',
      order: 40,
      label: 'platform-admin/layout:nav.analytics',
    },
    words: ['platform-admin/analytics'],
    page: () =>
      import(/* webpackChunkName: "analytics-page" */ './analytics-page').then((m) => m.AnalyticsPage),
  },
];
