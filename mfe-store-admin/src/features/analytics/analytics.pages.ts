import type { PageEntry } from 'mfe-shared';
import { loadFigures } from 'mfe-shared/backoffice';

export const analyticsPages: PageEntry[] = [
  {
    path: '/admin/analytics',
    permission: 'read_dashboard',
    title: 'store-admin/analytics:title',
    navigation: [
      { area: 'admin', group: 'start', icon: 'trend', order: 20 },
      { area: 'store-admin', icon: 'trend', order: 50 },
    ],
    words: ['store-admin/analytics'],
    page: () => {
      loadFigures();
      return import(/* webpackChunkName: "analytics-page" */ './analytics-page').then((m) => m.AnalyticsPage);
    },
  },
];
