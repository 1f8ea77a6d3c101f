import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { listShownCategories } from '../categories/categories.service.ts';
import { products } from '../products/products.table.ts';
import type { ShownCoupon } from './coupons.cart.schema.ts';

type Limits = { categoryIds: string[]; productIds: string[] };

/** The most names of categories that a coupon shows, and of products. */
const most = 3;

/** Reads the goods that each of these coupons is limited to, by the names that shoppers see. */
export async function readOnlyFor(
  tx: Tx,
  tenantId: string,
  coupons: readonly Limits[],
): Promise<ShownCoupon['onlyFor'][]> {
  const categories = coupons.some(({ categoryIds }) => categoryIds.length > 0)
    ? await listShownCategories(tx, tenantId)
    : [];
  const goods = await readShownProducts(
    tx,
    tenantId,
    coupons.flatMap(({ productIds }) => productIds),
  );
  return coupons.map(({ categoryIds, productIds }) => {
    const limits = categoryIds.length + productIds.length;
    if (limits === 0) return null;
    const named = {
      categories: categories.filter(({ id }) => categoryIds.includes(id)).slice(0, most),
      products: goods.filter(({ id }) => productIds.includes(id)).slice(0, most),
    };
    return { ...named, andMore: named.categories.length + named.products.length < limits };
  });
}

async function readShownProducts(tx: Tx, tenantId: string, ids: string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({ id: products.id, slug: products.slug, title: products.title })
    .from(products)
    .where(
      and(
        eq(products.tenantId, tenantId),
        inArray(products.id, ids),
        eq(products.status, 'show'),
        isNull(products.deletedAt),
      ),
    )
    .orderBy(products.id);
}
