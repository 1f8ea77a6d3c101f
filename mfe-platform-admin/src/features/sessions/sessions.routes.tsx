import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../ui/lazy-page';

export function sessionsRoutes(): RouteObject[] {
  return [
    lazyPage('login', () =>
      import(/* webpackChunkName: "sign-in-page" */ './sign-in-page').then((module) => module.SignInPage),
    ),
  ];
}
