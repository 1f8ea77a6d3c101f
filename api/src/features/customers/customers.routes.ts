import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { me } from './customers.schema.ts';
import { readMe } from './customers.service.ts';

export const customerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/customers/me',
    { config: { access: 'customer' }, schema: { tags: ['customers'], response: { 200: me } } },
    (request) => request.inTenant((tx, tenantId) => readMe(tx, tenantId, request.user().id)),
  );
};
