import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../ui/lazy-page';

export function landingRoutes(): RouteObject[] {
  return [
    {
      index: true,
      lazy: async () => {
        const { LandingPage } = await import(/* webpackChunkName: "landing-page" */ './landing-page');
        return { Component: LandingPage };
      },
    },
    lazyPage('auth/signin', () =>
      import(/* webpackChunkName: "find-store-page" */ './find-store-page').then(
        (module) => module.FindStorePage,
      ),
    ),
    lazyPage('*', () =>
      import(/* webpackChunkName: "missing-page" */ './missing-page').then((module) => module.MissingPage),
    ),
  ];
}
