import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { analyticsQuery } from '../analytics/analytics.schema.ts';
import { platformAnalytics } from './platform-analytics.schema.ts';
import { readPlatformAnalytics } from './platform-analytics.service.ts';

export const platformAnalyticsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/platform-analytics',
    {
      config: { access: { operator: 'read_tenants' } },
      schema: {
        tags: ['platform-analytics'],
        querystring: analyticsQuery,
        response: { 200: platformAnalytics },
      },
    },
    (request) => request.onPlatform((tx) => readPlatformAnalytics(tx, request.query)),
  );
};
