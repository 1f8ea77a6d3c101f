import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { customization } from './customization.schema.ts';
import { readCustomization } from './customization.service.ts';

export const customizationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/setting/store/customization/all',
    {
      config: { access: 'store', shared: true },
      schema: { tags: ['customization'], response: { 200: customization } },
    },
    (request) =>
      request.reading((tx, tenantId) => readCustomization(tx, tenantId, request.tenant.name ?? '')),
  );
};
