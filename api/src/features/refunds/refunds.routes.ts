import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idempotencyKey } from '../../platform/http/idempotency.ts';
import { cardKey } from '../card-settings/card-settings.service.ts';
import { order } from '../orders/orders.schema.ts';
import { refundInput } from './refunds.schema.ts';
import { refundOrder } from './refunds.service.ts';

export const refundRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/refunds',
    {
      config: { access: { permission: 'refund_orders' } },
      schema: { tags: ['refunds'], body: refundInput, response: { 201: order } },
    },
    async (request, reply) => {
      const key = idempotencyKey(request);
      const { config } = app.services;
      const cards = { config, key: await cardKey(app.services) };
      const refunded = await request.inTenant((tx, tenantId) =>
        refundOrder(tx, tenantId, request.user(), key, request.body, cards),
      );
      return reply.status(201).send(refunded);
    },
  );
};
