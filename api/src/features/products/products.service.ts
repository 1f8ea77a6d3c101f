import type { SQL } from 'drizzle-orm';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { inOrderOf, orderOf } from '../../platform/database/list.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { readDefaultLanguage } from '../settings/settings.service.ts';
import { stockLevels } from '../stock/stock.table.ts';
import { bundleAvailable, readBundle } from './products.bundles.service.ts';
import { available, inCategory, inLargeCategory, matchesFilter, totals } from './products.filter.service.ts';
import type { ProductDetail, ProductListQuery, ProductRow } from './products.schema.ts';
import { productRow } from './products.schema.ts';
import {
  foodColumns,
  handlingColumns,
  productCategories,
  products,
  quantityColumns,
  variants,
  weightColumns,
} from './products.table.ts';

/** The substitutes that were not deleted since. */
const presentSubstitutes = sql<string[]>`array(select offered.id
  from unnest(products.substitute_ids) with ordinality as chosen (id, position)
  join products offered on offered.tenant_id = products.tenant_id and offered.id = chosen.id and offered.deleted_at is null
  order by chosen.position)`;

/** Returns one sum over the variants of a row's product, computed for the rows of the page only. */
const ofVariants = (figure: SQL) => sql<number>`(select coalesce(${figure}, 0)::int from variants v
  left join stock_levels level on level.tenant_id = v.tenant_id and level.variant_id = v.id
  where v.tenant_id = products.tenant_id and v.product_id = products.id and v.deleted_at is null)`;

const rowColumns = {
  ...columnsOf(products, productRow),
  image: sql<string | null>`${products.images} -> 0 ->> 'url'`,
  variantCount: ofVariants(sql`count(*)`),
  onHand: ofVariants(sql`sum(level.on_hand)`),
  available: sql<number>`case when ${products.isBundle} then ${bundleAvailable}
    else ${ofVariants(sql`sum(level.on_hand - level.allocated)`)} end`,
};

type Sort = ProductListQuery['sort'];

const orders: Record<Exclude<Sort, 'title' | '-title' | 'available' | '-available'>, SQL> = {
  '-updatedAt': sql`${products.updatedAt} desc nulls last, ${products.id}`,
  updatedAt: sql`${products.updatedAt} nulls first, ${products.id} desc`,
  '-createdAt': sql`${products.createdAt} desc nulls last, ${products.id}`,
  price: sql`${products.price}, ${products.id}`,
  '-price': sql`${products.price} desc, ${products.id} desc`,
  '-sales': sql`${products.sales} desc nulls last, ${products.id}`,
};
/** Titles are sorted in the reader's language. */
async function orderFor(
  tx: Tx,
  tenantId: string,
  { sort, language }: Pick<ProductListQuery, 'sort' | 'language'>,
): Promise<SQL[]> {
  if (sort === 'available') return [available(tenantId), sql`${products.id}`];
  if (sort === '-available') return [sql`${available(tenantId)} desc`, sql`${products.id}`];
  if (sort !== 'title' && sort !== '-title') return [orders[sort]];
  const usual = await readDefaultLanguage(tx, tenantId);
  const title = inOrderOf(products.title, language ?? usual, usual);
  return orderOf({ title }, sort, products.id);
}

/** A category with this number of products is large. */
const large = 500;

/**
 * Reads the ids of one page of the staff's list, in order, to be joined: PostgreSQL would compute the columns of the
 * rows of all pages before, too. `q` searches titles, brand and tags, SKUs and bar codes. A search and a filter by
 * stock are asked once for page and number, as they look at all goods.
 */
