import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { products } from '../products/products.table.ts';
import type { FavouriteList } from './favourites.schema.ts';
import { mostFavourites } from './favourites.schema.ts';
import { favourites } from './favourites.table.ts';

const ofCustomer = (tenantId: string, customerId: string) =>
  and(eq(favourites.tenantId, tenantId), eq(favourites.customerId, customerId));

export async function listFavourites(tx: Tx, tenantId: string, customerId: string): Promise<FavouriteList> {
  const rows = await tx
    .select({ productId: favourites.productId })
    .from(favourites)
    .where(ofCustomer(tenantId, customerId))
    .orderBy(desc(favourites.createdAt), favourites.id)
    .limit(mostFavourites);
  return { productIds: rows.map(({ productId }) => productId) };
}

/** Marks products, once each. Throws VALIDATION above the limit, and NOT_FOUND when none of them is the store's. */
export async function addFavourites(
  tx: Tx,
  tenantId: string,
  customerId: string,
  productIds: string[],
): Promise<FavouriteList> {
  const known = await tx
    .select({ productId: products.id })
    .from(products)
    .where(
      and(eq(products.tenantId, tenantId), inArray(products.id, productIds), isNull(products.deletedAt)),
    );
  if (known.length === 0) throw new AppError('NOT_FOUND');
  await tx
    .insert(favourites)
    .values(known.map(({ productId }) => ({ tenantId, customerId, productId })))
    .onConflictDoNothing({ target: [favourites.tenantId, favourites.customerId, favourites.productId] });
  if ((await tx.$count(favourites, ofCustomer(tenantId, customerId))) > mostFavourites)
    throw new AppError('VALIDATION', [{ field: 'productIds', message: String(mostFavourites) }]);
  return listFavourites(tx, tenantId, customerId);
}

/** Removes a mark. A product that is not marked is no error. */
export async function removeFavourite(
  tx: Tx,
  tenantId: string,
  customerId: string,
  productId: string,
): Promise<FavouriteList> {
  await tx
    .delete(favourites)
    .where(and(ofCustomer(tenantId, customerId), eq(favourites.productId, productId)));
  return listFavourites(tx, tenantId, customerId);
}
