import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { proveFresh } from '../second-factors/second-factors.fresh.service.ts';
import { loginReply } from '../sessions/sessions.schema.ts';
import { storeVisitInput, storeVisitReply, visitTicket } from './store-visits.schema.ts';
import { askForVisit, openVisit } from './store-visits.service.ts';

const tags = ['store-visits'];

export const storeVisitRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  app.post(
    '/store-visits',
    {
      config: { access: { operator: 'enter_tenants' } },
      schema: { tags, body: storeVisitInput, response: { 201: storeVisitReply } },
    },
    async (request, reply) => {
      const { password, ...input } = request.body;
      await proveFresh(services, request.user(), password, request.ip);
      const asked = await request.onPlatform((tx) => askForVisit(services, tx, request.user(), input));
      return reply.status(201).send(asked);
    },
  );
  app.post(
    '/auth/store-visit',
    {
      config: { access: 'store', whenClosed: true, limit: 'tokenAddress' },
      schema: { tags, body: visitTicket, response: { 200: loginReply } },
    },
    (request) => openVisit(services, request.storeId(), request.body.ticket),
  );
};
