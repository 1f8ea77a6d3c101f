import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { csvRoute } from '../../platform/http/csv.ts';
import { variantParams } from '../stock/stock.schema.ts';
import { exportLevels } from './stock-levels.csv.service.ts';
import {
  purchaseList,
  stockExportQuery,
  stockList,
  stockListQuery,
  stockRow,
} from './stock-levels.schema.ts';
import { listLevels, readLevel, readPurchaseList } from './stock-levels.service.ts';

const tags = ['stock'];
const canRead = { access: { permission: 'read_stock' } } as const;

/** These routes are not in `stock`, as they use `products`, which uses `stock`: features form no circle. */
export const stockLevelRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/stock',
    { config: canRead, schema: { tags, querystring: stockListQuery, response: { 200: stockList } } },
    (request) => request.reading((tx, tenantId) => listLevels(tx, tenantId, request.query)),
  );
  csvRoute(app, { list: '/stock', config: canRead, query: stockExportQuery, rows: exportLevels });
  app.get(
    '/stock/purchase-list',
    { config: canRead, schema: { tags, response: { 200: purchaseList } } },
    (request) => {
      const costs = request.user().permissions.has('read_costs');
      return request.reading((tx, tenantId) => readPurchaseList(tx, tenantId, { costs }));
    },
  );
  app.get(
    '/stock/:variantId',
    { config: canRead, schema: { tags, params: variantParams, response: { 200: stockRow } } },
    (request) => request.reading((tx, tenantId) => readLevel(tx, tenantId, request.params.variantId)),
  );
};
