import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bulkRoute, restoreRoute } from '../../platform/http/bulk.ts';
import { oneByOne } from '../../platform/http/bulk-items.ts';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import {
  orderDraft,
  orderDraftInput,
  orderDraftList,
  orderDraftListQuery,
  orderDraftUpdate,
} from './order-drafts.schema.ts';
import {
  createOrderDraft,
  deleteOrderDraft,
  listOrderDrafts,
  readOrderDraft,
  restoreOrderDrafts,
  updateOrderDraft,
} from './order-drafts.service.ts';

const tags = ['order-drafts'];
/** They are for whoever may place orders. */
const permission = 'write_orders' as const;
const config = { access: { permission } } as const;

export const orderDraftRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/order-drafts',
    { config, schema: { tags, querystring: orderDraftListQuery, response: { 200: orderDraftList } } },
    (request) => request.reading((tx, tenantId) => listOrderDrafts(tx, tenantId, request.query)),
  );
  app.get(
    '/order-drafts/:id',
    { config, schema: { tags, params: idParams, response: { 200: orderDraft } } },
    (request) => request.reading((tx, tenantId) => readOrderDraft(tx, tenantId, request.params.id)),
  );
  app.post(
    '/order-drafts',
    { config, schema: { tags, body: orderDraftInput, response: { 201: orderDraft } } },
    async (request, reply) =>
      reply
        .status(201)
        .send(
          await request.inTenant((tx, tenantId) =>
            createOrderDraft(tx, tenantId, request.user(), request.body),
          ),
        ),
  );
  app.put(
    '/order-drafts/:id',
    { config, schema: { tags, params: idParams, body: orderDraftUpdate, response: { 200: orderDraft } } },
    (request) =>
      request.inTenant((tx, tenantId) =>
        updateOrderDraft(tx, tenantId, request.user(), request.params.id, request.body),
      ),
  );
  app.delete(
    '/order-drafts/:id',
    { config, schema: { tags, params: idParams, response: { 200: doneReply } } },
    async (request) => {
      await request.inTenant((tx, tenantId) => deleteOrderDraft(tx, tenantId, request.params.id));
      return { success: true as const };
    },
  );
  bulkRoute(app, {
    name: 'order-drafts.delete',
    permission,
    item: idParams,
    run: ({ tx, tenantId }, items) => oneByOne(items, ({ id }) => deleteOrderDraft(tx, tenantId, id)),
  });
  restoreRoute(app, {
    subject: 'order-drafts',
    permission,
    restore: ({ tx, tenantId }, ids) => restoreOrderDrafts(tx, tenantId, ids),
  });
};
