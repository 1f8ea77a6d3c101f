import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { textIn } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { withIsoTimes } from '../../platform/database/list.ts';
import { columnsOf, lockVersion } from '../../platform/database/rows.ts';
import { orTaken } from '../../platform/database/unique.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { HostTenant } from '../../platform/tenancy/host-tenant.schema.ts';
import { queueMail } from '../mails/mails.service.ts';
import { notifyStaff } from '../notifications/notifications.service.ts';
import { orderStatuses, shopperStatus } from '../orders/order-states.ts';
import { orderLines, orders } from '../orders/orders.table.ts';
import { products } from '../products/products.table.ts';
import { readDefaultLanguage, readStoreSetting } from '../settings/settings.service.ts';
import type { MyReview, MyReviewReply, ReviewInput, ReviewUpdate } from './reviews.schema.ts';
import { myReview } from './reviews.schema.ts';
import { forgetNotices, noticeOf } from './reviews.service.ts';
import { reviews } from './reviews.table.ts';

/** The customer, and where the store's mails lead. */
export type Writer = { tenant: HostTenant; customerId: string; linkTo: (path: string) => string };

/** An order whose goods came back counts, too: its customer has seen them. */
const deliveredStatuses = orderStatuses.filter((status) => shopperStatus(status) === 'delivered');

const columns = columnsOf(reviews, myReview);

async function hasBought(tx: Tx, tenantId: string, customerId: string, productId: string): Promise<boolean> {
  const [line] = await tx
    .select({ id: orderLines.id })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.tenantId, orders.tenantId), eq(orderLines.orderId, orders.id)))
    .where(
      and(
        eq(orders.tenantId, tenantId),
        eq(orders.customerId, customerId),
        inArray(orders.status, deliveredStatuses),
        eq(orderLines.productId, productId),
      ),
    )
    .limit(1);
  return line !== undefined;
}

/** Reads the customer's review of a product, and whether one may be written. */
export async function readMyReview(
  tx: Tx,
  tenantId: string,
  customerId: string,
  productId: string,
): Promise<MyReviewReply> {
  const [row] = await tx
    .select(columns)
    .from(reviews)
    .where(and(own(tenantId, customerId), eq(reviews.productId, productId)));
  const mayWrite = row !== undefined || (await hasBought(tx, tenantId, customerId, productId));
  return { mayWrite, review: row ? withIsoTimes(row) : null };
}

/**
 * Throws NOT_BOUGHT unless the product was delivered to the customer, and VERSION_CONFLICT when they have written about
 * it already.
 */
export async function writeReview(
  tx: Tx,
  tenantId: string,
  writer: Writer,
  input: ReviewInput,
): Promise<MyReview> {
  const { productId } = input;
  const { customerId } = writer;
  if (!(await hasBought(tx, tenantId, customerId, productId))) throw new AppError('NOT_BOUGHT');
  const id = uuidv7();
  await orTaken(tx.insert(reviews).values({ tenantId, id, customerId, ...input }), {
    reviews_once: ['VERSION_CONFLICT', 'productId'],
  });
  const review = await announced(tx, tenantId, customerId, productId);
  await mailStore(tx, tenantId, writer, review);
  return review;
}

/** Changes a review, which has to be approved again. The store's reply stays. */
export async function rewriteReview(
  tx: Tx,
  tenantId: string,
  { customerId }: Writer,
  id: string,
  { version, ...input }: ReviewUpdate,
): Promise<MyReview> {
  const mine = own(tenantId, customerId);
  await lockVersion(tx, tenantId, reviews, { id, version }, mine);
  const [row] = await tx
    .update(reviews)
    .set({ ...input, status: 'pending', reason: '', writtenAt: new Date(), version: version + 1 })
    .where(and(mine, eq(reviews.id, id)))
    .returning({ productId: reviews.productId });
  if (!row) throw new AppError('NOT_FOUND');
  await forgetNotices(tx, tenantId, [id]);
  return announced(tx, tenantId, customerId, row.productId);
}

/** Throws NOT_FOUND for somebody else's review. */
export async function deleteMyReview(
  tx: Tx,
  tenantId: string,
  customerId: string,
  id: string,
): Promise<void> {
  const { rowCount } = await tx.delete(reviews).where(and(own(tenantId, customerId), eq(reviews.id, id)));
  if (!rowCount) throw new AppError('NOT_FOUND');
  await forgetNotices(tx, tenantId, [id]);
}

/** Tells the staff, in words that name nobody. */
async function announced(tx: Tx, tenantId: string, customerId: string, productId: string): Promise<MyReview> {
  const { review } = await readMyReview(tx, tenantId, customerId, productId);
  if (!review) throw new Error('A review was not written.');
  const { title, image } = await nameOf(tx, tenantId, productId);
  const dedupeKey = noticeOf(review.id);
  await notifyStaff(tx, tenantId, { kind: 'review', message: title, image, dedupeKey });
  return review;
}

/** Tells the store by mail, if it has an address, as for messages. A review that was rewritten is in the list only. */
async function mailStore(
  tx: Tx,
  tenantId: string,
  { tenant, linkTo }: Writer,
  review: MyReview,
): Promise<void> {
  const { email } = await readStoreSetting(tx, tenantId);
  if (!email) return;
  const { title, language } = await nameOf(tx, tenantId, review.productId);
  await queueMail(tx, {
    ...{ tenant, kind: 'new_review', recipient: { email, name: '', locale: language } },
    link: linkTo(`/admin/reviews?review=${review.id}`),
    facts: { product: title, stars: String(review.rating) },
  });
}

/** Reads the product's name as the store's staff see it. */
async function nameOf(tx: Tx, tenantId: string, productId: string) {
  const language = await readDefaultLanguage(tx, tenantId);
  const [product] = await tx
    .select({ title: products.title, image: sql<string | null>`${products.images} -> 0 ->> 'url'` })
    .from(products)
    .where(and(eq(products.tenantId, tenantId), eq(products.id, productId)));
  const title = product ? textIn(product.title, language, language) : '';
  return { title, image: product?.image ?? null, language };
}

const own = (tenantId: string, customerId: string) =>
  and(eq(reviews.tenantId, tenantId), eq(reviews.customerId, customerId));
