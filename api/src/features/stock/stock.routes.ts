import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { claimKey, idempotencyKey, keepReply } from '../../platform/http/idempotency.ts';
import type { StockLevel } from './stock.schema.ts';
import {
  stockAdjustment,
  stockLevel,
  stockMovementList,
  stockMovementQuery,
  variantParams,
} from './stock.schema.ts';
import { listMovements, moveStock } from './stock.service.ts';

const tags = ['stock'];

export const stockRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/stock/:variantId/movements',
    {
      config: { access: { permission: 'read_stock' } },
      schema: {
        tags,
        params: variantParams,
        querystring: stockMovementQuery,
        response: { 200: stockMovementList },
      },
    },
    (request) =>
      request.reading((tx, tenantId) => listMovements(tx, tenantId, request.params.variantId, request.query)),
  );
  app.post(
    '/stock/:variantId/movements',
    {
      config: { access: { permission: 'write_stock' } },
      schema: { tags, params: variantParams, body: stockAdjustment, response: { 201: stockLevel } },
    },
    async (request, reply) => {
      const { id: actorId } = request.user();
      const movement = { ...request.params, ...request.body };
      // Without a key, a repetition is a second movement: two pallets of the same size may arrive.
      const given = request.headers['idempotency-key'] !== undefined;
      const level = await request.inTenant(async (tx, tenantId) => {
        if (!given) return moveStock(tx, tenantId, actorId, movement);
        const claim = { tenantId, actorId, key: idempotencyKey(request), request: movement };
        const first = await claimKey<StockLevel>(tx, claim);
        if (first) return first;
        const level = await moveStock(tx, tenantId, actorId, movement);
        await keepReply(tx, claim, level);
        return level;
      });
      return reply.status(201).send(level);
    },
  );
};
