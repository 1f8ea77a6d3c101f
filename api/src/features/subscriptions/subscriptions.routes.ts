import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../platform/http/list.schema.ts';
import { invoicePdfQuery, sendInvoicePdf } from './invoice-pdf.ts';
import { cancelSubscription, choosePlan } from './subscriptions.change.service.ts';
import { listOwnInvoices, readInvoice, readInvoiceDetail } from './subscriptions.invoices.service.ts';
import {
  choosePlanInput,
  ownInvoices,
  ownSubscriptionReply,
  subscriptionInvoiceDetail,
  subscriptionNotice,
  versionInput,
} from './subscriptions.schema.ts';
import { readNotice, readOwnSubscription } from './subscriptions.service.ts';

const tags = ['subscriptions'];
const canRead = { access: { permission: 'read_subscription' } } as const;
const canWrite = { access: { permission: 'write_subscription' }, whenClosed: true } as const;

/** A store's own plan, for its owner. */
export const subscriptionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { config, clock, hosts } = app.services;
  const reply = ownSubscriptionReply;
  app.get('/subscription', { config: canRead, schema: { tags, response: { 200: reply } } }, (request) =>
    request.onPlatform(async (tx) => ({
      subscription: await readOwnSubscription(tx, request.storeId(), { config, now: clock() }),
    })),
  );
  app.get(
    '/subscription/notice',
    { config: canRead, schema: { tags, response: { 200: subscriptionNotice } } },
    (request) => request.onPlatform((tx) => readNotice(tx, request.storeId())),
  );
  app.put(
    '/subscription',
    { config: canWrite, schema: { tags, body: choosePlanInput, response: { 200: reply } } },
    async (request) => {
      const subscription = await request.onPlatform(async (tx) => {
        const id = request.storeId();
        await choosePlan(tx, { config, now: clock() }, id, request.body);
        return readOwnSubscription(tx, id, { config, now: clock() });
      });
      hosts.clear();
      return { subscription };
    },
  );
  app.post(
    '/subscription/cancel',
    { config: canWrite, schema: { tags, body: versionInput, response: { 200: reply } } },
    async (request) => {
      const subscription = await request.onPlatform(async (tx) => {
        const id = request.storeId();
        await cancelSubscription(tx, { config, now: clock() }, id, request.body.version);
        return readOwnSubscription(tx, id, { config, now: clock() });
      });
      hosts.clear();
      return { subscription };
    },
  );
  app.get(
    '/subscription/invoices',
    { config: canRead, schema: { tags, response: { 200: ownInvoices } } },
    (request) => request.onPlatform((tx) => listOwnInvoices(tx, request.storeId())),
  );
  app.get(
    '/subscription/invoices/:id',
    { config: canRead, schema: { tags, params: idParams, response: { 200: subscriptionInvoiceDetail } } },
    (request) => request.onPlatform((tx) => readInvoiceDetail(tx, request.params.id, request.storeId())),
  );
  app.get(
    '/subscription/invoices/:id/pdf',
    {
      config: canRead,
      schema: { tags, produces: ['application/pdf'], params: idParams, querystring: invoicePdfQuery },
    },
    async (request, answer) => {
      const invoice = await request.onPlatform((tx) => readInvoice(tx, request.params.id, request.storeId()));
      return sendInvoicePdf(answer, invoice, request.query.language);
    },
  );
};
