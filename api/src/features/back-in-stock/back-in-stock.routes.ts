import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findShopper } from '../../platform/http/access.ts';
import { doneReply } from '../../platform/http/list.schema.ts';
import { linkTo } from '../../platform/mail/links.ts';
import {
  backInStockInput,
  backInStockParams,
  backInStockReply,
  backInStockRequest,
} from './back-in-stock.schema.ts';
import { confirmRequest, deleteRequest, readRequest, requestMail } from './back-in-stock.service.ts';

const tags = ['back-in-stock'];
/** The token is in the mail, so only its reader has it. */
const byToken = { access: 'store', limit: 'tokenAddress' } as const;

export const backInStockRoutes: FastifyPluginAsyncZod = async (app) => {
  const { limits, config } = app.services;

  app.post(
    '/back-in-stock',
    {
      config: { access: 'store', limit: 'mailAddress' },
      schema: { tags, body: backInStockInput, response: { 201: backInStockReply } },
    },
    async (request, reply) => {
      const { tenant, body } = request;
      const shopper = await findShopper(request);
      const isOwn = shopper?.email.toLowerCase() === body.email.toLowerCase();
      // Nobody fills the mailbox of somebody else.
      if (!isOwn) await limits.count('mailAccount', `${request.storeId()} ${body.email.toLowerCase()}`);
      const asker = {
        tenant,
        customerId: isOwn ? shopper.id : null,
        linkTo: (path: string) => linkTo(config, tenant, path),
      };
      const requested = await request.inTenant((tx, tenantId) => requestMail(tx, tenantId, asker, body));
      return reply.status(201).send(requested);
    },
  );
  app.get(
    '/back-in-stock/:token',
    { config: byToken, schema: { tags, params: backInStockParams, response: { 200: backInStockRequest } } },
    (request) => request.reading((tx, tenantId) => readRequest(tx, tenantId, request.params.token)),
  );
  app.put(
    '/back-in-stock/:token',
    { config: byToken, schema: { tags, params: backInStockParams, response: { 200: backInStockRequest } } },
    (request) => request.inTenant((tx, tenantId) => confirmRequest(tx, tenantId, request.params.token)),
  );
  app.delete(
    '/back-in-stock/:token',
    { config: byToken, schema: { tags, params: backInStockParams, response: { 200: doneReply } } },
    async (request) => {
      await request.inTenant((tx, tenantId) => deleteRequest(tx, tenantId, request.params.token));
      return { success: true as const };
    },
  );
};
