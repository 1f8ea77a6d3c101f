import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sheetPage, sheetQuery } from './product-sheet.schema.ts';
import { readSheet } from './product-sheet.service.ts';

/** The rows of the sheet. It saves by `POST /product-changes/rows`. */
export const productSheetRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/product-sheet',
    {
      config: { access: { permission: 'read_products' } },
      schema: { tags: ['product-sheet'], querystring: sheetQuery, response: { 200: sheetPage } },
    },
    (request) => {
      const costs = request.user().permissions.has('read_costs');
      return request.reading((tx, tenantId) => readSheet(tx, tenantId, request.query, { costs }));
    },
  );
};
