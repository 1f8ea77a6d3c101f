import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneReply } from '../../platform/http/list.schema.ts';
import { missingTextList, missingTextQuery, translationInput } from './translations.schema.ts';
import { listMissing } from './translations.service.ts';
import { addTranslations } from './translations.write.service.ts';

const tags = ['translations'];

export const translationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/translations',
    {
      config: { access: { permission: 'read_settings' } },
      schema: { tags, querystring: missingTextQuery, response: { 200: missingTextList } },
    },
    (request) => request.reading((tx, tenantId) => listMissing(tx, tenantId, request.query)),
  );
  app.put(
    '/translations',
    {
      config: { access: { permission: 'write_settings' } },
      schema: { tags, body: translationInput, response: { 200: doneReply } },
    },
    (request) =>
      request.inTenant(async (tx, tenantId) => {
        const { items } = request.body;
        await addTranslations(tx, tenantId, {
          items,
          author: request.user(),
          storeName: request.tenant.name ?? '',
        });
        return { success: true as const };
      }),
  );
};
