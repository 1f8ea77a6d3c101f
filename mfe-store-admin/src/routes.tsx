import type { RemoteContext } from 'mfe-shared';
import { pageRoutes, RouteError } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { Navigate } from 'react-router-dom';
import { NotificationBell } from './features/notifications/notification-bell';
import { AdminLayout } from './layout/admin-layout';
import { TenantAdminLayout } from './layout/tenant-admin-layout';
import { adminPages, sessionsPages, storeAdminPages } from './pages';
import { loadPageWords } from './translations';

export { loadTranslations } from './translations';

/** /admin and /store-admin, as the shell adds them to its router. */
export function createRoutes(ofShell: RemoteContext): RouteObject[] {
  const context = { ...ofShell, loadPageWords };
  return [
    ...pageRoutes(sessionsPages, context),
    {
      path: '/admin',
      element: <AdminLayout pages={adminPages} bell={<NotificationBell />} />,
      errorElement: <RouteError />,
      children: [
        { index: true, element: <Navigate to="/admin/dashboard" replace /> },
        ...pageRoutes(adminPages, context),
      ],
    },
    {
      path: '/store-admin',
      element: <TenantAdminLayout pages={adminPages} bell={<NotificationBell />} />,
      errorElement: <RouteError />,
      children: [
        { index: true, element: <Navigate to="/store-admin/dashboard" replace /> },
        ...pageRoutes(storeAdminPages, context),
      ],
    },
  ];
}
