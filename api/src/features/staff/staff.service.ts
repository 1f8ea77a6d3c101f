import type { Tx } from '../../platform/database/database.ts';
import { seedRoles } from '../roles/roles.service.ts';
import { staff } from './staff.table.ts';

export type NewStaff = { id?: string; name: string; email: string; passwordHash: string };

export async function createStaffMember(
  tx: Tx,
  tenantId: string,
  roleId: string,
  person: NewStaff,
): Promise<void> {
  await tx.insert(staff).values({ tenantId, roleId, ...person });
}

/** The roles of a new store and the one who owns it. */
export async function createOwner(tx: Tx, tenantId: string, owner: NewStaff): Promise<Map<string, string>> {
  const roleIds = await seedRoles(tx, tenantId);
  const ownerRole = roleIds.get('Owner');
  if (!ownerRole) throw new Error('The catalogue of roles has no Owner');
  await createStaffMember(tx, tenantId, ownerRole, owner);
  return roleIds;
}
