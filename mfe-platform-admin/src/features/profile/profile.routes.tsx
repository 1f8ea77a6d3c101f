import type { RemoteContext } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../ui/lazy-page';
import { ownProfileOptions } from './profile.queries';

export function profileRoutes({ queryClient }: RemoteContext): RouteObject[] {
  return [
    {
      ...lazyPage('profile', () =>
        import(/* webpackChunkName: "profile-page" */ './profile-page').then((module) => module.ProfilePage),
      ),
      loader: () => {
        void queryClient.prefetchQuery(ownProfileOptions());
        return null;
      },
    },
  ];
}