export async function pageOfProducts(tx: Tx, tenantId: string, query: ProductListQuery) {
  const { page, limit, sort, status, category, ids, q, stock } = query;
  const matching = (listed: SQL | undefined, counted = false) =>
    and(
      // Visible products are not deleted, so the index by status alone gives their number.
      counted && status === 'show' ? undefined : isNull(products.deletedAt),
      ids && inArray(products.id, ids),
      listed,
      matchesFilter(tenantId, query),
    );
  const joined = totals(tx, tenantId);
  const listedIn = category ? inCategory(tenantId, category) : undefined;
  const asksAll = Boolean(q || stock);
  const counting = asksAll ? undefined : countAll(matching(listedIn, true));
  const isLarge = category ? ((await counting) ?? 0) > large : false;
  const listed = category && isLarge ? inLargeCategory(tenantId, category) : listedIn;
  const order = await orderFor(tx, tenantId, query);
  const ordered = (total: SQL<number>, offset = (page - 1) * limit) =>
    tx
      .select({ id: products.id, total: total.as('total') })
      .from(products)
      .leftJoin(joined, sort.endsWith('available') ? eq(joined.productId, products.id) : sql`false`)
      .where(matching(listed))
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
  if (counting) {
    const rows = ordered(sql`null`).as('ordered');
    const found = tx
      .select({ id: rows.id, at: sql<number>`row_number() over ()`.as('at') })
      .from(rows)
      .as('found');
    return { found, counting };
  }
  const counted = sql<number>`(count(*) over ())::int`;
  const rows = await ordered(counted);
  // Behind the last page there is no row that says how many there are.
  const [first] = rows.length > 0 || page === 1 ? rows : await ordered(counted, 0);
  const listedIds = sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`;
  const found = tx
    .select({ id: products.id, at: sql<number>`array_position(${listedIds}, ${products.id})`.as('at') })
    .from(products)
    .where(and(eq(products.tenantId, tenantId), sql`${products.id} = any(${listedIds})`))
    .as('found');
  return { found, counting: Promise.resolve(first?.total ?? 0) };

  async function countAll(condition: SQL | undefined): Promise<number> {
    const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(products).where(condition);
    return row?.total ?? 0;
  }
}

/** Lists all products for staff that are not deleted. */
export async function listProducts(
  tx: Tx,
  tenantId: string,
  query: ProductListQuery,
): Promise<ListReply<ProductRow>> {
  const { page, limit } = query;
  const { found, counting } = await pageOfProducts(tx, tenantId, query);
  const [rows, total] = await Promise.all([
    tx
      .select(rowColumns)
      .from(found)
      .innerJoin(products, and(eq(products.tenantId, tenantId), eq(products.id, found.id)))
      .orderBy(found.at),
    counting,
  ]);
  const items = rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
  return { items, totalDoc: total, page, pages: Math.ceil(total / limit) };
}

/**
 * Reads a product as `reader` may see it: without costs for people who may not see them; null is the platform itself.
 * Throws NOT_FOUND for a deleted product and for one of another store.
 */
export async function readProduct(
  tx: Tx,
  tenantId: string,
  id: string,
  reader: Pick<Principal, 'permissions'> | null,
): Promise<ProductDetail> {
  const [[product], listed, variantRows, bundleOf] = await Promise.all([
    tx
      .select({
        id: products.id,
        version: products.version,
        sku: products.sku,
        title: products.title,
        description: products.description,
        ingredients: products.ingredients,
        slug: products.slug,
        brand: products.brand,
        categoryId: products.categoryId,
        tags: products.tags,
        images: products.images,
        status: products.status,
        publishAt: products.publishAt,
        unpublishAt: products.unpublishAt,
        ...foodColumns,
        ...quantityColumns,
        ...weightColumns,
        ...handlingColumns,
        substituteIds: presentSubstitutes,
        taxClassId: products.taxClassId,
        metaTitle: products.metaTitle,
        metaDescription: products.metaDescription,
        attributeIds: products.attributeIds,
        sales: products.sales,
        createdAt: products.createdAt,
        updatedAt: products.updatedAt,
      })
      .from(products)
      .where(and(eq(products.tenantId, tenantId), eq(products.id, id), isNull(products.deletedAt))),
    tx
      .select({ id: productCategories.categoryId })
      .from(productCategories)
      .where(and(eq(productCategories.tenantId, tenantId), eq(productCategories.productId, id))),
    readVariantRows(tx, tenantId, id),
    readBundle(tx, tenantId, id),
  ]);
  if (!product) throw new AppError('NOT_FOUND');
  return asSeenBy(reader, {
    ...product,
    categoryIds: listed.map((category) => category.id),
    bundleOf,
    variants: variantRows,
    publishAt: product.publishAt?.toISOString() ?? null,
    unpublishAt: product.unpublishAt?.toISOString() ?? null,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  });
}

/** Removes the costs for people who may not see them; null is the platform itself. */
export function asSeenBy(
  reader: Pick<Principal, 'permissions'> | null,
  product: ProductDetail,
): ProductDetail {
  if (!reader || reader.permissions.has('read_costs')) return product;
  return { ...product, variants: product.variants.map((variant) => ({ ...variant, costPrice: null })) };
}

function readVariantRows(tx: Tx, tenantId: string, productId: string): Promise<ProductDetail['variants']> {
  return tx
    .select({
      id: variants.id,
      sku: variants.sku,
      barcode: variants.barcode,
      optionValues: variants.optionValues,
      label: variants.label,
      price: variants.price,
      originalPrice: variants.originalPrice,
      costPrice: variants.costPrice,
      image: variants.image,
      unitSize: variants.unitSize,
      unitLabel: variants.unitLabel,
      status: variants.status,
      onHand: sql<number>`coalesce(${stockLevels.onHand}, 0)`,
      allocated: sql<number>`coalesce(${stockLevels.allocated}, 0)`,
      reorderPoint: sql<number>`coalesce(${stockLevels.reorderPoint}, 0)`,
    })
    .from(variants)
    .leftJoin(
      stockLevels,
      and(eq(stockLevels.tenantId, variants.tenantId), eq(stockLevels.variantId, variants.id)),
    )
    .where(
      and(eq(variants.tenantId, tenantId), eq(variants.productId, productId), isNull(variants.deletedAt)),
    )
    .orderBy(asc(variants.position), asc(variants.id));
}
