import type { PageEntry } from 'mfe-shared';
import { notificationsQuery } from './notifications.queries';

export const notificationsPages: PageEntry[] = [
  {
    path: '/admin/notifications',
    permission: 'read_notifications',
    write: 'write_notifications',
    title: 'store-admin/notifications:title',
    page: () =>
      import(/* webpackChunkName: "notification-list-page" */ './notification-list-page').then(
        (m) => m.NotificationListPage,
      ),
    load: ({ queryClient, tenantId }) => queryClient.prefetchQuery(notificationsQuery(tenantId)),
  },
];
