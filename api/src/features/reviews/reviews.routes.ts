import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bulkRoute, restoreRoute } from '../../platform/http/bulk.ts';
import { lockItems } from '../../platform/http/bulk-items.ts';
import { csvRoute } from '../../platform/http/csv.ts';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import { linkTo } from '../../platform/mail/links.ts';
import { slugParams } from '../catalog/catalog.schema.ts';
import { listCatalogReviews } from './reviews.catalog.service.ts';
import { exportReviewList } from './reviews.csv.service.ts';
import type { Writer } from './reviews.mine.service.ts';
import { deleteMyReview, readMyReview, rewriteReview, writeReview } from './reviews.mine.service.ts';
import {
  catalogReviewList,
  catalogReviewQuery,
  myReview,
  myReviewQuery,
  myReviewReply,
  review,
  reviewDecision,
  reviewExportQuery,
  reviewInput,
  reviewList,
  reviewListQuery,
  reviewReplyInput,
  reviewUpdate,
} from './reviews.schema.ts';
import {
  decideReviews,
  deleteReviews,
  listReviews,
  readReview,
  replyToReview,
  restoreReviews,
} from './reviews.service.ts';
import { reviews } from './reviews.table.ts';

const tags = ['reviews'];
const shopper = { access: 'customer' } as const;
const canRead = { access: { permission: 'read_reviews' } } as const;
const canWrite = { access: { permission: 'write_reviews' } } as const;

export const reviewRoutes: FastifyPluginAsyncZod = async (app) => {
  const { limits, config } = app.services;
  const writerOf = (request: FastifyRequest): Writer => ({
    tenant: request.tenant,
    customerId: request.user().id,
    linkTo: (path) => linkTo(config, request.tenant, path),
  });

  app.get(
    '/catalog/products/:slug/reviews',
    {
      config: { access: 'store', shared: true },
      schema: {
        tags,
        params: slugParams,
        querystring: catalogReviewQuery,
        response: { 200: catalogReviewList },
      },
    },
    (request) =>
      request.reading((tx, tenantId) => listCatalogReviews(tx, tenantId, request.params.slug, request.query)),
  );
  app.get(
    '/reviews/mine',
    { config: shopper, schema: { tags, querystring: myReviewQuery, response: { 200: myReviewReply } } },
    (request) =>
      request.reading((tx, tenantId) =>
        readMyReview(tx, tenantId, request.user().id, request.query.productId),
      ),
  );
  app.post(
    '/reviews',
    { config: shopper, schema: { tags, body: reviewInput, response: { 201: myReview } } },
    async (request, reply) => {
      const { id } = request.user();
      await limits.count('reviewCustomer', id);
      const written = await request.inTenant((tx, tenantId) =>
        writeReview(tx, tenantId, writerOf(request), request.body),
      );
      return reply.status(201).send(written);
    },
  );
  app.put(
    '/reviews/mine/:id',
    {
      config: shopper,
      schema: { tags, params: idParams, body: reviewUpdate, response: { 200: myReview } },
    },
    async (request) => {
      const { id } = request.user();
      await limits.count('reviewCustomer', id);
      return request.inTenant((tx, tenantId) =>
        rewriteReview(tx, tenantId, writerOf(request), request.params.id, request.body),
      );
    },
  );
  app.delete(
    '/reviews/mine/:id',
    { config: shopper, schema: { tags, params: idParams, response: { 200: doneReply } } },
    async (request) => {
      await request.inTenant((tx, tenantId) =>
        deleteMyReview(tx, tenantId, request.user().id, request.params.id),
      );
      return { success: true as const };
    },
  );
  app.get(
    '/reviews',
    { config: canRead, schema: { tags, querystring: reviewListQuery, response: { 200: reviewList } } },
    (request) => request.reading((tx, tenantId) => listReviews(tx, tenantId, request.query)),
  );
  csvRoute(app, {
    list: '/reviews',
    config: { access: { permission: 'export_reviews' } },
    query: reviewExportQuery,
    rows: exportReviewList,
    recorded: 'reviews.export',
  });
  app.get(
    '/reviews/:id',
    { config: canRead, schema: { tags, params: idParams, response: { 200: review } } },
    (request) => request.reading((tx, tenantId) => readReview(tx, tenantId, request.params.id)),
  );
  app.put(
    '/reviews/:id/reply',
    {
      config: canWrite,
      schema: { tags, params: idParams, body: reviewReplyInput, response: { 200: review } },
    },
    (request) =>
      request.inTenant((tx, tenantId) => replyToReview(tx, tenantId, request.params.id, request.body)),
  );
  bulkRoute(app, {
    name: 'reviews.status',
    ...canWrite.access,
    item: reviewDecision,
    run: ({ tx, tenantId }, items) => decideReviews(tx, tenantId, items),
  });
  bulkRoute(app, {
    name: 'reviews.delete',
    ...canWrite.access,
    item: z.strictObject({ id: idParams.shape.id }),
    async run({ tx, tenantId }, items) {
      await lockItems(tx, tenantId, reviews, items);
      await deleteReviews(
        tx,
        tenantId,
        items.map(({ id }) => id),
      );
    },
  });
  restoreRoute(app, {
    subject: 'reviews',
    ...canWrite.access,
    restore: restoreReviews,
  });
};
