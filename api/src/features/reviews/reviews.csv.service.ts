import { and, asc, eq, gt } from 'drizzle-orm';
import { textIn } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Reading } from '../../platform/http/csv.ts';
import { csvParts, rowsAtOnce } from '../../platform/http/csv.ts';
import { products } from '../products/products.table.ts';
import { readDefaultLanguage } from '../settings/settings.service.ts';
import type { ReviewExportQuery } from './reviews.schema.ts';
import { matchingReviews, ofReview } from './reviews.service.ts';
import { reviews } from './reviews.table.ts';

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** Writes all reviews of a list as CSV, the oldest at the top. */
export async function* exportReviewList(reading: Reading, query: ReviewExportQuery): AsyncGenerator<string> {
  const language = await reading(readDefaultLanguage);
  yield* csvParts<Row>({
    columns: [
      ...['product', 'rating', 'title', 'text', 'authorName', 'status', 'reason', 'writtenAt'],
      ...['reply', 'repliedAt', 'customerId'],
    ],
    readAfter: (last) => reading((tx, tenantId) => readRows(tx, tenantId, query, last)),
    cellsOf: (row) => [
      ...[textIn(row.product, language, language), row.rating, row.title, row.text, row.authorName],
      ...[row.status, row.reason, row.writtenAt.toISOString(), row.reply],
      ...[row.repliedAt?.toISOString() ?? '', row.customerId],
    ],
  });
}

const readRows = (tx: Tx, tenantId: string, query: ReviewExportQuery, last: { id: string } | undefined) =>
  tx
    .select({
      ...{ id: reviews.id, rating: reviews.rating, title: reviews.title, text: reviews.text },
      ...{ authorName: reviews.authorName, status: reviews.status, reason: reviews.reason },
      ...{ writtenAt: reviews.writtenAt, reply: reviews.reply, repliedAt: reviews.repliedAt },
      ...{ customerId: reviews.customerId, product: products.title },
    })
    .from(reviews)
    .innerJoin(products, ofReview)
    .where(
      and(
        matchingReviews(tenantId, query),
        query.status && eq(reviews.status, query.status),
        last ? gt(reviews.id, last.id) : undefined,
      ),
    )
    .orderBy(asc(reviews.id))
    .limit(rowsAtOnce);
