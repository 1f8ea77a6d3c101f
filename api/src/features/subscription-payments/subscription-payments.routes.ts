import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import { originOf } from '../../platform/http/public-origin.ts';
import { keepBodiesAsText } from '../../platform/http/text-body.ts';
import { collectorOf } from '../../platform/payments/collector-of.ts';
import { readOwnInvoice } from '../subscriptions/subscriptions.invoices.service.ts';
import { invoicePayInput, invoiceRow, ownSubscriptionReply } from '../subscriptions/subscriptions.schema.ts';
import { readOwnSubscription } from '../subscriptions/subscriptions.service.ts';
import { openMethodPage, removeMethod, takeMethod } from './subscription-payments.methods.service.ts';
import { collected, enteredInput, methodPage, methodPageInput } from './subscription-payments.schema.ts';
import { checkPayment, collectOwn, payByHand } from './subscription-payments.service.ts';

const tags = ['subscriptions'];
const canWrite = { access: { permission: 'write_subscription' }, whenClosed: true } as const;
const signed = z.object({ 'stripe-signature': z.string().max(2_000) });
const page = '/admin/subscription';

/** The payment methods of stores for their invoices, and the messages of the provider about them. */
export const subscriptionPaymentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { config, database, clock } = app.services;
  const collecting = () => ({ config, database, now: clock() });

  app.post(
    '/subscription/method',
    { config: canWrite, schema: { tags, body: methodPageInput, response: { 200: methodPage } } },
    (request) =>
      openMethodPage(collecting(), request.storeId(), {
        ...{ returnUrl: `${originOf(request)}${page}`, language: request.body.language },
      }),
  );
  app.post(
    '/subscription/method/check',
    { config: canWrite, schema: { tags, body: enteredInput, response: { 200: ownSubscriptionReply } } },
    async (request) => {
      const id = request.storeId();
      await takeMethod(collecting(), request.body.entered, id);
      return {
        subscription: await request.onPlatform((tx) => readOwnSubscription(tx, id, collecting())),
      };
    },
  );
  app.delete(
    '/subscription/method',
    { config: canWrite, schema: { tags, response: { 200: ownSubscriptionReply } } },
    async (request) => {
      const id = request.storeId();
      await removeMethod(collecting(), id);
      return {
        subscription: await request.onPlatform((tx) => readOwnSubscription(tx, id, collecting())),
      };
    },
  );
  app.post(
    '/subscription/invoices/:id/pay',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: collected } } },
    (request) => {
      const { id } = request.params;
      const returnUrl = `${originOf(request)}${page}?paid=${id}`;
      return collectOwn(collecting(), request.storeId(), id, returnUrl);
    },
  );
  app.post(
    '/subscription/invoices/:id/check',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: collected } } },
    async (request) => {
      const { id } = request.params;
      const own = () => request.onPlatform((tx) => readOwnInvoice(tx, request.storeId(), id));
      await own();
      await checkPayment(collecting(), { invoiceId: id });
      return { invoice: await own(), confirmUrl: null };
    },
  );
  app.put(
    '/invoices/status/:id',
    {
      config: { access: { operator: 'write_billing' } },
      schema: { tags, params: idParams, body: invoicePayInput, response: { 200: invoiceRow } },
    },
    (request) => payByHand(collecting(), request.params.id, request.body.note),
  );
  await app.register(eventRoutes);
};

const eventRoutes: FastifyPluginAsyncZod = async (app) => {
  keepBodiesAsText(app);
  app.post(
    '/subscription-payments/events',
    { config: { access: 'host' }, schema: { tags, headers: signed, response: { 200: doneReply } } },
    async (request) => {
      const { config, database, clock } = app.services;
      const body = typeof request.body === 'string' ? request.body : '';
      const event = collectorOf(config)?.hear(body, request.headers['stripe-signature']);
      if (!event) throw new AppError('FORBIDDEN');
      const collecting = { config, database, now: clock() };
      if (event.payment) await checkPayment(collecting, { paymentRef: event.payment });
      if (event.page) await takeMethod(collecting, event.page);
      return { success: true as const };
    },
  );
};
