import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import {
  certificateQuery,
  domainInput,
  domainParams,
  ownDomainParams,
  pointedDomains,
  storeDomains,
  tenantDomain,
} from './tenants.domains.schema.ts';
import { addDomain, removeDomain, verifyDomain } from './tenants.domains.service.ts';
import { readStoreDomains } from './tenants.own-domains.service.ts';

const tags = ['tenants'];
const operatorReads = { access: { operator: 'read_tenants' } } as const;
const operatorWrites = { access: { operator: 'write_tenants' }, audited: 'by itself' } as const;

const canRead = { access: { permission: 'read_settings' } } as const;
const canWrite = { access: { permission: 'write_settings' }, audited: 'by itself' } as const;

export const domainRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  // A store's own staff, on its host.
  app.get('/domains', { config: canRead, schema: { tags, response: { 200: storeDomains } } }, (request) =>
    readStoreDomains(services, request.storeId()),
  );
  app.post(
    '/domains',
    { config: canWrite, schema: { tags, body: domainInput, response: { 201: tenantDomain } } },
    async (request, reply) =>
      reply
        .status(201)
        .send(await addDomain(services, request.user(), request.storeId(), request.body.domain)),
  );
  app.post(
    '/domains/:domain/verify',
    { config: canWrite, schema: { tags, params: ownDomainParams, response: { 200: tenantDomain } } },
    (request) => verifyDomain(services, request.user(), request.storeId(), request.params.domain),
  );
  app.delete(
    '/domains/:domain',
    { config: canWrite, schema: { tags, params: ownDomainParams, response: { 200: doneReply } } },
    async (request) => {
      await removeDomain(services, request.user(), request.storeId(), request.params.domain);
      return { success: true } as const;
    },
  );
  // Asked by a proxy before it gets a certificate: only for names that are somebody's here.
  app.get(
    '/domains/certificate',
    {
      config: { access: 'open' },
      schema: { tags, querystring: certificateQuery, response: { 200: doneReply } },
    },
    async (request) => {
      await services.hosts.find(request.query.domain);
      return { success: true } as const;
    },
  );

  // Operators, for any store.

  app.get(
    '/tenants/:id/domains',
    { config: operatorReads, schema: { tags, params: idParams, response: { 200: pointedDomains } } },
    async (request) => (await readStoreDomains(services, request.params.id)).domains,
  );
  app.post(
    '/tenants/:id/domains',
    {
      config: operatorWrites,
      schema: { tags, params: idParams, body: domainInput, response: { 201: tenantDomain } },
    },
    async (request, reply) =>
      reply
        .status(201)
        .send(await addDomain(services, request.user(), request.params.id, request.body.domain)),
  );
  app.post(
    '/tenants/:id/domains/:domain/verify',
    { config: operatorWrites, schema: { tags, params: domainParams, response: { 200: tenantDomain } } },
    (request) => verifyDomain(services, request.user(), request.params.id, request.params.domain),
  );
  app.delete(
    '/tenants/:id/domains/:domain',
    { config: operatorWrites, schema: { tags, params: domainParams, response: { 200: doneReply } } },
    async (request) => {
      await removeDomain(services, request.user(), request.params.id, request.params.domain);
      return { success: true } as const;
    },
  );
};
