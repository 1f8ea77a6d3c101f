import type { PageEntry } from 'mfe-shared';

const title = 'storefront/favourites:title';
const page = () =>
  import(/* webpackChunkName: "favourites-page" */ './favourites-page').then((m) => m.FavouritesPage);

/** Guests have favourites as well; those of an account are among its pages. */
export const favouritesPages: PageEntry[] = [
  { path: '/favourites', title, offline: true, page },
  { path: '/user/favourites', title, page },
];
