import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bulkRowRoutes } from '../../platform/http/bulk.ts';
import { catalogCategoryList, categoryListReply } from './categories.schema.ts';
import { listCategories, listShownCategories, setCategoryStatus } from './categories.service.ts';
import { categories } from './categories.table.ts';

const tags = ['categories'];

export const categoryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/catalog/categories',
    { config: { access: 'store', shared: true }, schema: { tags, response: { 200: catalogCategoryList } } },
    (request) => request.reading((tx, tenantId) => listShownCategories(tx, tenantId)),
  );
  app.get(
    '/categories',
    {
      config: { access: { permission: 'read_categories' } },
      schema: { tags, response: { 200: categoryListReply } },
    },
    (request) => request.reading((tx, tenantId) => listCategories(tx, tenantId)),
  );
  bulkRowRoutes(app, {
    subject: 'categories',
    permission: 'write_categories',
    table: categories,
    statuses: ['show', 'hide'],
    setStatus: ({ tx, tenantId }, ids, status) => setCategoryStatus(tx, tenantId, ids, status),
  });
};
