import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import { rowRoutes } from '../../platform/http/row-routes.ts';
import { deleteCategories, restoreCategories } from './categories.delete.service.ts';
import {
  catalogCategoryList,
  category,
  categoryDelete,
  categoryInput,
  categoryListReply,
  categoryMove,
} from './categories.schema.ts';
import { listCategories, listShownCategories, readCategory } from './categories.service.ts';
import { moveCategory } from './categories.tree.service.ts';
import { createCategory, setCategoryStatus, updateCategory } from './categories.write.service.ts';

const tags = ['categories'];
const canRead = { access: { permission: 'read_categories' } } as const;
const canWrite = { access: { permission: 'write_categories' } } as const;

export const categoryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/catalog/categories',
    { config: { access: 'store', shared: true }, schema: { tags, response: { 200: catalogCategoryList } } },
    (request) => request.reading((tx, tenantId) => listShownCategories(tx, tenantId)),
  );
  rowRoutes(app, {
    subject: 'categories',
    canRead,
    canWrite,
    schema: { row: category, input: categoryInput, listed: categoryListReply },
    list: listCategories,
    read: readCategory,
    create: createCategory,
    update: updateCategory,
    // The query below says what happens to the content of a deleted category.
    remove: false,
    bulk: {
      statuses: ['show', 'hide'],
      setStatus: setCategoryStatus,
      remove: (tx, tenantId, ids) => deleteCategories(tx, tenantId, ids),
      restore: restoreCategories,
    },
  });
  app.put(
    '/categories/:id/place',
    { config: canWrite, schema: { tags, params: idParams, body: categoryMove, response: { 200: category } } },
    (request) =>
      request.inTenant((tx, tenantId) => moveCategory(tx, tenantId, request.params.id, request.body)),
  );
  app.delete(
    '/categories/:id',
    {
      config: canWrite,
      schema: { tags, params: idParams, querystring: categoryDelete, response: { 200: doneReply } },
    },
    async (request) => {
      const { moveTo } = request.query;
      await request.inTenant((tx, tenantId) => deleteCategories(tx, tenantId, [request.params.id], moveTo));
      return { success: true as const };
    },
  );
};
