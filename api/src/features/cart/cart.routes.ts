import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findShopper } from '../../platform/http/access.ts';
import { arrivalPreviewInput, arrivals } from './cart.arrivals.schema.ts';
import { previewArrival, readArrivals } from './cart.arrivals.service.ts';
import { cartChanges, myCart } from './cart.mine.schema.ts';
import { changeMyCart, readMyCart } from './cart.mine.service.ts';
import { cartQuote, cartQuoteInput, earliestArrival } from './cart.schema.ts';
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
  app.get(
    '/cart/arrivals',
    {
      config: { access: 'store', shared: 'briefly' },
      schema: { tags: ['cart'], response: { 200: arrivals } },
    },
    (request) => request.reading(readArrivals),
  );
  app.post(
    '/cart/arrivals/preview',
    {
      config: { access: { permission: 'read_settings' } },
      schema: { tags: ['cart'], body: arrivalPreviewInput, response: { 200: earliestArrival } },
    },
    (request) => request.reading((tx, tenantId) => previewArrival(tx, tenantId, request.body)),
  );
  app.get(
    '/cart/mine',
    { config: { access: 'customer' }, schema: { tags: ['cart'], response: { 200: myCart } } },
    (request) => request.reading((tx, tenantId) => readMyCart(tx, tenantId, request.user().id)),
  );
  app.post(
    '/cart/mine/changes',
    {
      config: { access: 'customer' },
      schema: { tags: ['cart'], body: cartChanges, response: { 200: myCart } },
    },
    (request) =>
      request.inTenant((tx, tenantId) => changeMyCart(tx, tenantId, request.user().id, request.body)),
  );
};
