import type { PageEntry } from 'mfe-shared';

export const favouritesPages: PageEntry[] = [
  {
    path: '/user/favourites',
    title: 'storefront/favourites:title',
    page: () =>
      import(/* webpackChunkName: "favourites-page" */ './favourites-page').then((m) => m.FavouritesPage),
  },
];
