import type { RemoteContext } from 'mfe-shared';
import { RequireSession, RouteError } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { Navigate } from 'react-router-dom';
import { auditLogRoutes } from './features/audit-log/audit-log.routes';
import { compositionsRoutes } from './features/compositions/compositions.routes';
import { dashboardRoutes } from './features/dashboard/dashboard.routes';
import { deployTokensRoutes } from './features/deploy-tokens/deploy-tokens.routes';
import { landingRoutes } from './features/landing/landing.routes';
import { mailsRoutes } from './features/mails/mails.routes';
import { pagesRoutes } from './features/pages/pages.routes';
import { profileRoutes } from './features/profile/profile.routes';
import { releasesRoutes } from './features/releases/releases.routes';
import { platformAuthRoutes, sessionsRoutes } from './features/sessions/sessions.routes';
import { signUpsRoutes } from './features/sign-ups/sign-ups.routes';
import { telemetryRoutes } from './features/telemetry/telemetry.routes';
import { tenantsRoutes } from './features/tenants/tenants.routes';
import { PlatformLayout } from './layout/platform-layout';
import { PublicLayout } from './layout/public-layout';

export { loadTranslations } from './translations';

/** The door of this remote: the platform's public pages and its operators' back office. */
export function createRoutes(context: RemoteContext): RouteObject[] {
  return [
    {
      path: '/platform-admin/auth',
      errorElement: <RouteError />,
      children: sessionsRoutes(),
    },
    {
      path: '/platform-admin',
      element: (
        <RequireSession loginType="platformAdmin">
          <PlatformLayout />
        </RequireSession>
      ),
      errorElement: <RouteError />,
      children: [
        { index: true, element: <Navigate to="/platform-admin/dashboard" replace /> },
        ...dashboardRoutes(context),
        ...tenantsRoutes(context),
        ...mailsRoutes(context),
        ...releasesRoutes(context),
        ...compositionsRoutes(),
        ...telemetryRoutes(),
        ...deployTokensRoutes(context),
        ...auditLogRoutes(),
        ...profileRoutes(context),
        ...pagesRoutes(),
      ],
    },
    { errorElement: <RouteError />, children: platformAuthRoutes() },
    {
      path: '/',
      element: <PublicLayout />,
      errorElement: <RouteError />,
      children: [...signUpsRoutes(), ...landingRoutes()],
    },
  ];
}
