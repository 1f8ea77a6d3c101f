import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { catalogCategoryList, categoryListReply } from './categories.schema.ts';
import { listCategories, listShownCategories } from './categories.service.ts';

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
};
