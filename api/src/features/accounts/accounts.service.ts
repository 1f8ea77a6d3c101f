import type { AppConfig } from '../../platform/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordOwn } from '../../platform/http/audit.ts';
import { keyOfAccount } from '../../platform/http/limits.ts';
import type { Services } from '../../platform/http/services.ts';
import type { AccountHome } from '../../platform/identity/account-owner.ts';
import { inHome } from '../../platform/identity/account-owner.ts';
import { assertNewPassword, hashPassword } from '../../platform/identity/passwords.ts';
import { linkTo } from '../../platform/mail/links.ts';
import type { HostTenant } from '../../platform/tenancy/host-tenant.schema.ts';
import { joinGuestOrders } from '../customers/customers.guests.service.ts';
import { queueMail } from '../mails/mails.service.ts';
import { endSessionsOf } from '../sessions/session-rows.ts';
import { findPerson, setPassword } from './accounts.people.service.ts';
import type { ForgotPasswordInput, ResetPasswordInput } from './accounts.schema.ts';
import { endTokens, expectLiveToken, newOneTimeToken, takeOneTimeToken } from './accounts.tokens.service.ts';
import { inConstantTime } from './constant-time.ts';

const areas = { customer: '', staff: '/admin', platform: '/platform-admin' } as const;

/** The address of a page of `/auth/*` in this login type's area. */
export function authPage(
  config: AppConfig,
  tenant: HostTenant,
  kind: AccountHome['kind'],
  page: string,
  token?: string,
): string {
  return linkTo(config, tenant, `${areas[kind]}/auth/${page}`, token);
}

/** Operators may sign in on any host, and belong to the platform. */
export const homeTenant = (home: AccountHome, tenant: HostTenant): HostTenant =>
  home.tenantId ? tenant : { ...tenant, type: 'platform', id: null, slug: null, name: null };

function homeOf({ id }: HostTenant, loginType: ForgotPasswordInput['loginType']): AccountHome | null {
  if (loginType === 'platformAdmin' || (!loginType && !id)) return { tenantId: null, kind: 'platform' };
  return id ? { tenantId: id, kind: loginType === 'tenantAdmin' ? 'staff' : 'customer' } : null;
}

/** Sends a link for a new password if there is such an account. The reply does not reveal whether there is. */
export async function forgotPassword(
  services: Services,
  asked: HostTenant,
  { email, loginType }: ForgotPasswordInput,
): Promise<void> {
  const home = homeOf(asked, loginType);
  if (home) await services.limits.count('mailAccount', keyOfAccount({ ...home, email }));
  await inConstantTime(async () => {
    if (!home) return;
    const tenant = homeTenant(home, asked);
    await inHome(services.database, home.tenantId, async (tx) => {
      const person = await findPerson(tx, home, { email });
      if (person?.status !== 'active') return;
      const token = await newOneTimeToken(tx, { ...home, userId: person.id, purpose: 'reset_password' });
      const link = authPage(services.config, tenant, home.kind, 'reset-password', token);
      await queueMail(tx, { tenant, kind: 'reset_password', recipient: person, link });
    });
  });
}

/** Sets a new password by a mail's link and ends all sessions of the account. Throws LINK_EXPIRED. */
export async function resetPassword(
  services: Services,
  tenant: HostTenant,
  { token, password }: ResetPasswordInput,
  ip: string,
): Promise<void> {
  const { config, database, limits } = services;
  assertNewPassword(config, password, 'password');
  const used = [tenant.id, 'reset_password', token] as const;
  await inHome(database, tenant.id, (tx) => expectLiveToken(tx, ...used));
  const passwordHash = await hashPassword(password);
  const target = await inHome(database, tenant.id, async (tx) => {
    const owner = await takeOneTimeToken(tx, ...used);
    if (!(await setPassword(tx, owner, passwordHash, { proved: true }))) throw new AppError('LINK_EXPIRED');
    if (owner.tenantId && owner.kind === 'customer') await joinGuestOrders(tx, owner.tenantId, owner.userId);
    await endSessionsOf(tx, owner);
    await endTokens(tx, owner.tenantId, owner.userId, 'reset_password');
    await endTokens(tx, owner.tenantId, owner.userId, 'second_factor');
    const person = await findPerson(tx, owner, { id: owner.userId });
    if (!person) throw new AppError('LINK_EXPIRED');
    const link = authPage(config, tenant, owner.kind, 'forgot-password');
    await queueMail(tx, { tenant, kind: 'password_changed', recipient: person, link });
    await recordOwn(tx, owner, person.email, 'accounts.reset-password');
    return { ...owner, email: person.email };
  });
  await limits.ownerProved(target, ip);
}
