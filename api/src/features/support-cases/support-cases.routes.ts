import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../platform/http/list.schema.ts';
import {
  caseListQuery,
  caseMessageInput,
  caseStatusInput,
  newCaseInput,
  supportCaseDetail,
  supportCaseList,
} from './support-cases.schema.ts';
import { answerCase, listCases, openCase, readCase, setOwnStatus } from './support-cases.service.ts';

const tags = ['support-cases'];
const canRead = { access: { permission: 'read_support' } } as const;
const canWrite = { access: { permission: 'write_support' } } as const;

/** The support cases of a store's staff. */
export const supportCaseRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  app.get(
    '/support-cases',
    { config: canRead, schema: { tags, querystring: caseListQuery, response: { 200: supportCaseList } } },
    (request) => request.reading((tx, tenantId) => listCases(tx, tenantId, request.query)),
  );
  app.get(
    '/support-cases/:id',
    { config: canRead, schema: { tags, params: idParams, response: { 200: supportCaseDetail } } },
    (request) => request.reading((tx, tenantId) => readCase(tx, tenantId, request.params.id)),
  );
  app.post(
    '/support-cases',
    { config: canWrite, schema: { tags, body: newCaseInput, response: { 201: supportCaseDetail } } },
    async (request, reply) => {
      const storeId = request.storeId();
      // Each one is a mail to every operator.
      await services.limits.count('messageStore', `support ${storeId}`);
      return reply.status(201).send(await openCase(services, storeId, request.user(), request.body));
    },
  );
  app.post(
    '/support-cases/:id/messages',
    {
      config: canWrite,
      schema: { tags, params: idParams, body: caseMessageInput, response: { 201: supportCaseDetail } },
    },
    async (request, reply) => {
      const storeId = request.storeId();
      await services.limits.count('messageStore', `support ${storeId}`);
      const message = { ...request.body, id: request.params.id };
      return reply.status(201).send(await answerCase(services, storeId, request.user(), message));
    },
  );
  app.put(
    '/support-cases/status/:id',
    {
      config: canWrite,
      schema: { tags, params: idParams, body: caseStatusInput, response: { 200: supportCaseDetail } },
    },
    (request) =>
      request.inTenant((tx, tenantId) => setOwnStatus(tx, tenantId, request.params.id, request.body.status)),
  );
};
