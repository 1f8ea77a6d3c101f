import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import { proveFresh } from '../second-factors/second-factors.fresh.service.ts';
import { freshInput } from '../second-factors/second-factors.schema.ts';
import { tenantOwnerInput, tenantOwnerParams, tenantOwners } from './tenants.owners.schema.ts';
import { inviteOwner, listOwners, resetOwner } from './tenants.owners.service.ts';

const tags = ['tenants'];
const canRead = { access: { operator: 'read_tenants' } } as const;
const canWrite = { access: { operator: 'write_tenants' } } as const;

export const tenantOwnerRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  app.get(
    '/tenants/:id/owners',
    { config: canRead, schema: { tags, params: idParams, response: { 200: tenantOwners } } },
    (request) => listOwners(services, request.params.id),
  );
  app.post(
    '/tenants/:id/owners',
    {
      config: { ...canWrite, audited: 'by itself' },
      schema: { tags, params: idParams, body: tenantOwnerInput, response: { 200: doneReply } },
    },
    async (request) => {
      await inviteOwner(services, request.user(), request.params.id, request.body);
      return { success: true as const };
    },
  );
  app.post(
    '/tenants/:id/owners/:ownerId/second-factors/remove',
    {
      config: { ...canWrite, audited: 'by itself' },
      schema: { tags, params: tenantOwnerParams, body: freshInput, response: { 200: doneReply } },
    },
    async (request) => {
      await proveFresh(services, request.user(), request.body.password, request.ip);
      await resetOwner(services, request.user(), request.params);
      return { success: true as const };
    },
  );
};
