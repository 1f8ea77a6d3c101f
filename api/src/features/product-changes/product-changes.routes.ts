import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idParams } from '../../platform/http/list.schema.ts';
import { problemFile } from './product-changes.problems.service.ts';
import {
  bulkChangeInput,
  changeItemList,
  changeItemQuery,
  changeRowsInput,
  changeRowsReply,
  problemFileQuery,
  productChange,
  productChangeList,
  productChangeListQuery,
} from './product-changes.schema.ts';
import {
  cancelChange,
  listChanges,
  listItems,
  readChange,
  runChange,
  undoChange,
} from './product-changes.service.ts';
import { stageBulk, stageRows } from './product-changes.stage.service.ts';
import { applyRows } from './product-changes.work.service.ts';

const tags = ['product-changes'];
const canWrite = { access: { permission: 'write_products' } } as const;

/** Changes of many products: looked at, run, watched and undone. */
export const productChangeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { jobs } = app.services;
  app.get(
    '/product-changes',
    {
      config: canWrite,
      schema: { tags, querystring: productChangeListQuery, response: { 200: productChangeList } },
    },
    (request) => request.reading((tx, tenantId) => listChanges(tx, tenantId, request.query)),
  );
  app.get(
    '/product-changes/:id',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: productChange } } },
    (request) => request.reading((tx, tenantId) => readChange(tx, tenantId, request.params.id)),
  );
  app.get(
    '/product-changes/:id/items',
    {
      config: canWrite,
      schema: { tags, params: idParams, querystring: changeItemQuery, response: { 200: changeItemList } },
    },
    (request) => {
      const costs = request.user().permissions.has('read_costs');
      return request.reading((tx, tenantId) =>
        listItems(tx, tenantId, request.params.id, request.query, { costs }),
      );
    },
  );
  app.get(
    '/product-changes/:id/problems',
    {
      config: canWrite,
      schema: {
        tags,
        produces: ['text/csv'],
        params: idParams,
        querystring: problemFileQuery,
        response: { 200: z.string() },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const file = await request.reading((tx, tenantId) =>
        problemFile(tx, tenantId, id, request.query.language),
      );
      return reply.type('text/csv; charset=utf-8').send(file);
    },
  );
  app.post(
    '/product-changes',
    { config: canWrite, schema: { tags, body: bulkChangeInput, response: { 201: productChange } } },
    async (request, reply) => {
      const actor = request.user();
      const change = await request.inTenant(async (tx, tenantId) =>
        readChange(tx, tenantId, await stageBulk(tx, tenantId, actor, request.body)),
      );
      return reply.status(201).send(change);
    },
  );
  app.post(
    '/product-changes/rows',
    { config: canWrite, schema: { tags, body: changeRowsInput, response: { 200: changeRowsReply } } },
    (request) => {
      const actor = request.user();
      return request.inTenant(async (tx, tenantId) =>
        applyRows(tx, jobs, tenantId, await stageRows(tx, tenantId, actor, request.body)),
      );
    },
  );
  app.post(
    '/product-changes/:id/run',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: productChange } } },
    (request) => {
      const actor = request.user();
      return request.inTenant((tx, tenantId) => runChange(tx, tenantId, { actor, jobs }, request.params.id));
    },
  );
  app.post(
    '/product-changes/:id/cancel',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: productChange } } },
    (request) => request.inTenant((tx, tenantId) => cancelChange(tx, tenantId, request.params.id)),
  );
  app.post(
    '/product-changes/:id/undo',
    { config: canWrite, schema: { tags, params: idParams, response: { 201: productChange } } },
    async (request, reply) => {
      const actor = request.user();
      const undo = await request.inTenant((tx, tenantId) =>
        undoChange(tx, tenantId, { actor, jobs }, request.params.id),
      );
      return reply.status(201).send(undo);
    },
  );
};
