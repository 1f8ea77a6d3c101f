import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { createChangeStreams, isEdge } from './changes.service.ts';

/** Only this platform's edges may know which stores change and when; others get 404. */
export const changeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { config, changes, stopping } = app.services;
  const streams = createChangeStreams(changes);
  stopping?.addEventListener('abort', () => streams.stop(), { once: true });
  app.addHook('preClose', async () => streams.stop());

  app.get(
    '/changes',
    {
      config: { access: 'open' },
      schema: { tags: ['changes'] },
      compress: false,
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      if (!isEdge(request.headers.authorization, config.EDGE_SECRET)) throw new AppError('NOT_FOUND');
      // The connection must not delay a server that stops.
      return reply
        .header('connection', 'close')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .type('text/event-stream; charset=utf-8')
        .send(streams.open());
    },
  );
};
