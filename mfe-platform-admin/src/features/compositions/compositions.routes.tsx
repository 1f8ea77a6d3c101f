import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../ui/lazy-page';

export function compositionsRoutes(): RouteObject[] {
  return [
    lazyPage('releases/compositions', () =>
      import(/* webpackChunkName: "composition-list-page" */ './composition-list-page').then(
        (module) => module.CompositionListPage,
      ),
    ),
  ];
}
