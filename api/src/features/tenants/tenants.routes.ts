import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendCsv } from '../../platform/http/csv.ts';
import { idParams } from '../../platform/http/list.schema.ts';
import { requestRowRoutes } from '../../platform/http/row-routes.ts';
import { previewCookie } from '../../platform/http/store-preview.ts';
import { hostTenant } from '../../platform/tenancy/host-tenant.schema.ts';
import { updateTenant } from './tenants.change.service.ts';
import { exportTenants, recordTenantExport } from './tenants.csv.service.ts';
import { listTenants, readTenant } from './tenants.list.service.ts';
import {
  closedReply,
  hostBootstrap,
  resolveQuery,
  tenant,
  tenantExportQuery,
  tenantFields,
  tenantInput,
  tenantListQuery,
  tenantStatusInput,
} from './tenants.schema.ts';
import { createTenant, readBootstrap } from './tenants.service.ts';
import { readClosed, setTenantStatus } from './tenants.status.service.ts';

const tags = ['tenants'];
const canRead = { access: { operator: 'read_tenants' } } as const;
const canWrite = { access: { operator: 'write_tenants' } } as const;

export const tenantRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const root = services.config.ROOT_DOMAIN;

  app.get(
    '/tenants/resolve',
    {
      config: { access: 'open' },
      schema: { tags, querystring: resolveQuery, response: { 200: hostTenant } },
    },
    (request) => services.hosts.resolve(request.query.host),
  );
  app.get(
    '/tenants/bootstrap',
    { config: { access: 'host', shared: true }, schema: { tags, response: { 200: hostBootstrap } } },
    (request) => readBootstrap(services, request.tenant),
  );
  app.get(
    '/tenants/closed',
    { config: { access: 'admin' }, schema: { tags, response: { 200: closedReply } } },
    async (request, reply) => {
      // Staff may look at their shop before it is open.
      const cookie = previewCookie(request.tenant);
      if (cookie) void reply.header('set-cookie', cookie);
      return request.onPlatform((tx) => readClosed(tx, request.tenant.id));
    },
  );
  app.get(
    '/tenants/export',
    { config: canRead, schema: { tags, produces: ['text/csv'], querystring: tenantExportQuery } },
    async (request, reply) => {
      await request.onPlatform((tx) => recordTenantExport(tx, request.user(), request.query));
      return sendCsv(reply, 'tenants.csv', exportTenants(request.onPlatform, request.query, root));
    },
  );
  requestRowRoutes(app, {
    subject: 'tenants',
    canRead,
    canWrite,
    schema: { row: tenant, input: tenantInput, change: tenantFields, query: tenantListQuery },
    list: (request, query) => request.onPlatform((tx) => listTenants(tx, query, root)),
    read: (request, id) => request.onPlatform((tx) => readTenant(tx, id, root)),
    create: (_, input, actor) => createTenant(services, actor, input),
    update: (_, id, change, actor) => updateTenant(services, actor, id, change),
  });
  app.put(
    '/tenants/status/:id',
    {
      config: canWrite,
      schema: { tags, params: idParams, body: tenantStatusInput, response: { 200: tenant } },
    },
    (request) => setTenantStatus(services, request.user(), request.params.id, request.body),
  );
};
