import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendCsv } from '../../platform/http/csv.ts';
import { doneReply } from '../../platform/http/list.schema.ts';
import { readGlobalSetting } from '../settings/settings.service.ts';
import { checkChains } from './audit-log.check.service.ts';
import { checkHeads } from './audit-log.heads.service.ts';
import type { AuditCheck } from './audit-log.schema.ts';
import {
  auditCheck,
  auditExportQuery,
  auditList,
  auditListQuery,
  clientEntry,
  headsCheck,
  headsQuery,
  storeAuditExportQuery,
  storeAuditQuery,
} from './audit-log.schema.ts';
import { exportEntries, listEntries, recordClaim } from './audit-log.service.ts';
import { exportStoreEntries, listStoreEntries } from './audit-log.store.service.ts';

const tags = ['audit-log'];
const produces = ['text/csv'];
const canRead = { access: { operator: 'read_audit_log' } } as const;
/** People who may read about the team may also read its acts. */
const team = { access: { permission: 'read_staff' } } as const;

export const auditLogRoutes: FastifyPluginAsyncZod = async (app) => {
  const { limits } = app.services;
  let checking: Promise<AuditCheck> | undefined;

  app.post(
    '/admin/audit-log',
    {
      config: { access: 'admin', audited: 'by itself', whenVisiting: true },
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
    { config: canRead, schema: { tags, querystring: auditListQuery, response: { 200: auditList } } },
    (request) => request.onPlatform((tx) => listEntries(tx, request.query)),
  );
  app.get(
    '/audit-log/export',
    { config: canRead, schema: { tags, produces, querystring: auditExportQuery } },
    async (request, reply) => {
      const parts = await exportEntries(request.onPlatform.bind(request), request.user(), request.query);
      return sendCsv(reply, 'audit-log.csv', parts);
    },
  );
  app.get(
    '/audit-log/heads/check',
    { config: canRead, schema: { tags, querystring: headsQuery, response: { 200: headsCheck } } },
    (request) => request.onPlatform((tx) => checkHeads(tx, request.query.digest)),
  );
  app.get(
    '/audit-log/store',
    { config: team, schema: { tags, querystring: storeAuditQuery, response: { 200: auditList } } },
    async (request) => {
      const { default_time_zone: zone } = await request.reading(readGlobalSetting);
      const store = { tenantId: request.storeId(), zone };
      return request.onPlatform((tx) => listStoreEntries(tx, store, request.query));
    },
  );
  app.get(
    '/audit-log/store/export',
    { config: team, schema: { tags, produces, querystring: storeAuditExportQuery } },
    async (request, reply) => {
      const { default_time_zone: zone } = await request.reading(readGlobalSetting);
      const store = { tenantId: request.storeId(), zone };
      const parts = exportStoreEntries(request.onPlatform.bind(request), store, request.query);
      return sendCsv(reply, 'audit-log.csv', parts);
    },
  );
  app.get(
    '/audit-log/check',
    { config: canRead, schema: { tags, response: { 200: auditCheck } } },
    (request) => {
      // It reads every entry, so all who ask meanwhile get the same answer.
      checking ??= request.onPlatform(checkChains).finally(() => {
        checking = undefined;
      });
      return checking;
    },
  );
};
