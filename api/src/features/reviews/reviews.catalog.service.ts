import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { readPage } from '../../platform/database/list.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { products } from '../products/products.table.ts';
import type { CatalogReviewList, CatalogReviewQuery } from './reviews.schema.ts';
import { reviews } from './reviews.table.ts';

/** What every visitor may read of a review. */
export const shownColumns = {
  id: reviews.id,
  rating: reviews.rating,
  title: reviews.title,
  text: reviews.text,
  authorName: reviews.authorName,
  writtenAt: reviews.writtenAt,
  reply: reviews.reply,
  repliedAt: reviews.repliedAt,
};

const newest = sql`${reviews.writtenAt} desc nulls last, ${reviews.id}`;
const sorts: Record<CatalogReviewQuery['sort'], SQL> = {
  newest,
  highest: sql`${reviews.rating} desc, ${newest}`,
  lowest: sql`${reviews.rating}, ${newest}`,
};

/** The approved reviews of a visible product. Throws NOT_FOUND for other products. */
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
    rows: (limit, offset) =>
      tx
        .select(shownColumns)
        .from(reviews)
        .where(approved)
        .orderBy(sorts[query.sort])
        .limit(limit)
        .offset(offset),
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
