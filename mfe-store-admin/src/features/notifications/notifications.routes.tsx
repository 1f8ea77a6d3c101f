import type { RemoteContext } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { guarded } from '../../ui/guarded';
import { startQueries } from '../../ui/start-queries';
import { notificationsQuery } from './notifications.queries';

export const notificationsRoutes = ({ queryClient, tenantId }: RemoteContext): RouteObject[] => [
  guarded('read_notifications', [
    {
      path: 'notifications',
      loader: startQueries('read_notifications', () => {
        void queryClient.prefetchQuery(notificationsQuery(tenantId));
      }),
      lazy: () =>
        import(/* webpackChunkName: "notification-list-page" */ './notification-list-page').then((m) => ({
          Component: m.NotificationListPage,
        })),
    },
  ]),
];
