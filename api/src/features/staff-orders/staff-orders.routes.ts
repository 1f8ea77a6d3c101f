import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idempotencyKey } from '../../platform/http/idempotency.ts';
import { idParams } from '../../platform/http/list.schema.ts';
import { cartQuote } from '../cart/cart.schema.ts';
import { quoteCart } from '../cart/cart.service.ts';
import { createAnnouncer } from '../orders/orders.announce.service.ts';
import { order } from '../orders/orders.schema.ts';
import { findGoods } from '../products/products.goods.service.ts';
import { goodsQuery, orderableVariants } from '../products/products.schema.ts';
import { placeStaffOrder } from './staff-orders.place.service.ts';
import {
  orderEditInput,
  orderEditQuote,
  orderEditQuoteInput,
  staffOrder,
  staffOrderInput,
  staffOrderQuoteInput,
} from './staff-orders.schema.ts';
import { editOrder, quoteOrderEdit } from './staff-orders.service.ts';

const tags = ['staff-orders'];
const config = { access: { permission: 'write_orders' } } as const;

export const staffOrderRoutes: FastifyPluginAsyncZod = async (app) => {
  const announcer = createAnnouncer(app.services.database, (error) =>
    app.log.warn({ err: error }, 'new orders were not announced'),
  );
  app.addHook('onClose', async () => announcer.stop());
  app.post(
    '/staff-orders',
    { config, schema: { tags, body: staffOrderInput, response: { 201: staffOrder } } },
    async (request, reply) => {
      const key = idempotencyKey(request);
      const placed = await request.inTenant((tx, tenantId) =>
        placeStaffOrder(tx, tenantId, request.user(), key, request.body),
      );
      announcer.placed(request.storeId());
      return reply.status(201).send(placed);
    },
  );
  app.post(
    '/staff-orders/quote',
    { config, schema: { tags, body: staffOrderQuoteInput, response: { 200: cartQuote } } },
    (request) =>
      request.reading((tx, tenantId) =>
        quoteCart(tx, tenantId, request.body.customerId, request.body, 'staff'),
      ),
  );
  app.get(
    '/staff-orders/goods',
    { config, schema: { tags, querystring: goodsQuery, response: { 200: orderableVariants } } },
    (request) =>
      request.reading((tx, tenantId) => findGoods(tx, tenantId, { ...request.query, bundles: true })),
  );
  app.post(
    '/staff-orders/:id/quote',
    {
      config,
      schema: { tags, params: idParams, body: orderEditQuoteInput, response: { 200: orderEditQuote } },
    },
    (request) =>
      request.reading((tx, tenantId) => quoteOrderEdit(tx, tenantId, request.params.id, request.body)),
  );
  app.put(
    '/staff-orders/:id',
    { config, schema: { tags, params: idParams, body: orderEditInput, response: { 200: order } } },
    (request) =>
      request.inTenant((tx, tenantId) =>
        editOrder(tx, tenantId, request.user(), request.params.id, request.body),
      ),
  );
};
