import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { Attribute } from './attributes.schema.ts';
import { attributes } from './attributes.table.ts';

export const attributeColumns = {
  id: attributes.id,
  title: attributes.title,
  name: attributes.name,
  option: attributes.option,
  type: attributes.type,
  filterable: attributes.filterable,
  status: attributes.status,
  values: attributes.values,
};

const inOrder = (rows: Attribute[]): Attribute[] =>
  rows.map((row) => ({ ...row, values: row.values.toSorted((a, b) => a.position - b.position) }));

export async function listAttributes(tx: Tx, tenantId: string): Promise<Attribute[]> {
  const rows = await tx
    .select(attributeColumns)
    .from(attributes)
    .where(eq(attributes.tenantId, tenantId))
    .orderBy(asc(attributes.position), asc(attributes.id));
  return inOrder(rows);
}

/** The attributes with these ids, in this order; ids that this store does not have are left out. */
export async function findAttributes(tx: Tx, tenantId: string, ids: string[]): Promise<Attribute[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select(attributeColumns)
    .from(attributes)
    .where(and(eq(attributes.tenantId, tenantId), inArray(attributes.id, ids)));
  return inOrderOf(ids, rows);
}

export const inOrderOf = (ids: string[], rows: Attribute[]): Attribute[] =>
  inOrder(rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
