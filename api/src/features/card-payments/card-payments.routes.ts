import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import { keepBodiesAsText } from '../../platform/http/text-body.ts';
import { takesCards } from '../card-settings/card-settings.service.ts';
import { holderOf } from '../orders/orders.holder.service.ts';
import { myOrder } from '../orders/orders.schema.ts';
import { cardOffer, cardPayment } from './card-payments.schema.ts';
import { beginPayment, checkPayment, handleProviderEvent, payInCash } from './card-payments.service.ts';

const tags = ['card-payments'];
const signed = z.object({ 'stripe-signature': z.string().max(2_000) });
/** A shopper, or a guest, who has the order's key. */
const holder = { access: 'customer', byOrderKey: true } as const;

/** The routes for paying an order by card, and for the messages of the provider. */
export const cardPaymentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  app.get(
    '/card-payments',
    { config: { access: 'store', shared: true }, schema: { tags, response: { 200: cardOffer } } },
    (request) => request.reading(async (tx, tenantId) => ({ offered: await takesCards(tx, tenantId) })),
  );
  app.post(
    '/card-payments/orders/:id',
    { config: holder, schema: { tags, params: idParams, response: { 200: cardPayment.nullable() } } },
    (request) =>
      beginPayment(services, request.storeId(), {
        orderId: request.params.id,
        holder: holderOf(request),
      }),
  );
  app.post(
    '/card-payments/orders/:id/check',
    { config: holder, schema: { tags, params: idParams, response: { 200: myOrder } } },
    (request) =>
      checkPayment(services, request.storeId(), {
        orderId: request.params.id,
        holder: holderOf(request),
      }),
  );
  app.post(
    '/card-payments/orders/:id/cash',
    { config: holder, schema: { tags, params: idParams, response: { 200: myOrder } } },
    (request) =>
      payInCash(services, request.storeId(), { orderId: request.params.id, holder: holderOf(request) }),
  );
  await app.register(eventRoutes);
};

const eventRoutes: FastifyPluginAsyncZod = async (app) => {
  keepBodiesAsText(app);
  app.post(
    '/card-payments/events',
    {
      config: { access: 'store' },
      schema: { tags, headers: signed, response: { 200: doneReply } },
    },
    async (request) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const signature = request.headers['stripe-signature'];
      await handleProviderEvent(app.services, request.storeId(), { body, signature });
      return { success: true as const };
    },
  );
};
