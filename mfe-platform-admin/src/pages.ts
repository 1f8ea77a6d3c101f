import type { PageEntry } from 'mfe-shared';
import { auditLogPages } from './features/audit-log/audit-log.pages';
import { compositionsPages } from './features/compositions/compositions.pages';
import { dashboardPages } from './features/dashboard/dashboard.pages';
import { deployTokensPages } from './features/deploy-tokens/deploy-tokens.pages';
import { landingPages } from './features/landing/landing.pages';
import { mailsPages } from './features/mails/mails.pages';
import { pagesPages } from './features/pages/pages.pages';
import { profilePages } from './features/profile/profile.pages';
import { releasesPages } from './features/releases/releases.pages';
import { platformAuthPages, sessionsPages } from './features/sessions/sessions.pages';
import { signUpsPages } from './features/sign-ups/sign-ups.pages';
import { telemetryPages } from './features/telemetry/telemetry.pages';
import { tenantsPages } from './features/tenants/tenants.pages';

/** Pages without a frame of their remote's. */
export const authPages: PageEntry[] = [...sessionsPages, ...platformAuthPages];

/** All pages inside of the operators' back office. */
export const operatorPages: PageEntry[] = [
  ...dashboardPages,
  ...tenantsPages,
  ...mailsPages,
  ...releasesPages,
  ...compositionsPages,
  ...telemetryPages,
  ...deployTokensPages,
  ...auditLogPages,
  ...profilePages,
  ...pagesPages,
];

/** What everybody sees on the platform's own host. */
export const publicPages: PageEntry[] = [...signUpsPages, ...landingPages];

/** Everything this remote shows: what its release record says of it is made of this. */
export const pages: PageEntry[] = [...authPages, ...operatorPages, ...publicPages];
