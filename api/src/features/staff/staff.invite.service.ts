import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { AppConfig } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import { orTaken } from '../../platform/database/unique.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { linkTo } from '../../platform/mail/links.ts';
import type { HostTenant } from '../../platform/tenancy/host-tenant.schema.ts';
import { newOneTimeToken } from '../accounts/accounts.tokens.service.ts';
import { queueMail } from '../mails/mails.service.ts';
import { requireRoom } from '../plan-limits/plan-limits.service.ts';
import { lockTeam } from '../roles/roles.grants.service.ts';
import { readGlobalSetting } from '../settings/settings.service.ts';
import type { StaffMember, staffInput } from './staff.schema.ts';
import { readStaff } from './staff.service.ts';
import { staff } from './staff.table.ts';
import { readGrantableRole } from './staff.write.service.ts';

/** The origin and path of an invitation's link. */
export type Post = { config: AppConfig; tenant: HostTenant };

type Invited = Pick<typeof staff.$inferSelect, 'id' | 'name' | 'email' | 'locale'>;

/** Sends a link that is valid for seven days; only a person's newest one works. */
async function sendInvitation(tx: Tx, tenantId: string, { config, tenant }: Post, person: Invited) {
  const token = await newOneTimeToken(tx, {
    ...{ tenantId, kind: 'staff', userId: person.id },
    purpose: 'invitation',
  });
  const link = linkTo(config, tenant, '/admin/auth/signup', token);
  await queueMail(tx, { tenant, kind: 'invitation', recipient: person, link });
}

/** Creates a person who can sign in after opening the mail's link. Throws EMAIL_TAKEN and PLAN_LIMIT. */
export async function inviteStaff(
  tx: Tx,
  tenantId: string,
  actor: Principal,
  post: Post,
  input: z.output<typeof staffInput>,
): Promise<StaffMember> {
  const grants = await lockTeam(tx, tenantId, actor);
  const role = await readGrantableRole(tx, tenantId, grants, input.roleId);
  await requireRoom(tx, tenantId, 'staff');
  const id = uuidv7();
  const locale = input.locale ?? (await readGlobalSetting(tx, tenantId)).default_language;
  const row = { ...input, tenantId, id, locale, status: 'invited' as const };
  await orTaken(tx.insert(staff).values(row), { staff_email: ['EMAIL_TAKEN', 'email'] });
  await sendInvitation(tx, tenantId, post, row);
  const member = await readStaff(tx, tenantId, id);
  const details = { staffId: id, email: member.email, role: role.name, added: role.permissions };
  await recordAct(tx, { ...actorOf(actor), action: 'staff.invite', tenantId, details });
  return member;
}

/**
 * Sends a new link, which makes the earlier one invalid. Throws VALIDATION for a person who has no pending
 * invitation.
 */
export async function inviteAgain(
  tx: Tx,
  tenantId: string,
  actor: Principal,
  post: Post,
  id: string,
): Promise<void> {
  const grants = await lockTeam(tx, tenantId, actor);
  const [person] = await tx
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      locale: staff.locale,
      status: staff.status,
      roleId: staff.roleId,
    })
    .from(staff)
    .where(and(eq(staff.tenantId, tenantId), eq(staff.id, id)));
  if (!person) throw new AppError('NOT_FOUND');
  await readGrantableRole(tx, tenantId, grants, person.roleId);
  if (person.status !== 'invited')
    throw new AppError('VALIDATION', [{ field: 'status', message: person.status }]);
  await sendInvitation(tx, tenantId, post, person);
}
