import type { PageEntry } from 'mfe-shared';

export const reviewsPages: PageEntry[] = [
  {
    path: '/admin/reviews',
    permission: 'read_reviews',
    write: 'write_reviews',
    title: 'store-admin/reviews:title',
    navigation: { area: 'admin', group: 'catalog', icon: 'star', order: 50 },
    words: ['store-admin/reviews'],
    page: () =>
      import(/* webpackChunkName: "review-list-page" */ './review-list-page').then((m) => m.ReviewListPage),
  },
];
