import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { productExportQuery } from './product-exports.schema.ts';
import { exportProducts } from './product-exports.service.ts';

export const productExportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/product-exports',
    {
      config: { access: { permission: 'read_products' } },
      schema: { tags: ['product-exports'], produces: ['text/csv'], querystring: productExportQuery },
    },
    (request, reply) => {
      const { language, ...filter } = request.query;
      const costs = request.user().permissions.has('read_costs');
      const parts = exportProducts(app.services.database, request.storeId(), { filter, language, costs });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="products.csv"')
        .send(Readable.from(parts));
    },
  );
};
