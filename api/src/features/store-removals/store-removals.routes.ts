import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../platform/http/list.schema.ts';
import { askForRemoval, takeBackRemoval } from './store-removals.asked.service.ts';
import { readRemoval } from './store-removals.due.service.ts';
import { operatorsRemovalInput, removalInput, storeRemoval } from './store-removals.schema.ts';

const tags = ['store-removals'];
const response = { 200: storeRemoval };
const access = { permission: 'delete_store' } as const;
const canDelete = { access, whenClosed: true, audited: 'by itself' } as const;

const operatorDeletes = { access: { operator: 'delete_tenants' }, audited: 'by itself' } as const;

/** The routes by which a store's owner and operators plan its deletion, or take it back. */
export const storeRemovalRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  app.get(
    '/store-removal',
    { config: { access: { permission: 'export_store' } }, schema: { tags, response } },
    (request) => request.onPlatform((tx) => readRemoval(tx, request.storeId())),
  );
  app.post(
    '/store-removal',
    { config: canDelete, schema: { tags, body: removalInput, response } },
    (request) => {
      const asking = { storeId: request.storeId(), actor: request.user(), because: 'owner' } as const;
      return askForRemoval(services, { ...asking, ip: request.ip }, request.body);
    },
  );
  app.delete('/store-removal', { config: canDelete, schema: { tags, response } }, (request) =>
    takeBackRemoval(services, { storeId: request.storeId(), actor: request.user(), because: 'owner' }),
  );
  app.get(
    '/tenants/:id/removal',
    { config: { access: { operator: 'read_tenants' } }, schema: { tags, params: idParams, response } },
    (request) => request.onPlatform((tx) => readRemoval(tx, request.params.id)),
  );
  app.post(
    '/tenants/:id/removal',
    { config: operatorDeletes, schema: { tags, params: idParams, body: operatorsRemovalInput, response } },
    (request) => {
      const asking = {
        ...{ storeId: request.params.id, actor: request.user() },
        because: 'operator',
      } as const;
      return askForRemoval(services, { ...asking, ip: request.ip }, request.body);
    },
  );
  app.delete(
    '/tenants/:id/removal',
    { config: operatorDeletes, schema: { tags, params: idParams, response } },
    (request) => {
      const asking = { storeId: request.params.id, actor: request.user() };
      return takeBackRemoval(services, { ...asking, because: 'operator' });
    },
  );
};
