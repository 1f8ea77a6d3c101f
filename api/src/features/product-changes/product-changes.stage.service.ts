import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { unknownAs } from '../../platform/database/rows.ts';
import type { ErrorDetail } from '../../platform/errors/app-error.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { categories } from '../categories/categories.table.ts';
import { filteredIds } from '../products/products.filter.service.ts';
import { variants } from '../products/products.table.ts';
import { taxClasses } from '../tax-classes/tax-classes.table.ts';
import { bulkRowsOf } from './bulk-values.ts';
import { listedWith, readStates } from './product-changes.rows.service.ts';
import type {
  BulkChangeInput,
  ChangeRowsInput,
  ChangeSource,
  ChangeValues,
} from './product-changes.schema.ts';
import { productChanges } from './product-changes.table.ts';
import type { ProductState, VariantState } from './product-state.ts';
import { differences, fieldsOf, valuesOf } from './product-state.ts';

/** A row of a change as it is stored before it is applied. */
export type StagedItem = {
  position: number;
  productId: string | null;
  variantId: string | null;
  sku: string;
  before: ChangeValues | null;
  after: ChangeValues | null;
  state: 'waiting' | 'refused';
  problems: ErrorDetail[] | null;
};

const mostProducts = 50_000;
const atOnce = 1_000;

type NewChange = Pick<typeof productChanges.$inferInsert, 'kind' | 'status' | 'undoOf'> & {
  source: ChangeSource;
};

export async function insertChange(
  tx: Tx,
  tenantId: string,
  actor: Principal,
  change: NewChange,
): Promise<string> {
  const [row] = await tx
    .insert(productChanges)
    .values({ tenantId, actorId: actor.id, actorName: actor.name, ...change })
    .returning({ id: productChanges.id });
  return row?.id ?? '';
}

export async function insertItems(
  tx: Tx,
  tenantId: string,
  changeId: string,
  items: StagedItem[],
): Promise<void> {
  if (items.length === 0) return;
  await tx.execute(sql`
    insert into product_change_items
      (tenant_id, change_id, position, product_id, variant_id, sku, before, after, state, problems)
    select ${tenantId}::uuid, ${changeId}::uuid, x.position, x."productId", x."variantId", x.sku, x.before, x.after,
      x.state, x.problems
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as x(position int, "productId" uuid, "variantId" uuid,
      sku text, before jsonb, after jsonb, state text, problems jsonb)`);
}

/** Returns the fields in which a product and its variant differ from the wanted values, before and after. */
export const stateDifferences = (
  product: ProductState,
  variant: VariantState | undefined,
  wanted: ChangeValues,
) => differences(valuesOf(product, variant, fieldsOf(wanted)), wanted);

const invalid = (field: string, message: string) => new AppError('VALIDATION', [{ field, message }]);

/**
 * Computes the rows that an operation makes of the chosen products, to be looked at before it is run. Products that
 * stay as they are have no row. Throws VALIDATION when there are too many, or none.
 */
