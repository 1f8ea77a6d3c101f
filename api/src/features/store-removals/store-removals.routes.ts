import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../platform/http/list.schema.ts';
import { readRemoval } from './store-removals.due.service.ts';
import { storeRemoval } from './store-removals.schema.ts';

const tags = ['store-removals'];
const response = { 200: storeRemoval };

/** When a store is deleted, for its owner and for operators. */
export const storeRemovalRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/store-removal',
    { config: { access: { permission: 'export_store' } }, schema: { tags, response } },
    (request) => request.onPlatform((tx) => readRemoval(tx, request.storeId())),
  );
  app.get(
    '/tenants/:id/removal',
    { config: { access: { operator: 'read_tenants' } }, schema: { tags, params: idParams, response } },
    (request) => request.onPlatform((tx) => readRemoval(tx, request.params.id)),
  );
};
