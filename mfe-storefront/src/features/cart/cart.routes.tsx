import type { RouteObject } from 'react-router-dom';

export function cartRoutes(): RouteObject[] {
  return [
    {
      path: 'cart',
      lazy: () =>
        import(/* webpackChunkName: "cart-page" */ './cart-page').then((m) => ({ Component: m.CartPage })),
    },
  ];
}
