import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneReply } from '../../platform/http/list.schema.ts';
import { openToShoppers } from '../tenants/tenants.status.service.ts';
import { storeSetup } from './store-setup.schema.ts';
import { readStoreSetup, takeOrders } from './store-setup.service.ts';

const tags = ['settings'];

export const storeSetupRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  app.get(
    '/store-setup',
    {
      config: { access: { permission: 'read_settings' } },
      schema: { tags, response: { 200: storeSetup } },
    },
    (request) => readStoreSetup(services, request.storeId(), request.tenant),
  );
  app.post(
    '/store-setup/open',
    {
      config: { access: { permission: 'write_settings' }, audited: 'by itself' },
      schema: { tags, response: { 200: doneReply } },
    },
    async (request) => {
      await request.inTenant(takeOrders);
      await openToShoppers(services, request.user(), request.storeId());
      return { success: true } as const;
    },
  );
};
