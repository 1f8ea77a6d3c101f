import { z } from 'zod';
import { eachOf } from '../../platform/http/keyed.schema.ts';
import { listQuery, listReply } from '../../platform/http/list.schema.ts';
import { localizedText } from '../../platform/http/localized.schema.ts';
import { plainLine, plainText } from '../../platform/http/plain-text.schema.ts';
import { reviewStatuses } from './reviews.table.ts';

const status = z.enum(reviewStatuses);
const moment = z.iso.datetime();
const version = z.number().int();
const stars = ['1', '2', '3', '4', '5'] as const;

/** The fields that a customer writes, as plain text. */
const written = {
  rating: z.number().int().min(1).max(5),
  title: plainLine(120),
  text: plainText(4_000).pipe(z.string().min(2)),
  authorName: plainLine(60).pipe(z.string().min(2)),
};

/** POST /reviews: one for each product. */
export const reviewInput = z.strictObject({ productId: z.uuid(), ...written });
export type ReviewInput = z.infer<typeof reviewInput>;
export const reviewUpdate = z.strictObject({ ...written, version });
export type ReviewUpdate = z.infer<typeof reviewUpdate>;

const shown = {
  id: z.uuid(),
  rating: z.number().int(),
  title: z.string(),
  text: z.string(),
  authorName: z.string(),
  writtenAt: moment,
  reply: z.string(),
  repliedAt: moment.nullable(),
};

/** A review as every visitor reads it. */
export const catalogReview = z.object(shown);
export type CatalogReview = z.infer<typeof catalogReview>;
export const catalogReviewQuery = listQuery(['newest', 'highest', 'lowest']).omit({ q: true });
export type CatalogReviewQuery = z.infer<typeof catalogReviewQuery>;
export const catalogReviewList = listReply(catalogReview).extend({
  averageRating: z.number(),
  /** Reviews by their stars. */
  counts: eachOf(stars, z.number().int()),
});
export type CatalogReviewList = z.infer<typeof catalogReviewList>;

/** A review as its customer reads it. */
export const myReview = z.object({ ...shown, productId: z.uuid(), status, reason: z.string(), version });
export type MyReview = z.infer<typeof myReview>;
export const myReviewQuery = z.strictObject({ productId: z.uuid() });
export const myReviewReply = z.object({
  /** An order with the product was delivered to the customer. */
  mayWrite: z.boolean(),
  review: myReview.nullable(),
});
export type MyReviewReply = z.infer<typeof myReviewReply>;

/** A review as staff read it. */
export const review = myReview.extend({
  customerId: z.uuid(),
  product: z.object({ title: localizedText(), slug: z.string(), image: z.string().nullable() }),
});
export type Review = z.infer<typeof review>;

export const reviewListQuery = listQuery(['-writtenAt', 'writtenAt', 'rating', '-rating']).extend({
  status: status.optional(),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  productId: z.uuid().optional(),
  customerId: z.uuid().optional(),
});
export type ReviewListQuery = z.infer<typeof reviewListQuery>;
/** GET /reviews/export: everything that the list has under the same filters. */
export const reviewExportQuery = reviewListQuery.omit({ page: true, limit: true, sort: true });
export type ReviewExportQuery = z.infer<typeof reviewExportQuery>;
export const reviewList = listReply(review).extend({
  /** Reviews per status under the other filters, for the tabs. */
  counts: eachOf(reviewStatuses, z.number().int()),
});
export type ReviewList = z.infer<typeof reviewList>;

/**
 * The version says which text was read: a review that was rewritten meanwhile is not approved. Without it the review
 * is decided as it is.
 */
export const reviewDecision = z.strictObject({
  id: z.uuid(),
  version: version.optional(),
  status: z.enum(['approved', 'rejected']),
  /** The reason of `rejected`: its customer reads it. */
  reason: plainText(500).optional(),
});
export type ReviewDecision = z.infer<typeof reviewDecision>;

/** An empty reply takes it away. */
export const reviewReplyInput = z.strictObject({ reply: plainText(2_000), version });
export type ReviewReplyInput = z.infer<typeof reviewReplyInput>;
