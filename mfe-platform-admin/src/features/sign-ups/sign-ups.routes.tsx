import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../ui/lazy-page';

/** Public pages of the platform on which somebody opens a store for themselves. */
export function signUpsRoutes(): RouteObject[] {
  return [
    lazyPage('auth/signup', () =>
      import(/* webpackChunkName: "sign-up-page" */ './sign-up-page').then((module) => module.SignUpPage),
    ),
    lazyPage('auth/verify-request', () =>
      import(/* webpackChunkName: "confirm-page" */ './confirm-page').then((module) => module.ConfirmPage),
    ),
  ];
}
