import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findShopper } from '../../platform/http/access.ts';
import { doneReply } from '../../platform/http/list.schema.ts';
import { linkTo } from '../../platform/mail/links.ts';
import { wish, wishInput, wishParams, wishReply } from './back-in-stock.schema.ts';
import { confirmWish, forgetWish, readWish, wishFor } from './back-in-stock.service.ts';

const tags = ['back-in-stock'];
/** The token is in the mail, so only its reader has it. */
const byToken = { access: 'store', limit: 'tokenAddress' } as const;

export const backInStockRoutes: FastifyPluginAsyncZod = async (app) => {
  const { limits, config } = app.services;

  app.post(
    '/back-in-stock',
    {
      config: { access: 'store', limit: 'mailAddress' },
      schema: { tags, body: wishInput, response: { 201: wishReply } },
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
      const wished = await request.inTenant((tx, tenantId) => wishFor(tx, tenantId, asker, body));
      return reply.status(201).send(wished);
    },
  );
  app.get(
    '/back-in-stock/:token',
    { config: byToken, schema: { tags, params: wishParams, response: { 200: wish } } },
    (request) => request.reading((tx, tenantId) => readWish(tx, tenantId, request.params.token)),
  );
  app.put(
    '/back-in-stock/:token',
    { config: byToken, schema: { tags, params: wishParams, response: { 200: wish } } },
    (request) => request.inTenant((tx, tenantId) => confirmWish(tx, tenantId, request.params.token)),
  );
  app.delete(
    '/back-in-stock/:token',
    { config: byToken, schema: { tags, params: wishParams, response: { 200: doneReply } } },
    async (request) => {
      await request.inTenant((tx, tenantId) => forgetWish(tx, tenantId, request.params.token));
      return { success: true as const };
    },
  );
};
