import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { dashboard } from './dashboard.schema.ts';
import { readDashboard } from './dashboard.service.ts';

export const dashboardRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/dashboard',
    {
      config: { access: { permission: 'read_dashboard' } },
      schema: { tags: ['dashboard'], response: { 200: dashboard } },
    },
    (request) => request.reading((tx, tenantId) => readDashboard(tx, tenantId)),
  );
};
