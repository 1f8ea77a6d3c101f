import type { Language, RemoteContext, TranslationResources } from 'mfe-shared';
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

type Words = { default: Record<string, unknown> };

/** One chunk per language holds the words of all slices: webpack joins the files of the same chunk name. */
const words: Record<string, (language: Language) => Promise<Words>> = {
  layout: (l) => import(/* webpackChunkName: "i18n-[request]" */ `./layout/locales/${l}.json`),
  ui: (l) => import(/* webpackChunkName: "i18n-[request]" */ `./ui/locales/${l}.json`),
  sessions: (l) => import(/* webpackChunkName: "i18n-[request]" */ `./features/sessions/locales/${l}.json`),
  dashboard: (l) => import(/* webpackChunkName: "i18n-[request]" */ `./features/dashboard/locales/${l}.json`),
  orders: (l) => import(/* webpackChunkName: "i18n-[request]" */ `./features/orders/locales/${l}.json`),
  products: (l) => import(/* webpackChunkName: "i18n-[request]" */ `./features/products/locales/${l}.json`),
  'product-editor': (l) =>
    import(/* webpackChunkName: "i18n-[request]" */ `./features/product-editor/locales/${l}.json`),
  notifications: (l) =>
    import(/* webpackChunkName: "i18n-[request]" */ `./features/notifications/locales/${l}.json`),
  staff: (l) => import(/* webpackChunkName: "i18n-[request]" */ `./features/staff/locales/${l}.json`),
  roles: (l) => import(/* webpackChunkName: "i18n-[request]" */ `./features/roles/locales/${l}.json`),
  profile: (l) => import(/* webpackChunkName: "i18n-[request]" */ `./features/profile/locales/${l}.json`),
  pages: (l) => import(/* webpackChunkName: "i18n-[request]" */ `./features/pages/locales/${l}.json`),
};

export async function loadTranslations(language: Language): Promise<TranslationResources> {
  const entries = Object.entries(words).map(
    async ([slice, load]) => [`store-admin/${slice}`, (await load(language)).default] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
