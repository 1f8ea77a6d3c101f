import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import { offeredPlans, plan, planInput, planList, planListQuery, planUpdate } from './plans.schema.ts';
import {
  createPlan,
  deletePlan,
  listOfferedPlans,
  listPlans,
  readPlan,
  updatePlan,
} from './plans.service.ts';

const tags = ['plans'];
const canRead = { access: { operator: 'read_billing' } } as const;
const canWrite = { access: { operator: 'write_billing' } } as const;

export const planRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/plans/offered',
    { config: { access: 'host', shared: true }, schema: { tags, response: { 200: offeredPlans } } },
    (request) => request.onPlatform(listOfferedPlans),
  );
  app.get(
    '/plans',
    { config: canRead, schema: { tags, querystring: planListQuery, response: { 200: planList } } },
    (request) => request.onPlatform((tx) => listPlans(tx, request.query)),
  );
  app.get(
    '/plans/:id',
    { config: canRead, schema: { tags, params: idParams, response: { 200: plan } } },
    (request) => request.onPlatform((tx) => readPlan(tx, request.params.id)),
  );
  app.post(
    '/plans',
    { config: canWrite, schema: { tags, body: planInput, response: { 201: plan } } },
    async (request, reply) =>
      reply.status(201).send(await request.onPlatform((tx) => createPlan(tx, request.body))),
  );
  app.put(
    '/plans/:id',
    { config: canWrite, schema: { tags, params: idParams, body: planUpdate, response: { 200: plan } } },
    (request) => request.onPlatform((tx) => updatePlan(tx, request.params.id, request.body)),
  );
  app.delete(
    '/plans/:id',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: doneReply } } },
    async (request) => {
      await request.onPlatform((tx) => deletePlan(tx, request.params.id));
      return { success: true as const };
    },
  );
};
