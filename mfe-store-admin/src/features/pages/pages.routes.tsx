import { PageSkeleton } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';

const comingSoon = () =>
  import(/* webpackChunkName: "coming-soon-page" */ './coming-soon-page').then((m) => ({
    Component: m.ComingSoonPage,
  }));
const notFound = () =>
  import(/* webpackChunkName: "not-found-page" */ './not-found-page').then((m) => ({
    Component: m.AdminNotFoundPage,
  }));

/** Paths that the navigation names and whose pages are not open yet: they say so instead of leading nowhere. */
const announced = [
  'coming-soon',
  'categories',
  'categories/:id',
  'attributes',
  'attributes/:id',
  'coupons',
  'customers',
  'customers/:id',
  'customer-order/:id',
  'settings',
  'languages',
  'currencies',
  'store/customization',
  'store/store-settings',
  'store-setup',
  'analytics',
];

/** Under /admin: the announced pages, /admin/404, and every path that nothing else answers to. */
export const pagesRoutes = (): RouteObject[] => [
  ...announced.map((path) => ({ path, lazy: comingSoon, HydrateFallback: PageSkeleton })),
  { path: '404', lazy: notFound, HydrateFallback: PageSkeleton },
  { path: '*', lazy: notFound, HydrateFallback: PageSkeleton },
];
