import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/database/database.ts';
import { deleteRows, restoreRows } from '../../platform/database/deleted-rows.ts';
import { containing, listRows, readRow } from '../../platform/database/list.ts';
import { changeRows, columnsOf, lockRows, lockVersion } from '../../platform/database/rows.ts';
import { orTaken } from '../../platform/database/unique.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ListReply, Versioned } from '../../platform/http/list.schema.ts';
import { products } from '../products/products.table.ts';
import type { TaxClass, TaxClassInput, TaxClassListQuery } from './tax-classes.schema.ts';
import { taxClass } from './tax-classes.schema.ts';
import { taxClasses } from './tax-classes.table.ts';

const columns = {
  ...columnsOf(taxClasses, taxClass),
  productCount: sql<number>`(select count(*)::int from products p
    where p.tenant_id = tax_classes.tenant_id and p.tax_class_id = tax_classes.id and p.deleted_at is null)`,
};

const sorts = { name: taxClasses.name, rateBp: taxClasses.rateBp, updatedAt: taxClasses.updatedAt };

const taken = { tax_classes_name: ['NAME_TAKEN', 'name'] } as const;

/** `q` is a part of a name. */
export function listTaxClasses(
  tx: Tx,
  tenantId: string,
  query: TaxClassListQuery,
): Promise<ListReply<TaxClass>> {
  const where = and(eq(taxClasses.tenantId, tenantId), containing(query.q, taxClasses.name));
  return listRows(tx, taxClasses, query, { columns, where, sorts });
}

/** Throws NOT_FOUND for one that is not there or another store's. */
export const readTaxClass = (tx: Tx, tenantId: string, id: string): Promise<TaxClass> =>
  readRow(tx, tenantId, taxClasses, id, columns);

/** Throws NAME_TAKEN. */
export async function createTaxClass(tx: Tx, tenantId: string, input: TaxClassInput): Promise<TaxClass> {
  const id = uuidv7();
  await orTaken(tx.insert(taxClasses).values({ tenantId, id, ...input }), taken);
  return readTaxClass(tx, tenantId, id);
}

/**
 * Orders that were placed keep the rate that they had. Throws NOT_FOUND, NAME_TAKEN, and VERSION_CONFLICT when somebody
 * saved meanwhile.
 */
export async function updateTaxClass(
  tx: Tx,
  tenantId: string,
  id: string,
  { version, ...input }: Versioned<TaxClassInput>,
): Promise<TaxClass> {
  await lockVersion(tx, tenantId, taxClasses, { id, version });
  await orTaken(changeRows(tx, tenantId, taxClasses, [id], input), taken);
  return readTaxClass(tx, tenantId, id);
}

/** Throws NOT_FOUND, and IN_USE with how many products have it. Deleted products lose it. */
export async function deleteTaxClass(tx: Tx, tenantId: string, id: string): Promise<void> {
  const found = await lockRows(tx, tenantId, taxClasses, [id], 'update');
  if (found.size === 0) throw new AppError('NOT_FOUND');
  const having = and(eq(products.tenantId, tenantId), eq(products.taxClassId, id));
  const used = await tx.$count(products, and(having, isNull(products.deletedAt)));
  if (used > 0) throw new AppError('IN_USE', [{ field: 'products', message: String(used) }]);
  await tx.update(products).set({ taxClassId: null }).where(having);
  await deleteRows(tx, tenantId, taxClasses, [id]);
}

/** Undoes that. Throws NOT_FOUND and NAME_TAKEN. */
export const restoreTaxClasses = (tx: Tx, tenantId: string, ids: string[]): Promise<void> =>
  orTaken(restoreRows(tx, tenantId, taxClasses, ids), taken);
