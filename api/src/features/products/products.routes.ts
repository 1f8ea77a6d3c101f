import { isNull } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { bulkRowRoutes } from '../../platform/http/bulk.ts';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import { copyProduct } from './products.copy.service.ts';
import { deleteProducts } from './products.delete.service.ts';
import { findGoods } from './products.goods.service.ts';
import {
  goodsQuery,
  orderGoods,
  productDetail,
  productInput,
  productList,
  productListQuery,
  productStatusInput,
  productUpdate,
} from './products.schema.ts';
import { listProducts, readProduct } from './products.service.ts';
import { products } from './products.table.ts';
import { createProduct, setProductStatus, updateProduct } from './products.write.service.ts';

const tags = ['products'];
const canRead = { access: { permission: 'read_products' } } as const;
const canWrite = { access: { permission: 'write_products' } } as const;

export const productRoutes: FastifyPluginAsyncZod = async (app) => {
  const { jobs } = app.services;
  app.get(
    '/products',
    { config: canRead, schema: { tags, querystring: productListQuery, response: { 200: productList } } },
    (request) => request.reading((tx, tenantId) => listProducts(tx, tenantId, request.query)),
  );
  app.get(
    '/products/goods',
    { config: canRead, schema: { tags, querystring: goodsQuery, response: { 200: orderGoods } } },
    (request) =>
      request.reading((tx, tenantId) => findGoods(tx, tenantId, { ...request.query, bundles: false })),
  );
  app.get(
    '/products/:id',
    { config: canRead, schema: { tags, params: idParams, response: { 200: productDetail } } },
    (request) =>
      request.reading((tx, tenantId) => readProduct(tx, tenantId, request.params.id, request.user())),
  );
  app.post(
    '/products',
    { config: canWrite, schema: { tags, body: productInput, response: { 201: productDetail } } },
    async (request, reply) =>
      reply
        .status(201)
        .send(
          await request.inTenant((tx, tenantId) =>
            createProduct(tx, tenantId, { actor: request.user(), jobs }, request.body),
          ),
        ),
  );
  app.post(
    '/products/:id/copy',
    { config: canWrite, schema: { tags, params: idParams, response: { 201: productDetail } } },
    async (request, reply) => {
      const saving = { actor: request.user(), jobs };
      const copy = await request.inTenant((tx, tenantId) =>
        copyProduct(tx, tenantId, saving, request.params.id),
      );
      return reply.status(201).send(copy);
    },
  );
  app.put(
    '/products/:id',
    {
      config: canWrite,
      schema: { tags, params: idParams, body: productUpdate, response: { 200: productDetail } },
    },
    (request) =>
      request.inTenant((tx, tenantId) =>
        updateProduct(tx, tenantId, { actor: request.user(), jobs }, request.params.id, request.body),
      ),
  );
  app.put(
    '/products/status/:id',
    {
      config: canWrite,
      schema: { tags, params: idParams, body: productStatusInput, response: { 200: productDetail } },
    },
    (request) =>
      request.inTenant(async (tx, tenantId) => {
        const { id } = request.params;
        await setProductStatus(tx, tenantId, [id], { ...request.body, by: request.user().name });
        return readProduct(tx, tenantId, id, request.user());
      }),
  );
  app.delete(
    '/products/:id',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: doneReply } } },
    (request) =>
      request.inTenant(async (tx, tenantId) => {
        const by = { by: request.user().name, jobs };
        const deleted = await deleteProducts(tx, tenantId, by, [request.params.id]);
        if (deleted === 0) throw new AppError('NOT_FOUND');
        return { success: true as const };
      }),
  );
  bulkRowRoutes(app, {
    subject: 'products',
    permission: 'write_products',
    table: products,
    condition: isNull(products.deletedAt),
    statuses: ['show', 'hide', 'draft'],
    setStatus: ({ tx, tenantId, actor }, ids, status) =>
      setProductStatus(tx, tenantId, ids, { status, by: actor.name }),
    remove: ({ tx, tenantId, actor }, ids) => deleteProducts(tx, tenantId, { by: actor.name, jobs }, ids),
  });
};
