import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import { proveFresh } from '../second-factors/second-factors.fresh.service.ts';
import { freshInput } from '../second-factors/second-factors.schema.ts';
import { operatorList } from './operators.schema.ts';
import { listOperators, resetOperator } from './operators.service.ts';

const tags = ['operators'];
const config = { access: 'platform' } as const;

export const operatorRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  app.get('/operators', { config, schema: { tags, response: { 200: operatorList } } }, (request) =>
    request.onPlatform(listOperators),
  );
  app.post(
    '/operators/:id/second-factors/remove',
    {
      config: { ...config, audited: 'by itself' },
      schema: { tags, params: idParams, body: freshInput, response: { 200: doneReply } },
    },
    async (request) => {
      await proveFresh(services, request.user(), request.body.password, request.ip);
      const place = { config: services.config, tenant: request.tenant };
      await request.onPlatform((tx) => resetOperator(tx, request.user(), place, request.params.id));
      return { success: true as const };
    },
  );
};
