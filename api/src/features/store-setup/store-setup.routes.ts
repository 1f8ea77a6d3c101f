import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { storeSetup } from './store-setup.schema.ts';
import { readStoreSetup } from './store-setup.service.ts';

export const storeSetupRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/store-setup',
    {
      config: { access: { permission: 'read_settings' } },
      schema: { tags: ['settings'], response: { 200: storeSetup } },
    },
    (request) => request.reading((tx, tenantId) => readStoreSetup(tx, tenantId, request.tenant.name ?? '')),
  );
};
