import { asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { systemRoles } from '../../platform/identity/permissions.ts';
import type { Role } from './roles.schema.ts';
import { roles } from './roles.table.ts';

export function listRoles(tx: Tx, tenantId: string): Promise<Role[]> {
  return tx
    .select({
      id: roles.id,
      name: roles.name,
      description: roles.description,
      permissions: roles.permissions,
      isSystem: roles.isSystem,
    })
    .from(roles)
    .where(eq(roles.tenantId, tenantId))
    .orderBy(asc(roles.createdAt), asc(roles.id));
}

const descriptions: Record<keyof typeof systemRoles, string> = {
  Owner: 'Everything, and cannot be taken away from the last one who has it.',
  Admin: 'Everything.',
  Manager: 'Runs the shop: catalogue, orders, customers and coupons.',
  Cashier: 'Sees orders, products and customers.',
  Accountant: 'Sees and exports the figures.',
  Driver: 'Brings orders and says so.',
  Picker: 'Puts orders together.',
};

/** The roles every new store starts with; answers their ids by name. */
export async function seedRoles(
  tx: Tx,
  tenantId: string,
  idOf: (name: string) => string = () => uuidv7(),
): Promise<Map<string, string>> {
  const rows = await tx
    .insert(roles)
    .values(
      Object.entries(systemRoles).map(([name, permissions]) => ({
        tenantId,
        id: idOf(name),
        name,
        description: descriptions[name] ?? '',
        permissions: [...permissions],
        isSystem: true,
      })),
    )
    .returning({ id: roles.id, name: roles.name });
  return new Map(rows.map((row) => [row.name, row.id]));
}
