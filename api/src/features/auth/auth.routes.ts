import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { beaconRoutes } from './auth.beacon.routes.ts';
import { layerRoutes } from './auth.layer.routes.ts';
import { oauthInput, oauthReply } from './auth.schema.ts';
import { tradeTicket } from './auth.service.ts';
import { beginVisit } from './layer.ts';
import { readLayerCookie } from './visit.ts';

export const authRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/auth/oauth',
    {
      config: { access: 'store', limit: 'tokenAddress' },
      schema: { tags: ['auth'], body: oauthInput, response: { 200: oauthReply } },
    },
    async (request) => {
      const cookie = await readLayerCookie(await beginVisit(request));
      return tradeTicket(app.services, request.body, cookie);
    },
  );
  await app.register(layerRoutes);
  await app.register(beaconRoutes);
};
