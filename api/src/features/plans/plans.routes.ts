import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { platformRowRoutes } from '../../platform/http/row-routes.ts';
import { offeredPlans, plan, planInput, planListQuery } from './plans.schema.ts';
import {
  createPlan,
  deletePlan,
  listOfferedPlans,
  listPlans,
  readPlan,
  updatePlan,
} from './plans.service.ts';

const canRead = { access: { operator: 'read_billing' } } as const;
const canWrite = { access: { operator: 'write_billing' } } as const;

export const planRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/plans/offered',
    {
      config: { access: 'host', shared: true },
      schema: { tags: ['plans'], response: { 200: offeredPlans } },
    },
    (request) => request.onPlatform(listOfferedPlans),
  );
  platformRowRoutes(app, {
    subject: 'plans',
    canRead,
    canWrite,
    schema: { row: plan, input: planInput, query: planListQuery },
    list: listPlans,
    read: readPlan,
    create: createPlan,
    update: updatePlan,
    remove: deletePlan,
  });
};
