import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../platform/http/list.schema.ts';
import { invoicePdfQuery, sendInvoicePdf } from './invoice-pdf.ts';
import { choosePlan, moveTrial } from './subscriptions.change.service.ts';
import { listInvoices, readInvoice, readInvoiceDetail } from './subscriptions.invoices.service.ts';
import { readIssuer, saveIssuer } from './subscriptions.parties.service.ts';
import {
  invoiceDetail,
  invoiceList,
  invoiceListQuery,
  issuer,
  issuerInput,
  subscriptionList,
  subscriptionListQuery,
  subscriptionRow,
  subscriptionUpdate,
} from './subscriptions.schema.ts';
import { listSubscriptions, readSubscription } from './subscriptions.service.ts';

const tags = ['subscriptions'];
const canRead = { access: { operator: 'read_billing' } } as const;
const canWrite = { access: { operator: 'write_billing' } } as const;

/** The subscriptions and invoices of all stores, for operators. */
export const platformSubscriptionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const changing = () => ({ config: services.config, now: services.clock(), byOperator: true });

  app.get(
    '/subscriptions',
    {
      config: canRead,
      schema: { tags, querystring: subscriptionListQuery, response: { 200: subscriptionList } },
    },
    (request) => request.onPlatform((tx) => listSubscriptions(tx, request.query)),
  );
  app.get(
    '/subscriptions/:id',
    { config: canRead, schema: { tags, params: idParams, response: { 200: subscriptionRow } } },
    (request) => request.onPlatform((tx) => readSubscription(tx, request.params.id)),
  );
  app.put(
    '/subscriptions/:id',
    {
      config: canWrite,
      schema: { tags, params: idParams, body: subscriptionUpdate, response: { 200: subscriptionRow } },
    },
    (request) =>
      request.onPlatform(async (tx) => {
        const { id } = request.params;
        const { trialEndsAt, planId, version } = request.body;
        if (trialEndsAt) await moveTrial(tx, id, version, new Date(trialEndsAt));
        const before = await readSubscription(tx, id);
        if (before.planId !== planId || !trialEndsAt)
          await choosePlan(tx, changing(), id, { planId, version: trialEndsAt ? before.version : version });
        return readSubscription(tx, id);
      }),
  );
  app.get(
    '/invoices',
    { config: canRead, schema: { tags, querystring: invoiceListQuery, response: { 200: invoiceList } } },
    (request) => request.onPlatform((tx) => listInvoices(tx, request.query, services.clock())),
  );
  app.get(
    '/invoices/:id',
    { config: canRead, schema: { tags, params: idParams, response: { 200: invoiceDetail } } },
    (request) => request.onPlatform((tx) => readInvoiceDetail(tx, request.params.id)),
  );
  app.get(
    '/invoices/:id/pdf',
    {
      config: canRead,
      schema: { tags, produces: ['application/pdf'], params: idParams, querystring: invoicePdfQuery },
    },
    async (request, answer) => {
      const invoice = await request.onPlatform((tx) => readInvoice(tx, request.params.id));
      return sendInvoicePdf(answer, invoice, request.query.language);
    },
  );
  app.get('/invoices/issuer', { config: canRead, schema: { tags, response: { 200: issuer } } }, (request) =>
    request.onPlatform(readIssuer),
  );
  app.put(
    '/invoices/issuer',
    { config: canWrite, schema: { tags, body: issuerInput, response: { 200: issuer } } },
    (request) => request.onPlatform((tx) => saveIssuer(tx, request.body)),
  );
};
