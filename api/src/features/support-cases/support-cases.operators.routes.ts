import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { platformBulkRoute } from '../../platform/http/bulk.ts';
import { inGroups } from '../../platform/http/bulk-items.ts';
import { changedReply, idParams } from '../../platform/http/list.schema.ts';
import { readActiveOperators } from '../operator-roles/operator-roles.grants.service.ts';
import {
  assigneeList,
  caseNoteInput,
  caseStatusItem,
  manyCasesInput,
  storeCaseDetail,
  storeCaseList,
  storeCaseListQuery,
  storeCaseUpdate,
} from './support-cases.operators.schema.ts';
import {
  answerStore,
  listStoreCases,
  noteCase,
  readStoreCase,
  setStatusOfCases,
  updateStoreCase,
} from './support-cases.operators.service.ts';
import { caseMessageInput } from './support-cases.schema.ts';

const tags = ['support-cases'];
const canRead = { access: { operator: 'read_support_cases' } } as const;
const canWrite = { access: { operator: 'write_support_cases' } } as const;
const byItself = { ...canWrite, audited: 'by itself' } as const;

/** The same cases as operators see and answer them, of all stores. */
export const storeCaseRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/platform/support-cases',
    { config: canRead, schema: { tags, querystring: storeCaseListQuery, response: { 200: storeCaseList } } },
    (request) => request.onPlatform((tx) => listStoreCases(tx, request.query)),
  );
  app.get(
    '/platform/support-cases/assignees',
    { config: canRead, schema: { tags, response: { 200: assigneeList } } },
    async (request) => {
      const operators = await request.onPlatform(readActiveOperators);
      return operators.filter(({ permissions }) => permissions.has('write_support_cases'));
    },
  );
  app.get(
    '/platform/support-cases/:id',
    { config: canRead, schema: { tags, params: idParams, response: { 200: storeCaseDetail } } },
    (request) => request.onPlatform((tx) => readStoreCase(tx, request.params.id)),
  );
  app.post(
    '/platform/support-cases/:id/messages',
    {
      config: canWrite,
      schema: { tags, params: idParams, body: caseMessageInput, response: { 201: storeCaseDetail } },
    },
    async (request, reply) => {
      const message = { ...request.body, id: request.params.id };
      const answered = await request.onPlatform((tx) =>
        answerStore(tx, app.services, request.user(), message),
      );
      return reply.status(201).send(answered);
    },
  );
  app.post(
    '/platform/support-cases/:id/notes',
    {
      config: canWrite,
      schema: { tags, params: idParams, body: caseNoteInput, response: { 201: storeCaseDetail } },
    },
    async (request, reply) => {
      const { params, body } = request;
      const noted = await request.onPlatform((tx) => noteCase(tx, request.user(), params.id, body.text));
      return reply.status(201).send(noted);
    },
  );
  app.put(
    '/platform/support-cases/:id',
    {
      config: byItself,
      schema: { tags, params: idParams, body: storeCaseUpdate, response: { 200: storeCaseDetail } },
    },
    (request) =>
      request.onPlatform((tx) => updateStoreCase(tx, request.user(), request.params.id, request.body)),
  );
  platformBulkRoute(app, {
    name: 'support-cases.status',
    permission: 'write_support_cases',
    audited: 'by itself',
    item: caseStatusItem,
    run: ({ tx, actor }, items) =>
      inGroups(
        items,
        ({ status }) => status,
        (ids, status) => setStatusOfCases(tx, actor, ids, status),
      ),
  });
  // For back offices that were released before there was the bulk call.
  app.post(
    '/platform/support-cases/status',
    { config: byItself, schema: { tags, body: manyCasesInput, response: { 200: changedReply } } },
    (request) => {
      const { ids, status } = request.body;
      return request.onPlatform((tx) => setStatusOfCases(tx, request.user(), ids, status));
    },
  );
};
