import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { createLiveOrders } from './live-orders.service.ts';

export const liveOrderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { changes, stopping } = app.services;
  const live = createLiveOrders(changes);
  stopping?.addEventListener('abort', () => live.stop(), { once: true });
  app.addHook('preClose', async () => live.stop());

  app.get(
    '/live-orders',
    {
      config: { access: { permission: 'read_orders' } },
      schema: { tags: ['live-orders'], produces: ['text/event-stream'] },
      compress: false,
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const stream = live.open(request.storeId(), request.user().id);
      if (!stream) throw new AppError('UNAVAILABLE');
      // The connection must not delay a server that stops.
      return reply
        .header('connection', 'close')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .type('text/event-stream; charset=utf-8')
        .send(stream);
    },
  );
};
