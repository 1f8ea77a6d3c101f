import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { platformBulkRoute } from '../../platform/http/bulk.ts';
import { oneByOne } from '../../platform/http/bulk-items.ts';
import { choosePlan } from '../subscriptions/subscriptions.change.service.ts';
import { tenantPlanItem, tenantStatusItem } from './tenants.schema.ts';
import { changeStatus } from './tenants.status.service.ts';

/** The operations of operators on many stores at once. */
export const tenantBulkRoutes: FastifyPluginAsyncZod = async (app) => {
  const { config, hosts, clock } = app.services;
  platformBulkRoute(app, {
    name: 'tenants.status',
    permission: 'write_tenants',
    item: tenantStatusItem,
    run: ({ tx, actor }, items) => oneByOne(items, (item) => changeStatus(tx, config, actor, item)),
    done: () => hosts.clear(),
  });
  platformBulkRoute(app, {
    name: 'tenants.plan',
    permission: 'write_billing',
    item: tenantPlanItem,
    run: ({ tx }, items) => {
      const changing = { config, now: clock(), byOperator: true };
      return oneByOne(items, ({ id, planId }) => choosePlan(tx, changing, id, { planId }));
    },
    done: () => hosts.clear(),
  });
};
