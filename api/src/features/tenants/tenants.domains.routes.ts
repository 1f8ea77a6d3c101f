import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import { domainInput, domainParams, tenantDomain, tenantDomains } from './tenants.domains.schema.ts';
import { addDomain, listDomains, removeDomain, verifyDomain } from './tenants.domains.service.ts';

const tags = ['tenants'];
const config = { access: 'platform' } as const;
const write = { ...config, audited: 'by itself' } as const;

export const domainRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  app.get(
    '/tenants/:id/domains',
    { config, schema: { tags, params: idParams, response: { 200: tenantDomains } } },
    (request) => request.onPlatform((tx) => listDomains(tx, request.params.id)),
  );
  app.post(
    '/tenants/:id/domains',
    { config: write, schema: { tags, params: idParams, body: domainInput, response: { 201: tenantDomain } } },
    async (request, reply) =>
      reply
        .status(201)
        .send(await addDomain(services, request.user(), request.params.id, request.body.domain)),
  );
  app.post(
    '/tenants/:id/domains/:domain/verify',
    { config: write, schema: { tags, params: domainParams, response: { 200: tenantDomain } } },
    (request) => verifyDomain(services, request.user(), request.params.id, request.params.domain),
  );
  app.delete(
    '/tenants/:id/domains/:domain',
    { config: write, schema: { tags, params: domainParams, response: { 200: doneReply } } },
    async (request) => {
      await removeDomain(services, request.user(), request.params.id, request.params.domain);
      return { success: true } as const;
    },
  );
};
