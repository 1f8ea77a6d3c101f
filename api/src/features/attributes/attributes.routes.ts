import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { attributeListReply } from './attributes.schema.ts';
import { listAttributes } from './attributes.service.ts';

export const attributeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/attributes',
    {
      config: { access: { permission: 'read_attributes' } },
      schema: { tags: ['attributes'], response: { 200: attributeListReply } },
    },
    (request) => request.reading((tx, tenantId) => listAttributes(tx, tenantId)),
  );
};
