import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneReply } from '../../platform/http/list.schema.ts';
import { checkChains } from './audit-log.check.service.ts';
import { auditCheck, auditList, auditListQuery, clientEntry } from './audit-log.schema.ts';
import { listEntries, recordClaim } from './audit-log.service.ts';

const tags = ['audit-log'];
const platform = { access: 'platform' } as const;

export const auditLogRoutes: FastifyPluginAsyncZod = async (app) => {
  const { limits } = app.services;

  app.post(
    '/admin/audit-log',
    {
      config: { access: 'admin', audited: 'by itself' },
      schema: { tags, body: clientEntry, response: { 201: doneReply } },
    },
    async (request, reply) => {
      const { id: tenantId } = request.tenant;
      await limits.count('auditUser', request.user().id);
      await request.onPlatform((tx) => recordClaim(tx, tenantId, request.user(), request.body));
      return reply.status(201).send({ success: true });
    },
  );
  app.get(
    '/audit-log',
    { config: platform, schema: { tags, querystring: auditListQuery, response: { 200: auditList } } },
    (request) => request.onPlatform((tx) => listEntries(tx, request.query)),
  );
  app.get(
    '/audit-log/check',
    { config: platform, schema: { tags, response: { 200: auditCheck } } },
    (request) => request.onPlatform(checkChains),
  );
};
