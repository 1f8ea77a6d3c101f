import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bulkRoute } from '../../platform/http/bulk.ts';
import { oneByOne } from '../../platform/http/bulk-items.ts';
import { csvRoute } from '../../platform/http/csv.ts';
import { claimKey, idempotencyKey, keepReply } from '../../platform/http/idempotency.ts';
import { exportLedger } from './stock.csv.service.ts';
import { listLedger, listMovements } from './stock.ledger.service.ts';
import type { StockLevel } from './stock.schema.ts';
import {
  ledgerExportQuery,
  stockAdjustment,
  stockLedgerQuery,
  stockLevel,
  stockMove,
  stockMovementList,
  stockMovementQuery,
  stockThreshold,
  variantParams,
} from './stock.schema.ts';
import { moveSeen, moveStock, setThreshold } from './stock.service.ts';

const tags = ['stock'];
const canRead = { access: { permission: 'read_stock' } } as const;

export const stockRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/stock/movements',
    {
      config: canRead,
      schema: { tags, querystring: stockLedgerQuery, response: { 200: stockMovementList } },
    },
    (request) => request.reading((tx, tenantId) => listLedger(tx, tenantId, request.query)),
  );
  csvRoute(app, { list: '/stock/movements', config: canRead, query: ledgerExportQuery, rows: exportLedger });
  app.get(
    '/stock/:variantId/movements',
    {
      config: canRead,
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
      // A repetition without a key is a second movement: two pallets of the same size may arrive.
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
  bulkRoute(app, {
    name: 'stock.move',
    permission: 'write_stock',
    item: stockMove,
    run: ({ tx, tenantId, actor }, items) =>
      oneByOne(items, (item) => moveSeen(tx, tenantId, actor.id, item)),
  });
  bulkRoute(app, {
    name: 'stock.threshold',
    permission: 'write_stock',
    item: stockThreshold,
    run: ({ tx, tenantId }, items) => oneByOne(items, (item) => setThreshold(tx, tenantId, item)),
  });
};
