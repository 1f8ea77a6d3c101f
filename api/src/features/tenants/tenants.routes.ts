import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendCsv } from '../../platform/http/csv.ts';
import { idParams } from '../../platform/http/list.schema.ts';
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
  tenantInput,
  tenantList,
  tenantListQuery,
  tenantStatusInput,
  tenantUpdate,
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
    '/tenants',
    { config: canRead, schema: { tags, querystring: tenantListQuery, response: { 200: tenantList } } },
    (request) => request.onPlatform((tx) => listTenants(tx, request.query, root)),
  );
  app.get(
    '/tenants/export',
    { config: canRead, schema: { tags, produces: ['text/csv'], querystring: tenantExportQuery } },
    async (request, reply) => {
      await request.onPlatform((tx) => recordTenantExport(tx, request.user(), request.query));
      return sendCsv(reply, 'tenants.csv', exportTenants(request.onPlatform, request.query, root));
    },
  );
  app.get(
    '/tenants/:id',
    { config: canRead, schema: { tags, params: idParams, response: { 200: tenant } } },
    (request) => request.onPlatform((tx) => readTenant(tx, request.params.id, root)),
  );
  app.post(
    '/tenants',
    { config: canWrite, schema: { tags, body: tenantInput, response: { 201: tenant } } },
    async (request, reply) =>
      reply.status(201).send(await createTenant(services, request.user(), request.body)),
  );
  app.put(
    '/tenants/:id',
    { config: canWrite, schema: { tags, params: idParams, body: tenantUpdate, response: { 200: tenant } } },
    (request) => updateTenant(services, request.user(), request.params.id, request.body),
  );
  app.put(
    '/tenants/status/:id',
    {
      config: canWrite,
      schema: { tags, params: idParams, body: tenantStatusInput, response: { 200: tenant } },
    },
    (request) => setTenantStatus(services, request.user(), request.params.id, request.body),
  );
};
