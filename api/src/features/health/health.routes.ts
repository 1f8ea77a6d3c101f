import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { health } from './health.schema.ts';
import { readHealth } from './health.service.ts';

export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/health',
    { config: { access: 'open' }, schema: { response: { 200: health, 503: health } } },
    async (_request, reply) => {
      const report = await readHealth(app.services.database);
      return reply.status(report.status === 'ok' ? 200 : 503).send(report);
    },
  );
};
