import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneReply } from '../../platform/http/list.schema.ts';
import { exportMails } from '../customers/customers.export.service.ts';
import { eraseOwnInput, ownData } from './own-data.schema.ts';
import { eraseOwnAccount, exportOwnData, proveOwner } from './own-data.service.ts';

const tags = ['own-data'];
const shopper = { access: 'customer' } as const;

export const ownDataRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/own-data', { config: shopper, schema: { tags, response: { 200: ownData } } }, async (request) => {
    const tenantId = request.storeId();
    const held = await request.inTenant((tx) => exportOwnData(tx, tenantId, request.user()));
    const mails = await request.onPlatform((tx) => exportMails(tx, tenantId, held.customer.email));
    return { ...held, mails };
  });
  app.post(
    '/own-data/erase',
    { config: shopper, schema: { tags, body: eraseOwnInput, response: { 200: doneReply } } },
    async (request) => {
      const { password } = request.body;
      await proveOwner({ services: app.services, shopper: request.user(), password, ip: request.ip });
      await request.inTenant((tx, tenantId) => eraseOwnAccount(tx, tenantId, request.user()));
      return { success: true as const };
    },
  );
};
