import type { SQL } from 'drizzle-orm';
import { and, asc, count, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import { ownerRole } from '../../platform/identity/permissions.ts';
import { seedRoles } from '../roles/roles.service.ts';
import { roles } from '../roles/roles.table.ts';
import type { StaffListQuery, StaffMember } from './staff.schema.ts';
import { staff } from './staff.table.ts';

const columns = {
  id: staff.id,
  name: staff.name,
  email: staff.email,
  phone: staff.phone,
  image: staff.image,
  role: { id: roles.id, name: roles.name },
  status: staff.status,
  joiningDate: staff.joiningDate,
  lastLoginAt: staff.lastLoginAt,
  createdAt: staff.createdAt,
  version: staff.version,
};

const select = (tx: Tx) =>
  tx
    .select(columns)
    .from(staff)
    .innerJoin(roles, and(eq(roles.tenantId, staff.tenantId), eq(roles.id, staff.roleId)));

type Row = Omit<StaffMember, 'lastLoginAt' | 'createdAt'> & { lastLoginAt: Date | null; createdAt: Date };

const present = (row: Row): StaffMember => ({
  ...row,
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

const orders = {
  name: [asc(sql`lower(${staff.name})`), asc(staff.id)],
  newest: [desc(staff.createdAt), desc(staff.id)],
};

function matching(tenantId: string, { q, status, roleId }: StaffListQuery): SQL | undefined {
  const like = q?.trim() ? `%${q.trim().replace(/[\\%_]/g, '\\$&')}%` : undefined;
  return and(
    eq(staff.tenantId, tenantId),
    status && eq(staff.status, status),
    roleId ? eq(staff.roleId, roleId) : undefined,
    like ? or(ilike(staff.name, like), ilike(staff.email, like), ilike(staff.phone, like)) : undefined,
  );
}

/** `q` is a part of a name, an e-mail address or a telephone number. */
export async function listStaff(
  tx: Tx,
  tenantId: string,
  query: StaffListQuery,
): Promise<ListReply<StaffMember>> {
  const { page, limit, sort } = query;
  const condition = matching(tenantId, query);
  const [rows, [total]] = await Promise.all([
    select(tx)
      .where(condition)
      .orderBy(...orders[sort])
      .limit(limit)
      .offset((page - 1) * limit),
    tx.select({ count: count() }).from(staff).where(condition),
  ]);
  const totalDoc = total?.count ?? 0;
  return { items: rows.map(present), totalDoc, page, pages: Math.ceil(totalDoc / limit) };
}

export async function readStaff(tx: Tx, tenantId: string, id: string): Promise<StaffMember> {
  const [row] = await select(tx).where(and(eq(staff.tenantId, tenantId), eq(staff.id, id)));
  if (!row) throw new AppError('NOT_FOUND');
  return present(row);
}

export type NewStaff = { id?: string; name: string; email: string; passwordHash: string };

/** The roles of a new store and the one who owns it. */
export async function createOwner(tx: Tx, tenantId: string, owner: NewStaff): Promise<Map<string, string>> {
  const roleIds = await seedRoles(tx, tenantId);
  const roleId = roleIds.get(ownerRole);
  if (!roleId) throw new Error('The catalogue of roles has no Owner');
  await tx.insert(staff).values({ tenantId, roleId, ...owner });
  return roleIds;
}
