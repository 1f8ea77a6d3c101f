import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { languageListReply } from './languages.schema.ts';
import { listLanguages, listShownLanguages } from './languages.service.ts';

export const languageRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/language/all',
    {
      config: { access: { permission: 'read_settings' } },
      schema: { tags: ['languages'], response: { 200: languageListReply } },
    },
    (request) => request.reading((tx, tenantId) => listLanguages(tx, tenantId)),
  );
  app.get(
    '/language/show',
    {
      config: { access: 'store', shared: true },
      schema: { tags: ['languages'], response: { 200: languageListReply } },
    },
    (request) => request.reading((tx, tenantId) => listShownLanguages(tx, tenantId)),
  );
};
