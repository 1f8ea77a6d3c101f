import { isNull } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { idParams } from '../../platform/http/list.schema.ts';
import { rowRoutes } from '../../platform/http/row-routes.ts';
import { copyProduct } from './products.copy.service.ts';
import { deleteProducts } from './products.delete.service.ts';
import { findGoods } from './products.goods.service.ts';
import {
  goodsQuery,
  orderableVariants,
  productDetail,
  productInput,
  productList,
  productListQuery,
  productStatusInput,
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
    '/products/goods',
    { config: canRead, schema: { tags, querystring: goodsQuery, response: { 200: orderableVariants } } },
    (request) =>
      request.reading((tx, tenantId) => findGoods(tx, tenantId, { ...request.query, bundles: false })),
  );
  rowRoutes(app, {
    subject: 'products',
    canRead,
    canWrite,
    schema: {
      row: productDetail,
      input: productInput,
      query: productListQuery,
      listed: productList,
    },
    list: listProducts,
    read: readProduct,
    create: (tx, tenantId, input, actor) => createProduct(tx, tenantId, { actor, jobs }, input),
    update: (tx, tenantId, id, input, actor) => updateProduct(tx, tenantId, { actor, jobs }, id, input),
    remove: async (tx, tenantId, id, actor) => {
      const deleted = await deleteProducts(tx, tenantId, { by: actor.name, jobs }, [id]);
      if (deleted === 0) throw new AppError('NOT_FOUND');
    },
    bulk: {
      table: products,
      condition: isNull(products.deletedAt),
      statuses: ['show', 'hide', 'draft'],
      setStatus: (tx, tenantId, ids, status, actor) =>
        setProductStatus(tx, tenantId, ids, { status, by: actor.name }),
      remove: (tx, tenantId, ids, actor) => deleteProducts(tx, tenantId, { by: actor.name, jobs }, ids),
    },
  });
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
};
