import type { SQL } from 'drizzle-orm';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { deleteRows, forgetDeleted, restoreRows } from '../../platform/database/deleted-rows.ts';
import { containing, readOne, readPage, textsOf } from '../../platform/database/list.ts';
import { changeRows, columnsOf, lockVersion, rowsOf } from '../../platform/database/rows.ts';
import { orTaken } from '../../platform/database/unique.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockItems } from '../../platform/http/bulk-items.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { products } from '../products/products.table.ts';
import { shownColumns } from './reviews.catalog.service.ts';
import type {
  Review,
  ReviewDecision,
  ReviewExportQuery,
  ReviewList,
  ReviewListQuery,
  ReviewReplyInput,
} from './reviews.schema.ts';
import { review } from './reviews.schema.ts';
import { reviews } from './reviews.table.ts';

export const noticeOf = (id: string) => `review:${id}`;

const columns = {
  ...columnsOf(reviews, review),
  product: {
    title: products.title,
    slug: products.slug,
    image: sql<string | null>`${products.images} -> 0 ->> 'url'`,
  },
};

export const ofReview = and(eq(products.tenantId, reviews.tenantId), eq(products.id, reviews.productId));

const newest = sql`${reviews.writtenAt} desc nulls last, ${reviews.id}`;
const sorts: Record<ReviewListQuery['sort'], SQL> = {
  '-writtenAt': newest,
  writtenAt: sql`${reviews.writtenAt} nulls first, ${reviews.id} desc`,
  rating: sql`${reviews.rating}, ${newest}`,
  '-rating': sql`${reviews.rating} desc, ${newest}`,
};

/** `q` is a part of the review, its author's name or the product's title. The state is left to the caller. */
export const matchingReviews = (
  tenantId: string,
  { q, rating, productId, customerId }: ReviewExportQuery,
): SQL | undefined =>
  and(
    eq(reviews.tenantId, tenantId),
    rating ? eq(reviews.rating, rating) : undefined,
    productId ? eq(reviews.productId, productId) : undefined,
    customerId ? eq(reviews.customerId, customerId) : undefined,
    containing(q, reviews.title, reviews.text, reviews.authorName, textsOf(products.title)),
  );

export async function listReviews(tx: Tx, tenantId: string, query: ReviewListQuery): Promise<ReviewList> {
  const { status, sort } = query;
  const others = matchingReviews(tenantId, query);
  const counting = tx
    .select({ status: reviews.status, count: sql<number>`count(*)::int` })
    .from(reviews)
    .innerJoin(products, ofReview)
    .where(others)
    .groupBy(reviews.status)
    .then((rows) => ({
      ...{ pending: 0, approved: 0, rejected: 0 },
      ...Object.fromEntries(rows.map((row) => [row.status, row.count])),
    }));
  const list = await readPage(query, {
    rows: tx
      .select(columns)
      .from(reviews)
      .innerJoin(products, ofReview)
      .where(and(others, status && eq(reviews.status, status)))
      .orderBy(sorts[sort]),
    total: counting.then((counts) =>
      status ? counts[status] : counts.pending + counts.approved + counts.rejected,
    ),
  });
  return { ...list, counts: await counting };
}

/** Throws NOT_FOUND for an unknown review and for one of another store. */
export function readReview(tx: Tx, tenantId: string, id: string): Promise<Review> {
  return readOne(
    tx
      .select(columns)
      .from(reviews)
      .innerJoin(products, ofReview)
      .where(rowsOf(tenantId, reviews, [id])),
  );
}

/** Throws VERSION_CONFLICT, with the items, when a review was changed after it was read. */
export async function decideReviews(tx: Tx, tenantId: string, items: ReviewDecision[]): Promise<void> {
  await lockItems(tx, tenantId, reviews, items);
  const ids = items.map(({ id }) => id);
  const rows = await tx
    .select({ id: reviews.id, version: reviews.version })
    .from(reviews)
    .where(rowsOf(tenantId, reviews, ids));
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  const changed = items.flatMap(({ id, version }, index) =>
    version === undefined || versions.get(id) === version
      ? []
      : [{ field: `items.${index}.version`, message: 'changed' }],
  );
  if (changed.length > 0) throw new AppError('VERSION_CONFLICT', changed);
  const alike = Map.groupBy(items, ({ status, reason }) => JSON.stringify([status, reason]));
  for (const group of alike.values()) {
    const [{ status, reason = '' }] = group as [ReviewDecision];
    const kept = status === 'rejected' ? reason : '';
    const decided = group.map(({ id }) => id);
    await changeRows(tx, tenantId, reviews, decided, { status, reason: kept });
  }
}

export async function replyToReview(
  tx: Tx,
  tenantId: string,
  id: string,
  { reply, version }: ReviewReplyInput,
): Promise<Review> {
  await lockVersion(tx, tenantId, reviews, { id, version });
  const repliedAt = reply ? new Date() : null;
  await changeRows(tx, tenantId, reviews, [id], { reply, repliedAt });
  return readReview(tx, tenantId, id);
}

export async function deleteReviews(tx: Tx, tenantId: string, ids: string[]): Promise<void> {
  await deleteRows(tx, tenantId, reviews, ids);
  await forgetNotices(tx, tenantId, ids);
}

/** Undoes that, but for their notices. A customer who has written another one since keeps that one. */
export const restoreReviews = (tx: Tx, tenantId: string, ids: string[]): Promise<void> =>
  orTaken(restoreRows(tx, tenantId, reviews, ids), { reviews_once: ['VALIDATION', 'ids'] });

export async function forgetNotices(tx: Tx, tenantId: string, ids: string[]): Promise<void> {
  await tx
    .delete(notifications)
    .where(and(eq(notifications.tenantId, tenantId), inArray(notifications.dedupeKey, ids.map(noticeOf))));
}

/**
 * Deletes the reviews of a customer who is erased, also those that were deleted: their texts may say who wrote them.
 */
export async function forgetReviews(tx: Tx, tenantId: string, customerId: string): Promise<void> {
  const theirs = await tx
    .delete(reviews)
    .where(ofCustomer(tenantId, customerId))
    .returning({ id: reviews.id });
  if (theirs.length > 0)
    await forgetNotices(
      tx,
      tenantId,
      theirs.map(({ id }) => id),
    );
  await forgetDeleted(tx, tenantId, reviews, { customer_id: customerId });
}

export function exportReviews(tx: Tx, tenantId: string, customerId: string) {
  const { id: _, ...rest } = shownColumns;
  return tx
    .select({ productId: reviews.productId, status: reviews.status, ...rest })
    .from(reviews)
    .where(ofCustomer(tenantId, customerId))
    .orderBy(asc(reviews.writtenAt));
}

const ofCustomer = (tenantId: string, customerId: string): SQL | undefined =>
  and(eq(reviews.tenantId, tenantId), eq(reviews.customerId, customerId));
