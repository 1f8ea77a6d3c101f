import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { withIsoTimes } from '../../platform/database/list.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { products, variants } from '../products/products.table.ts';
import type { Attribute, AttributeDetail, CatalogAttribute } from './attributes.schema.ts';
import { attribute, catalogAttribute } from './attributes.schema.ts';
import type { AttributeValueRow } from './attributes.table.ts';
import { attributes } from './attributes.table.ts';

export const attributeColumns = columnsOf(attributes, catalogAttribute);

const staffColumns = columnsOf(attributes, attribute);

/** An attribute as its row has it: its values in any order, and some without a colour. */
export type StoredAttribute = Omit<CatalogAttribute, 'values'> & { values: AttributeValueRow[] };

type Read<Row> = Omit<Row, 'values'> & Pick<CatalogAttribute, 'values'>;

const inOrder = <Row extends StoredAttribute>(rows: Row[]): Read<Row>[] =>
  rows.map((row) => ({
    ...row,
    values: row.values
      .toSorted((a, b) => a.position - b.position)
      .map((value) => ({ ...value, swatch: value.swatch ?? null })),
  }));

export const inOrderOf = <Row extends StoredAttribute>(ids: string[], rows: Row[]) =>
  inOrder(rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));

/**
 * Counts the products of each attribute. Products without attributes, which most are, are not in the index it reads.
 */
export async function countProducts(tx: Tx, tenantId: string): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: string; count: number }>(sql`
    select used.id, count(*)::int as count
    from ${products} p cross join lateral unnest(p.attribute_ids) as used(id)
    where p.tenant_id = ${tenantId} and p.deleted_at is null and p.attribute_ids <> '{}'
    group by used.id`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The variants of products that use the attribute. */
export const variantsWith = (tenantId: string, attributeId: string) =>
  and(
    eq(products.tenantId, tenantId),
    isNull(products.deletedAt),
    sql`${products.attributeIds} <> '{}'`,
    sql`${attributeId}::uuid = any(${products.attributeIds})`,
  );

export const ofItsProduct = and(
  eq(variants.tenantId, products.tenantId),
  eq(variants.productId, products.id),
  isNull(variants.deletedAt),
);

async function countVariants(tx: Tx, tenantId: string, attributeId: string): Promise<Map<string, number>> {
  const valueId = sql<string>`${variants.optionValues} ->> ${sql.param(attributeId)}::text`;
  const rows = await tx
    .select({ valueId, count: sql<number>`count(*)::int` })
    .from(products)
    .innerJoin(variants, ofItsProduct)
    .where(variantsWith(tenantId, attributeId))
    // The column is named by its place: the same expression with another parameter is another one to PostgreSQL.
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.valueId, row.count]));
}

/** Lists all attributes of the store, in its order. */
export async function listAttributes(tx: Tx, tenantId: string): Promise<Attribute[]> {
  const counts = await countProducts(tx, tenantId);
  const rows = await tx
    .select(staffColumns)
    .from(attributes)
    .where(eq(attributes.tenantId, tenantId))
    .orderBy(asc(attributes.position), asc(attributes.id));
  return inOrder(rows).map((row) => ({ ...withIsoTimes(row), productCount: counts.get(row.id) ?? 0 }));
}

/** Throws NOT_FOUND for an unknown attribute and for one of another store. */
export async function readAttribute(tx: Tx, tenantId: string, id: string): Promise<AttributeDetail> {
  const rows = await tx
    .select(staffColumns)
    .from(attributes)
    .where(and(eq(attributes.tenantId, tenantId), eq(attributes.id, id)));
  const [row] = inOrder(rows);
  if (!row) throw new AppError('NOT_FOUND');
  const counts = await countProducts(tx, tenantId);
  const used = await countVariants(tx, tenantId, id);
  return {
    ...withIsoTimes(row),
    productCount: counts.get(id) ?? 0,
    values: row.values.map((value) => ({ ...value, variantCount: used.get(value.id) ?? 0 })),
  };
}

/**
 * Locks the attributes with these ids, in this order; ids that this store does not have are left out. They stay as they
 * are until the transaction ends, so that no value is deleted while a variant that uses it is saved.
 */
export async function lockAttributes(tx: Tx, tenantId: string, ids: string[]): Promise<CatalogAttribute[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select(attributeColumns)
    .from(attributes)
    .where(and(eq(attributes.tenantId, tenantId), inArray(attributes.id, ids)))
    .orderBy(attributes.id)
    .for('share');
  return inOrderOf(ids, rows);
}
