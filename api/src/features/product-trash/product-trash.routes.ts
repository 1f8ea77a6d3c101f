import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bulkRoute } from '../../platform/http/bulk.ts';
import { doneReply } from '../../platform/http/list.schema.ts';
import { trashList, trashQuery } from './product-trash.schema.ts';
import { emptyTrash, forgetProducts, listTrash, restoreProducts } from './product-trash.service.ts';

const item = z.strictObject({ id: z.uuid() });
const permission = 'write_products';

/** Deleted products, which can be restored for 30 days. */
export const productTrashRoutes: FastifyPluginAsyncZod = async (app) => {
  const { jobs } = app.services;
  app.get(
    '/product-trash',
    {
      config: { access: { permission } },
      schema: { tags: ['product-trash'], querystring: trashQuery, response: { 200: trashList } },
    },
    (request) => request.reading((tx, tenantId) => listTrash(tx, tenantId, request.query)),
  );
  app.delete(
    '/product-trash',
    { config: { access: { permission } }, schema: { tags: ['product-trash'], response: { 200: doneReply } } },
    (request) =>
      request.inTenant(async (tx, tenantId) => {
        await emptyTrash(tx, tenantId);
        return { success: true as const };
      }),
  );
  bulkRoute(app, {
    name: 'products.restore',
    permission,
    item,
    run: ({ tx, tenantId, actor }, items) =>
      restoreProducts(
        tx,
        tenantId,
        { by: actor.name, jobs },
        items.map(({ id }) => id),
      ),
  });
  bulkRoute(app, {
    name: 'products.forget',
    permission,
    item,
    run: ({ tx, tenantId }, items) =>
      forgetProducts(
        tx,
        tenantId,
        items.map(({ id }) => id),
      ),
  });
};
