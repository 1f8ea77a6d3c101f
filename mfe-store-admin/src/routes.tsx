import type { RemoteContext } from 'mfe-shared';
import { RouteError } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { Navigate } from 'react-router-dom';
import { dashboardRoutes } from './features/dashboard/dashboard.routes';
import { NotificationBell } from './features/notifications/notification-bell';
import { notificationsRoutes } from './features/notifications/notifications.routes';
import { ordersRoutes } from './features/orders/orders.routes';
import { pagesRoutes } from './features/pages/pages.routes';
import { productEditorRoutes } from './features/product-editor/product-editor.routes';
import { productsRoutes } from './features/products/products.routes';
import { profileRoutes } from './features/profile/profile.routes';
import { rolesRoutes } from './features/roles/roles.routes';
import { sessionsRoutes } from './features/sessions/sessions.routes';
import { staffRoutes } from './features/staff/staff.routes';
import { AdminLayout } from './layout/admin-layout';
import { TenantAdminLayout } from './layout/tenant-admin-layout';

export { loadTranslations } from './translations';

/** /admin and /store-admin, as the shell patches them into its router. */
export function createRoutes(context: RemoteContext): RouteObject[] {
  const features = () => [
    ...dashboardRoutes(context),
    ...ordersRoutes(context),
    ...productsRoutes(context),
    ...productEditorRoutes(context),
    ...notificationsRoutes(context),
    ...staffRoutes(context),
    ...rolesRoutes(context),
    ...profileRoutes(context),
    ...pagesRoutes(),
  ];
  return [
    ...sessionsRoutes(),
    {
      path: '/admin',
      element: <AdminLayout bell={<NotificationBell />} />,
      errorElement: <RouteError />,
      children: [{ index: true, element: <Navigate to="/admin/dashboard" replace /> }, ...features()],
    },
    {
      path: '/store-admin',
      element: <TenantAdminLayout />,
      errorElement: <RouteError />,
      children: [{ index: true, element: <Navigate to="/store-admin/dashboard" replace /> }, ...features()],
    },
  ];
}
