import type { Language, RemoteContext, TranslationResources } from 'mfe-shared';
import { pageRoutes, RouteError } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { Navigate } from 'react-router-dom';
import { NotificationBell } from './features/notifications/notification-bell';
import { AdminLayout } from './layout/admin-layout';
import { TenantAdminLayout } from './layout/tenant-admin-layout';
import { adminPages, sessionsPages, storeAdminPages } from './pages';

/** /admin and /store-admin, as the shell patches them into its router. */
export function createRoutes(context: RemoteContext): RouteObject[] {
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
      element: <TenantAdminLayout pages={adminPages} />,
      errorElement: <RouteError />,
      children: [
        { index: true, element: <Navigate to="/store-admin/dashboard" replace /> },
        ...pageRoutes(storeAdminPages, context),
      ],
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