export async function stageBulk(
  tx: Tx,
  tenantId: string,
  actor: Principal,
  { selection, operation }: BulkChangeInput,
): Promise<string> {
  const unknown: ErrorDetail[] = [];
  if (operation.type === 'category')
    unknown.push(
      ...(await unknownAs(tx, tenantId, categories, 'operation.categoryId', operation.categoryId)),
    );
  if (operation.type === 'taxClass')
    unknown.push(
      ...(await unknownAs(tx, tenantId, taxClasses, 'operation.taxClassId', operation.taxClassId)),
    );
  if (unknown.length > 0) throw new AppError('VALIDATION', unknown);
  const ids =
    'ids' in selection ? selection.ids : await filteredIds(tx, tenantId, selection.filter, mostProducts + 1);
  if (ids.length > mostProducts) throw invalid('selection', 'too_many');
  const changeId = await insertChange(tx, tenantId, actor, {
    kind: 'bulk',
    status: 'ready',
    source: operation,
  });
  let position = 0;
  let unchanged = 0;
  let refused = 0;
  for (let from = 0; from < ids.length; from += atOnce) {
    const part = ids.slice(from, from + atOnce);
    const states = await readStates(tx, tenantId, part);
    const items: StagedItem[] = [];
    for (const id of part) {
      const product = states.get(id);
      if (!product) throw new AppError('NOT_FOUND');
      for (const { variantId, wanted } of bulkRowsOf(product, operation)) {
        const variant = product.variants.find((one) => one.id === variantId);
        const sku = (variant ?? product.variants[0])?.sku ?? '';
        const change = wanted && stateDifferences(product, variant, wanted);
        if (wanted && !change) {
          unchanged += 1;
          continue;
        }
        position += 1;
        if (!wanted) refused += 1;
        items.push({
          ...{ position, productId: id, variantId, sku },
          before: change?.before ?? {},
          after: change?.after ?? {},
          state: wanted ? 'waiting' : 'refused',
          problems: wanted ? null : [{ field: 'price', message: 'below_zero' }],
        });
      }
    }
    await insertItems(tx, tenantId, changeId, items);
  }
  await tx
    .update(productChanges)
    .set({ total: position + unchanged, unchanged, refused })
    .where(and(eq(productChanges.tenantId, tenantId), eq(productChanges.id, changeId)));
  return changeId;
}

/**
 * Stores rows that were edited one by one. Each field keeps the value that the editor saw, which is compared when the
 * row is applied, so that nobody overwrites somebody else's save. Throws VALIDATION for a variant that this store does
 * not have.
 */
export async function stageRows(
  tx: Tx,
  tenantId: string,
  actor: Principal,
  { rows }: ChangeRowsInput,
): Promise<string> {
  const ids = rows.map(({ variantId }) => variantId);
  if (new Set(ids).size < ids.length) throw invalid('rows', 'duplicate');
  const found = await tx
    .select({ id: variants.id, productId: variants.productId, sku: variants.sku })
    .from(variants)
    .where(and(eq(variants.tenantId, tenantId), inArray(variants.id, ids), isNull(variants.deletedAt)));
  const known = new Map(found.map((row) => [row.id, row]));
  const unknown = ids.findIndex((id) => !known.has(id));
  if (unknown >= 0) throw invalid(`rows.${unknown}.variantId`, 'unknown');
  const states = await readStates(tx, tenantId, [...new Set(found.map(({ productId }) => productId))]);
  const changesStock = rows.some(({ values }) => values.stock !== undefined);
  if (changesStock) requirePermission(actor, 'write_stock');
  if (rows.some(({ values }) => values.costPrice !== undefined)) requirePermission(actor, 'read_costs');
  const changeId = await insertChange(tx, tenantId, actor, {
    kind: 'edit',
    status: 'running',
    source: { type: 'edit' },
  });
  const items = rows.map(({ variantId, seen, values }, index): StagedItem => {
    const { productId = '', sku = '' } = known.get(variantId) ?? {};
    const product = states.get(productId);
    const before: ChangeValues = Object.fromEntries(
      Object.keys(values).map((field) => [field, seen[field as keyof typeof seen] ?? null]),
    );
    const after: ChangeValues = { ...values };
    if (product && values.categoryId !== undefined) {
      before.categoryIds = product.categoryIds;
      after.categoryIds = listedWith(product, values.categoryId);
    }
    return {
      ...{ position: index + 1, productId, variantId, sku, before, after },
      state: 'waiting',
      problems: null,
    };
  });
  await insertItems(tx, tenantId, changeId, items);
  await tx
    .update(productChanges)
    .set({ total: items.length, changesStock, startedAt: new Date() })
    .where(and(eq(productChanges.tenantId, tenantId), eq(productChanges.id, changeId)));
  return changeId;
}

/** Throws FORBIDDEN for a person who may change products, but not their stock, or not see costs. */
export function requirePermission(actor: Principal, permission: 'write_stock' | 'read_costs'): void {
  if (!actor.permissions.has(permission)) throw new AppError('FORBIDDEN');
}
