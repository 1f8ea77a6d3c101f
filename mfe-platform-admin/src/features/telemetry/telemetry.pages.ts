import type { PageEntry } from 'mfe-shared';

const title = 'platform-admin/telemetry:title';
const permission = 'read_releases';

export const telemetryPages: PageEntry[] = [
  {
    path: '/platform-admin/releases/errors',
    permission,
    title,
    words: ['platform-admin/telemetry'],
    page: () =>
      import(/* webpackChunkName: "remote-error-list-page" */ './remote-error-list-page').then(
        (m) => m.RemoteErrorListPage,
      ),
    children: [
      {
        path: '/platform-admin/releases/errors/:group',
        words: ['platform-admin/telemetry'],
        permission,
        page: () =>
          import(/* webpackChunkName: "error-group-drawer" */ './error-group-drawer').then(
            (m) => m.ErrorGroupDrawer,
          ),
      },
    ],
  },
  {
    path: '/platform-admin/releases/numbers',
    permission,
    title,
    words: ['platform-admin/telemetry'],
    page: () =>
      import(/* webpackChunkName: "remote-numbers-page" */ './remote-numbers-page').then(
        (m) => m.RemoteNumbersPage,
      ),
  },
];
