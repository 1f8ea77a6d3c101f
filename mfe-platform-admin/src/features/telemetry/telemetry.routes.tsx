import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../ui/lazy-page';

export function telemetryRoutes(): RouteObject[] {
  return [
    lazyPage('releases/errors', () =>
      import(/* webpackChunkName: "remote-error-list-page" */ './remote-error-list-page').then(
        (module) => module.RemoteErrorListPage,
      ),
    ),
    lazyPage('releases/numbers', () =>
      import(/* webpackChunkName: "remote-numbers-page" */ './remote-numbers-page').then(
        (module) => module.RemoteNumbersPage,
      ),
    ),
  ];
}
