import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findShopper } from '../../platform/http/access.ts';
import { cartQuote, cartQuoteInput } from './cart.schema.ts';
import { quoteCart } from './cart.service.ts';

export const cartRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/cart/quote',
    {
      config: { access: 'store' },
      schema: { tags: ['cart'], body: cartQuoteInput, response: { 200: cartQuote } },
    },
    async (request) => {
      // Only a coupon's rules depend on the caller.
      const shopper = request.body.couponCode ? await findShopper(request) : null;
      return request.reading((tx, tenantId) => quoteCart(tx, tenantId, shopper?.id ?? null, request.body));
    },
  );
};
