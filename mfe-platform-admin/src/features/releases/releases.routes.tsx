import type { RemoteContext } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../ui/lazy-page';
import { releaseOverviewOptions } from '../../ui/release-overview';

export function releasesRoutes({ queryClient }: RemoteContext): RouteObject[] {
  const loader = () => {
    void queryClient.prefetchQuery(releaseOverviewOptions());
    return null;
  };
  const overview = lazyPage('releases', () =>
    import(/* webpackChunkName: "releases-page" */ './releases-page').then((module) => module.ReleasesPage),
  );
  const settings = lazyPage('releases/settings', () =>
    import(/* webpackChunkName: "release-settings-page" */ './release-settings-page').then(
      (module) => module.ReleaseSettingsPage,
    ),
  );
  return [{ ...overview, loader } as RouteObject, { ...settings, loader } as RouteObject];
}
