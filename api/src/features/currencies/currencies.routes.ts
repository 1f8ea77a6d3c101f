import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { currencyListReply } from './currencies.schema.ts';
import { listShownCurrencies } from './currencies.service.ts';

export const currencyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/currencies',
    {
      config: { access: 'store', shared: true },
      schema: { tags: ['currencies'], response: { 200: currencyListReply } },
    },
    (request) => request.reading(listShownCurrencies),
  );
};
