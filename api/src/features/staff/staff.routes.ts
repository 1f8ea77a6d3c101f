import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { staffRoleList } from './staff.schema.ts';
import { listRoles } from './staff.service.ts';

export const staffRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/roles',
    {
      config: { access: { permission: 'read_staff' } },
      schema: { tags: ['staff'], response: { 200: staffRoleList } },
    },
    (request) => request.inTenant(listRoles),
  );
};
