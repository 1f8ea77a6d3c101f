import type { Language, RemoteContext, TranslationResources } from 'mfe-shared';
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

/** All words of this remote in one language, one file a language. */
export async function loadTranslations(language: Language): Promise<TranslationResources> {
  const [
    layout,
    ui,
    dashboard,
    landing,
    pages,
    sessions,
    signUps,
    tenants,
    mails,
    auditLog,
    profile,
    releases,
    compositions,
    telemetry,
    deployTokens,
  ] = await Promise.all([
    import(/* webpackChunkName: "i18n-[request]" */ `./layout/locales/${language}.json`),
    import(/* webpackChunkName: "i18n-[request]" */ `./ui/locales/${language}.json`),
    import(/* webpackChunkName: "i18n-[request]" */ `./features/dashboard/locales/${language}.json`),
    import(/* webpackChunkName: "i18n-[request]" */ `./features/landing/locales/${language}.json`),
    import(/* webpackChunkName: "i18n-[request]" */ `./features/pages/locales/${language}.json`),
    import(/* webpackChunkName: "i18n-[request]" */ `./features/sessions/locales/${language}.json`),
    import(/* webpackChunkName: "i18n-[request]" */ `./features/sign-ups/locales/${language}.json`),
    import(/* webpackChunkName: "i18n-[request]" */ `./features/tenants/locales/${language}.json`),
    import(/* webpackChunkName: "i18n-[request]" */ `./features/mails/locales/${language}.json`),
    import(/* webpackChunkName: "i18n-[request]" */ `./features/audit-log/locales/${language}.json`),
    import(/* webpackChunkName: "i18n-[request]" */ `./features/profile/locales/${language}.json`),
    import(/* webpackChunkName: "i18n-[request]" */ `./features/releases/locales/${language}.json`),
    import(/* webpackChunkName: "i18n-[request]" */ `./features/compositions/locales/${language}.json`),
    import(/* webpackChunkName: "i18n-[request]" */ `./features/telemetry/locales/${language}.json`),
    import(/* webpackChunkName: "i18n-[request]" */ `./features/deploy-tokens/locales/${language}.json`),
  ]);
  return {
    'platform-admin/layout': layout.default,
    'platform-admin/ui': ui.default,
    'platform-admin/dashboard': dashboard.default,
    'platform-admin/landing': landing.default,
    'platform-admin/pages': pages.default,
    'platform-admin/sessions': sessions.default,
    'platform-admin/sign-ups': signUps.default,
    'platform-admin/tenants': tenants.default,
    'platform-admin/mails': mails.default,
    'platform-admin/audit-log': auditLog.default,
    'platform-admin/profile': profile.default,
    'platform-admin/releases': releases.default,
    'platform-admin/compositions': compositions.default,
    'platform-admin/telemetry': telemetry.default,
    'platform-admin/deploy-tokens': deployTokens.default,
  };
}
