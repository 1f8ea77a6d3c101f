import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readGoodsAnalytics } from './analytics.goods.service.ts';
import { analytics, analyticsQuery, goodsAnalytics } from './analytics.schema.ts';
import { readAnalytics } from './analytics.service.ts';

const tags = ['analytics'];
const canRead = { access: { permission: 'read_dashboard' } } as const;

export const analyticsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/analytics',
    { config: canRead, schema: { tags, querystring: analyticsQuery, response: { 200: analytics } } },
    (request) => request.reading((tx, tenantId) => readAnalytics(tx, tenantId, request.query)),
  );
  app.get(
    '/analytics/goods',
    { config: canRead, schema: { tags, querystring: analyticsQuery, response: { 200: goodsAnalytics } } },
    (request) => {
      const costs = request.user().permissions.has('read_costs');
      return request.reading((tx, tenantId) => readGoodsAnalytics(tx, tenantId, request.query, { costs }));
    },
  );
};
