import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/http/services.ts';
import type { AccountOwner } from '../../platform/identity/account-owner.ts';
import { inHome } from '../../platform/identity/account-owner.ts';
import { assertNewPassword, hashPassword, passwordMatches } from '../../platform/identity/passwords.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import type { HostTenant } from '../../platform/tenancy/host-tenant.schema.ts';
import { customers } from '../customers/customers.table.ts';
import { images } from '../images/images.table.ts';
import { queueMail } from '../mails/mails.service.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';
import { endSessionsOf, openSessionOf } from '../sessions/session-rows.ts';
import { beginTry } from '../sessions/sessions.acts.service.ts';
import type { LoginReply, SessionUser } from '../sessions/sessions.schema.ts';
import { sessionUser, welcome } from '../sessions/sessions.service.ts';
import { staff } from '../staff/staff.table.ts';
import { findPerson, setPassword } from './accounts.people.service.ts';
import type { ChangePasswordInput, ProfileInput } from './accounts.schema.ts';
import { authPage, homeTenant } from './accounts.service.ts';
import { endTokens } from './accounts.tokens.service.ts';

const ownerOf = ({ tenantId, kind, id: userId }: Principal): AccountOwner => {
  if (kind === 'platform') return { tenantId: null, kind, userId };
  if (kind === 'program' || !tenantId) throw new AppError('UNAUTHORIZED');
  return { tenantId, kind, userId };
};

/** Changes the given fields of the own profile. */
export async function updateProfile(
  { database }: Services,
  principal: Principal,
  input: ProfileInput,
): Promise<SessionUser> {
  const owner = ownerOf(principal);
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0) {
    await inHome(database, owner.tenantId, (tx) => writeProfile(tx, owner, given));
  }
  const { name = principal.name, image = principal.image } = input;
  return sessionUser({ ...principal, name, image });
}

async function writeProfile(
  tx: Tx,
  { tenantId, kind, userId }: AccountOwner,
  input: ProfileInput,
): Promise<void> {
  if (kind === 'platform') {
    const { name, locale, ...none } = input;
    const [field] = Object.keys(none);
    if (field) throw new AppError('VALIDATION', [{ field, message: 'operators have none' }]);
    await tx.update(platformUsers).set({ name, locale }).where(eq(platformUsers.id, userId));
    return;
  }
  if (input.image) await expectUpload(tx, tenantId, input.image);
  const t = kind === 'customer' ? customers : staff;
  await tx
    .update(t)
    .set(input)
    .where(and(eq(t.tenantId, tenantId), eq(t.id, userId)));
}

/** Checks that a picture is one of this store's uploads, as other addresses may show anything later. */
async function expectUpload(tx: Tx, tenantId: string, url: string): Promise<void> {
  const [, tenant, id = ''] = /^\/uploads\/(.{36})\/(.{36})\.webp$/.exec(url) ?? [];
  const [found] =
    tenant === tenantId
      ? await tx
          .select({ id: images.id })
          .from(images)
          .where(and(eq(images.tenantId, tenantId), eq(images.id, id)))
      : [];
  if (!found) throw new AppError('VALIDATION', [{ field: 'image', message: 'no upload of this store' }]);
}

/** Changes the own password: all sessions end, and a new one begins. Throws PASSWORD_WRONG. */
export async function changePassword(
  services: Services,
  asked: HostTenant,
  principal: Principal,
  { currentPassword, newPassword }: ChangePasswordInput,
  ip: string,
): Promise<LoginReply> {
  const { config, database } = services;
  assertNewPassword(config, newPassword, 'newPassword');
  const owner = ownerOf(principal);
  const { tenantId, userId } = owner;
  const tenant = homeTenant(owner, asked);
  const target = { ...owner, email: principal.email };
  // Somebody at an unlocked browser must not be able to guess the password.
  const [person, succeeded] = await Promise.all([
    inHome(database, tenantId, (tx) => findPerson(tx, owner, { id: userId })),
    beginTry(services, target, ip),
  ]);
  const was = person?.passwordHash;
  if (!(await passwordMatches(was, currentPassword)) || !person || !was) throw new AppError('PASSWORD_WRONG');
  const passwordHash = await hashPassword(newPassword);
  const opened = await inHome(database, tenantId, async (tx) => {
    // All work locks tokens first, then the account, then its sessions, so that there is no deadlock.
    await endTokens(tx, tenantId, userId, 'reset_password');
    await endTokens(tx, tenantId, userId, 'second_factor');
    if (!(await setPassword(tx, owner, passwordHash, { was }))) throw new AppError('PASSWORD_WRONG');
    await endSessionsOf(tx, owner);
    const link = authPage(config, tenant, owner.kind, 'forgot-password');
    await queueMail(tx, { tenant, kind: 'password_changed', recipient: person, link });
    return openSessionOf(tx, owner);
  });
  await succeeded();
  return welcome(services, owner, opened);
}
