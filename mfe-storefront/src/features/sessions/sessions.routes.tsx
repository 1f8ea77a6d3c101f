import type { RouteObject } from 'react-router-dom';

export function sessionsRoutes(): RouteObject[] {
  return [
    {
      path: 'auth/login',
      lazy: () =>
        import(/* webpackChunkName: "sign-in-page" */ './sign-in-page').then((m) => ({
          Component: m.SignInPage,
        })),
    },
    {
      path: 'auth/signup',
      lazy: () =>
        import(/* webpackChunkName: "sign-up-page" */ './sign-up-page').then((m) => ({
          Component: m.SignUpPage,
        })),
    },
  ];
}
