import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Tx } from '../../platform/database/database.ts';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import {
  customizationRecord,
  customizationReplacement,
  customizationUpdate,
  customizationVersionDetail,
  customizationVersionList,
  customizationVersionQuery,
  planInput,
  planList,
  planReply,
  restoreInput,
} from './customization.editing.schema.ts';
import { cancelPlan, listPlans, planSections } from './customization.plans.service.ts';
import type { Customization } from './customization.schema.ts';
import { customization } from './customization.schema.ts';
import { readCustomization, readRecord, saveSections } from './customization.service.ts';
import { listVersions, readVersion, restoreVersion } from './customization.versions.service.ts';

const tags = ['customization'];
const canRead = { access: { permission: 'read_settings' } } as const;
const canWrite = { access: { permission: 'write_settings' } } as const;
const path = '/setting/store/customization';

/** Returns the store and the person that a save names. */
const givenBy = (request: FastifyRequest) => ({
  storeName: request.tenant.name ?? '',
  author: request.user(),
});

export const customizationRoutes: FastifyPluginAsyncZod = async (app) => {
  const save = (
    request: FastifyRequest,
    { version, ...sections }: Partial<Customization> & { version: number },
  ) =>
    request.inTenant((tx: Tx, tenantId) =>
      saveSections(tx, tenantId, { ...givenBy(request), version, sections, origin: 'save' }),
    );

  app.get(
    `${path}/all`,
    {
      config: { access: 'store', shared: true },
      schema: { tags, response: { 200: customization } },
    },
    (request) =>
      request.reading((tx, tenantId) => readCustomization(tx, tenantId, request.tenant.name ?? '')),
  );
  app.get(path, { config: canRead, schema: { tags, response: { 200: customizationRecord } } }, (request) =>
    request.reading((tx, tenantId) => readRecord(tx, tenantId, request.tenant.name ?? '')),
  );
  app.post(
    `${path}/add`,
    { config: canWrite, schema: { tags, body: customization, response: { 201: customizationRecord } } },
    async (request, reply) => reply.status(201).send(await save(request, { ...request.body, version: 0 })),
  );
  app.put(
    `${path}/update`,
    { config: canWrite, schema: { tags, body: customizationUpdate, response: { 200: customizationRecord } } },
    (request) => save(request, request.body),
  );
  app.put(
    path,
    {
      config: canWrite,
      schema: { tags, body: customizationReplacement, response: { 200: customizationRecord } },
    },
    (request) => save(request, request.body),
  );
  app.get(
    `${path}/versions`,
    {
      config: canRead,
      schema: { tags, querystring: customizationVersionQuery, response: { 200: customizationVersionList } },
    },
    (request) => request.reading((tx, tenantId) => listVersions(tx, tenantId, request.query)),
  );
  app.get(
    `${path}/versions/:id`,
    { config: canRead, schema: { tags, params: idParams, response: { 200: customizationVersionDetail } } },
    (request) => request.reading((tx, tenantId) => readVersion(tx, tenantId, request.params.id)),
  );
  app.post(
    `${path}/versions/:id/restore`,
    {
      config: canWrite,
      schema: { tags, params: idParams, body: restoreInput, response: { 200: customizationRecord } },
    },
    (request) =>
      request.inTenant((tx, tenantId) =>
        restoreVersion(tx, tenantId, {
          ...givenBy(request),
          id: request.params.id,
          version: request.body.version,
        }),
      ),
  );
  app.get(`${path}/plans`, { config: canRead, schema: { tags, response: { 200: planList } } }, (request) =>
    request.reading((tx, tenantId) => listPlans(tx, tenantId)),
  );
  app.post(
    `${path}/plans`,
    { config: canWrite, schema: { tags, body: planInput, response: { 201: planReply } } },
    async (request, reply) =>
      reply
        .status(201)
        .send(
          await request.inTenant((tx, tenantId) =>
            planSections(tx, tenantId, { ...givenBy(request), input: request.body }),
          ),
        ),
  );
  app.delete(
    `${path}/plans/:id`,
    { config: canWrite, schema: { tags, params: idParams, response: { 200: doneReply } } },
    (request) =>
      request.inTenant(async (tx, tenantId) => {
        await cancelPlan(tx, tenantId, request.params.id);
        return { success: true as const };
      }),
  );
};
