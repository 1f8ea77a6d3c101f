import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { roleList } from './roles.schema.ts';
import { listRoles } from './roles.service.ts';

export const roleRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/roles',
    {
      config: { access: { permission: 'read_staff' } },
      schema: { tags: ['roles'], response: { 200: roleList } },
    },
    (request) => request.inTenant(listRoles),
  );
};
