import type { RemoteContext } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../ui/lazy-page';
import { deployTokensOptions } from './deploy-tokens.queries';

export function deployTokensRoutes({ queryClient }: RemoteContext): RouteObject[] {
  const page = lazyPage('releases/deploy-tokens', () =>
    import(/* webpackChunkName: "deploy-token-list-page" */ './deploy-token-list-page').then(
      (module) => module.DeployTokenListPage,
    ),
  );
  const loader = () => {
    void queryClient.prefetchQuery(deployTokensOptions());
    return null;
  };
  return [{ ...page, loader } as RouteObject];
}
