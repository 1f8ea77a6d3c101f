import type { PageEntry } from 'mfe-shared';
import { loadFigures } from 'mfe-shared/backoffice';

const label = 'store-admin/layout:items.analytics';

export const analyticsPages: PageEntry[] = [
  {
    path: '/admin/analytics',
    permission: 'read_dashboard',
    title: 'store-admin/layout:titles.analytics',
    navigation: [
      { area: 'admin', group: 'start', icon: 'trend', order: 20, label },
      { area: 'store-admin', icon: 'trend', order: 50, label },
    ],
    words: ['store-admin/analytics'],
    page: () => {
      loadFigures();
      return import(/* webpackChunkName: "analytics-page" */ './analytics-page').then((m) => m.AnalyticsPage);
    },
  },
];
