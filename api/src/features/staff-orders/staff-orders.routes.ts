import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../platform/http/list.schema.ts';
import { order } from '../orders/orders.schema.ts';
import { findGoods } from './staff-orders.goods.service.ts';
import {
  orderEditInput,
  orderEditQuote,
  orderEditQuoteInput,
  orderGoods,
  orderGoodsQuery,
} from './staff-orders.schema.ts';
import { editOrder, quoteOrderEdit } from './staff-orders.service.ts';

const tags = ['staff-orders'];
const config = { access: { permission: 'write_orders' } } as const;

export const staffOrderRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/staff-orders/goods',
    { config, schema: { tags, querystring: orderGoodsQuery, response: { 200: orderGoods } } },
    (request) => request.reading((tx, tenantId) => findGoods(tx, tenantId, request.query.q)),
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
