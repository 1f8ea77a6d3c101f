import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bulkRoute, restoreRoute } from '../../platform/http/bulk.ts';
import { oneByOne } from '../../platform/http/bulk-items.ts';
import { idParams } from '../../platform/http/list.schema.ts';
import { rowRoutes } from '../../platform/http/row-routes.ts';
import { orderDraft, orderDraftInput, orderDraftList, orderDraftListQuery } from './order-drafts.schema.ts';
import {
  createOrderDraft,
  deleteOrderDraft,
  listOrderDrafts,
  readOrderDraft,
  restoreOrderDrafts,
  updateOrderDraft,
} from './order-drafts.service.ts';

/** Everybody who may place orders may use drafts. */
const canWrite = { access: { permission: 'write_orders' } } as const;

export const orderDraftRoutes: FastifyPluginAsyncZod = async (app) => {
  rowRoutes(app, {
    subject: 'order-drafts',
    canRead: canWrite,
    canWrite,
    schema: {
      row: orderDraft,
      input: orderDraftInput,
      query: orderDraftListQuery,
      listed: orderDraftList,
    },
    list: listOrderDrafts,
    read: readOrderDraft,
    create: (tx, tenantId, input, actor) => createOrderDraft(tx, tenantId, actor, input),
    update: (tx, tenantId, id, input, actor) => updateOrderDraft(tx, tenantId, actor, id, input),
    remove: deleteOrderDraft,
  });
  bulkRoute(app, {
    name: 'order-drafts.delete',
    ...canWrite.access,
    item: idParams,
    run: ({ tx, tenantId }, items) => oneByOne(items, ({ id }) => deleteOrderDraft(tx, tenantId, id)),
  });
  restoreRoute(app, {
    subject: 'order-drafts',
    ...canWrite.access,
    restore: restoreOrderDrafts,
  });
};
