import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { containing, readOne, readPage } from '../../platform/database/list.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import { ownerRole } from '../../platform/identity/permissions.ts';
import { seedRoles } from '../roles/roles.service.ts';
import { roles } from '../roles/roles.table.ts';
import { secondFactors } from '../second-factors/second-factors.table.ts';
import { staffIdentities } from '../sign-in-provider/sign-in-provider.table.ts';
import type { StaffExportQuery, StaffListQuery, StaffMember } from './staff.schema.ts';
import { staffMember } from './staff.schema.ts';
import { staff } from './staff.table.ts';

const columns = {
  ...columnsOf(staff, staffMember),
  role: { id: roles.id, name: roles.name },
  hasSecondFactor: sql<boolean>`exists (select 1 from ${secondFactors}
    where ${secondFactors.tenantId} = ${staff.tenantId} and ${secondFactors.userId} = ${staff.id})`,
  hasIdentity: sql<boolean>`exists (select 1 from ${staffIdentities}
    where ${staffIdentities.tenantId} = ${staff.tenantId} and ${staffIdentities.staffId} = ${staff.id})`,
};

export const selectStaff = (tx: Tx) =>
  tx
    .select(columns)
    .from(staff)
    .innerJoin(roles, and(eq(roles.tenantId, staff.tenantId), eq(roles.id, staff.roleId)));

const orders = {
  name: [asc(sql`lower(${staff.name})`), asc(staff.id)],
  newest: [desc(staff.createdAt), desc(staff.id)],
};

/** `q` is a part of a name, an e-mail address or a phone number. */
export function matchingStaff(tenantId: string, { q, status, roleId }: StaffExportQuery): SQL | undefined {
  return and(
    eq(staff.tenantId, tenantId),
    status && eq(staff.status, status),
    roleId ? eq(staff.roleId, roleId) : undefined,
    containing(q, staff.name, staff.email, staff.phone),
  );
}

export function listStaff(tx: Tx, tenantId: string, query: StaffListQuery): Promise<ListReply<StaffMember>> {
  const where = matchingStaff(tenantId, query);
  return readPage(query, {
    rows: selectStaff(tx)
      .where(where)
      .orderBy(...orders[query.sort]),
    total: tx.$count(staff, where),
  });
}

export function readStaff(tx: Tx, tenantId: string, id: string): Promise<StaffMember> {
  return readOne(selectStaff(tx).where(and(eq(staff.tenantId, tenantId), eq(staff.id, id))));
}

export type NewStaff = { id?: string; name: string; email: string; passwordHash: string };

/** Creates the roles of a new store, and its owner. */
export async function createOwner(tx: Tx, tenantId: string, owner: NewStaff): Promise<Map<string, string>> {
  const roleIds = await seedRoles(tx, tenantId);
  const roleId = roleIds.get(ownerRole);
  if (!roleId) throw new Error('The catalogue of roles has no Owner');
  await tx.insert(staff).values({ tenantId, roleId, ...owner });
  return roleIds;
}
