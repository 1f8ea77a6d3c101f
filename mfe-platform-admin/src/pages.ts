import type { PageEntry } from 'mfe-shared';
import { analyticsPages } from './features/analytics/analytics.pages';
import { archivesPages } from './features/archives/archives.pages';
import { auditLogPages } from './features/audit-log/audit-log.pages';
import { billingPages } from './features/billing/billing.pages';
import { compositionsPages } from './features/compositions/compositions.pages';
import { dashboardPages } from './features/dashboard/dashboard.pages';
import { deployTokensPages } from './features/deploy-tokens/deploy-tokens.pages';
import { landingPages } from './features/landing/landing.pages';
import { mailsPages } from './features/mails/mails.pages';
import { operatorRolesPages } from './features/operator-roles/operator-roles.pages';
import { operatorsPages } from './features/operators/operators.pages';
import { peoplePages } from './features/people/people.pages';
import { platformSettingsPages } from './features/platform-settings/platform-settings.pages';
import { profilePages } from './features/profile/profile.pages';
import { releasesPages } from './features/releases/releases.pages';
import { platformAuthPages, sessionsPages } from './features/sessions/sessions.pages';
import { signUpsPages } from './features/sign-ups/sign-ups.pages';
import { storeRemovalsPages } from './features/store-removals/store-removals.pages';
import { supportCasesPages } from './features/support-cases/support-cases.pages';
import { telemetryPages } from './features/telemetry/telemetry.pages';
import { tenantsPages } from './features/tenants/tenants.pages';

/** Pages without the remote's frame. */
export const authPages: PageEntry[] = [...sessionsPages, ...platformAuthPages];

const unknownPage: PageEntry = {
  path: '/platform-admin/*',
  title: 'platform-admin/layout:title.default',
  page: () =>
    import(/* webpackChunkName: "unknown-page" */ './layout/unknown-page').then((m) => m.UnknownPage),
};

/** All pages inside the operators' back office. */
export const operatorPages: PageEntry[] = [
  ...dashboardPages,
  ...tenantsPages,
  ...storeRemovalsPages,
  ...analyticsPages,
  ...archivesPages,
  ...billingPages,
  ...operatorsPages,
  ...operatorRolesPages,
  ...peoplePages,
  ...mailsPages,
  ...releasesPages,
  ...compositionsPages,
  ...telemetryPages,
  ...deployTokensPages,
  ...auditLogPages,
  ...platformSettingsPages,
  ...supportCasesPages,
  ...profilePages,
  unknownPage,
];

/** The public pages of the platform's host. */
export const publicPages: PageEntry[] = [...signUpsPages, ...landingPages];

/** All pages of this remote: its release record is made from them. */
export const pages: PageEntry[] = [...authPages, ...operatorPages, ...publicPages];
