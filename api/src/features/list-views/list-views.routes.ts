import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { restoreRoute } from '../../platform/http/bulk.ts';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import {
  listLayout,
  listLayoutInput,
  listLayoutParams,
  listView,
  listViewInput,
  listViewsReply,
  listViewUpdate,
} from './list-views.schema.ts';
import {
  createListView,
  deleteListView,
  readListViews,
  restoreListViews,
  saveListLayout,
  updateListView,
} from './list-views.service.ts';

const tags = ['list-views'];
/** Everybody arranges their own lists, operators as well; whether they may read a list is decided by its own route. */
const staff = { access: 'admin' } as const;

export const listViewRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/list-views', { config: staff, schema: { tags, response: { 200: listViewsReply } } }, (request) =>
    request.inOwn((tx, tenantId) => readListViews(tx, tenantId, request.user().id)),
  );
  app.post(
    '/list-views',
    { config: staff, schema: { tags, body: listViewInput, response: { 201: listView } } },
    async (request, reply) =>
      reply
        .status(201)
        .send(
          await request.inOwn((tx, tenantId) =>
            createListView(tx, tenantId, request.user().id, request.body),
          ),
        ),
  );
  app.put(
    '/list-views/:id',
    { config: staff, schema: { tags, params: idParams, body: listViewUpdate, response: { 200: listView } } },
    (request) =>
      request.inOwn((tx, tenantId) =>
        updateListView(tx, tenantId, request.user().id, request.params.id, request.body),
      ),
  );
  app.delete(
    '/list-views/:id',
    { config: staff, schema: { tags, params: idParams, response: { 200: doneReply } } },
    (request) =>
      request.inOwn(async (tx, tenantId) => {
        await deleteListView(tx, tenantId, request.user().id, request.params.id);
        return { success: true as const };
      }),
  );
  restoreRoute(app, {
    subject: 'list-views',
    permission: 'admin',
    orPlatform: true,
    restore: (tx, tenantId, ids, actor) => restoreListViews(tx, tenantId, actor.id, ids),
  });
  app.put(
    '/list-layouts/:list',
    {
      config: staff,
      schema: { tags, params: listLayoutParams, body: listLayoutInput, response: { 200: listLayout } },
    },
    (request) =>
      request.inOwn((tx, tenantId) =>
        saveListLayout(tx, tenantId, request.user().id, { ...request.params, ...request.body }),
      ),
  );
};
