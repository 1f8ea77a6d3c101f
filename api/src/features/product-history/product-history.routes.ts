import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../platform/http/list.schema.ts';
import { productDetail } from '../products/products.schema.ts';
import { restoreVersion } from './product-history.restore.service.ts';
import { historyList, historyQuery, restoreInput, versionParams } from './product-history.schema.ts';
import { listHistory } from './product-history.service.ts';

const tags = ['product-history'];

/** A product's earlier versions, who saved them, and a way to restore one. */
export const productHistoryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { jobs } = app.services;
  app.get(
    '/products/:id/versions',
    {
      config: { access: { permission: 'read_products' } },
      schema: { tags, params: idParams, querystring: historyQuery, response: { 200: historyList } },
    },
    (request) =>
      request.reading((tx, tenantId) =>
        listHistory(tx, tenantId, request.user(), { ...request.params, ...request.query }),
      ),
  );
  app.post(
    '/products/:id/versions/:number/restore',
    {
      config: { access: { permission: 'write_products' } },
      schema: { tags, params: versionParams, body: restoreInput, response: { 200: productDetail } },
    },
    (request) =>
      request.inTenant((tx, tenantId) =>
        restoreVersion(tx, tenantId, { actor: request.user(), jobs }, { ...request.params, ...request.body }),
      ),
  );
};
