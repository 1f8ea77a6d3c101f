import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../ui/lazy-page';

const comingSoon = () =>
  import(/* webpackChunkName: "coming-soon-page" */ './coming-soon-page').then(
    (module) => module.ComingSoonPage,
  );
const notFound = () =>
  import(/* webpackChunkName: "not-found-page" */ './not-found-page').then((module) => module.UnknownPage);

/** Areas of the menu that are not built yet say so; anything else is not found. */
export function pagesRoutes(): RouteObject[] {
  return [
    ...['users', 'analytics', 'settings', 'billing', 'support'].map((path) => lazyPage(path, comingSoon)),
    lazyPage('*', notFound),
  ];
}
