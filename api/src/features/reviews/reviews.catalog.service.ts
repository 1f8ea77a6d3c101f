import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { readPage } from '../../platform/database/list.ts';
import { columnsOf } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { products } from '../products/products.table.ts';
import type { CatalogReviewList, CatalogReviewQuery } from './reviews.schema.ts';
import { catalogReview } from './reviews.schema.ts';
import { reviews } from './reviews.table.ts';

/** The columns of a review that every visitor may read. */
export const shownColumns = columnsOf(reviews, catalogReview);

const newest = sql`${reviews.writtenAt} desc nulls last, ${reviews.id}`;
const sorts: Record<CatalogReviewQuery['sort'], SQL> = {
  newest,
  highest: sql`${reviews.rating} desc, ${newest}`,
  lowest: sql`${reviews.rating}, ${newest}`,
};

/** Lists the approved reviews of a visible product. Throws NOT_FOUND for other products. */
export async function listCatalogReviews(
  tx: Tx,
  tenantId: string,
  slug: string,
  query: CatalogReviewQuery,
): Promise<CatalogReviewList> {
  const [product] = await tx
    .select({ id: products.id, averageRating: products.averageRating, totalReviews: products.totalReviews })
    .from(products)
    .where(and(eq(products.tenantId, tenantId), eq(products.slug, slug), eq(products.status, 'show')));
  if (!product) throw new AppError('NOT_FOUND');
  const { averageRating, totalReviews } = product;
  const approved = and(
    eq(reviews.tenantId, tenantId),
    eq(reviews.productId, product.id),
    eq(reviews.status, 'approved'),
  );
  const list = await readPage(query, {
    rows: tx.select(shownColumns).from(reviews).where(approved).orderBy(sorts[query.sort]),
    total: Promise.resolve(totalReviews),
  });
  const counted = await tx
    .select({ rating: reviews.rating, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(approved)
    .groupBy(reviews.rating);
  const counts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  return {
    ...list,
    averageRating,
    counts: { ...counts, ...Object.fromEntries(counted.map(({ rating, count }) => [rating, count])) },
  };
}
