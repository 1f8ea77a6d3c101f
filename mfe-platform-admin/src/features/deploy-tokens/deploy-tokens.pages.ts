import type { PageEntry } from 'mfe-shared';

export const deployTokensPages: PageEntry[] = [
  {
    path: '/platform-admin/releases/deploy-tokens',
    permission: 'read_releases',
    write: 'write_releases',
    title: 'platform-admin/deploy-tokens:title',
    words: ['platform-admin/deploy-tokens'],
    page: () =>
      import(/* webpackChunkName: "deploy-token-list-page" */ './deploy-token-list-page').then(
        (m) => m.DeployTokenListPage,
      ),
  },
];
