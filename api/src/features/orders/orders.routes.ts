import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bulkRoute } from '../../platform/http/bulk.ts';
import { lockItems, oneByOne } from '../../platform/http/bulk-items.ts';
import { csvRoute } from '../../platform/http/csv.ts';
import { idempotencyKey } from '../../platform/http/idempotency.ts';
import { idParams } from '../../platform/http/list.schema.ts';
import { createTenantSemaphore } from '../../platform/tenancy/tenant-semaphore.ts';
import { createAnnouncer } from './orders.announce.service.ts';
import { cancelMyOrder } from './orders.cancel.service.ts';
import { exportOrders } from './orders.export.service.ts';
import { holderOf } from './orders.holder.service.ts';
import { listOrders } from './orders.list.service.ts';
import { listMyOrders, readMyOrder } from './orders.mine.service.ts';
import { addOrderNote } from './orders.notes.service.ts';
import { placeOrder, readAttempt } from './orders.place.service.ts';
import { readReturning } from './orders.returning.service.ts';
import {
  myOrder,
  myOrderList,
  myOrderQuery,
  order,
  orderExportQuery,
  orderInput,
  orderList,
  orderListQuery,
  orderNoteInput,
  orderStatusInput,
  returningShopper,
} from './orders.schema.ts';
import { readOrder } from './orders.service.ts';
import { lockForMoves, moveOrder } from './orders.status.service.ts';
import { orders } from './orders.table.ts';

const tags = ['orders'];
const shopper = { access: 'customer' } as const;
/** The order's own shopper, or a guest, who has the order's key. */
const holder = { access: 'customer', byOrderKey: true } as const;
const canRead = { access: { permission: 'read_orders' } } as const;
const canWrite = { access: { permission: 'write_orders' } } as const;

/** A store's orders wait for the lock on its invoice number. More of them would only hold connections. */
const placedAtOnce = 6;

export const orderRoutes: FastifyPluginAsyncZod = async (app) => {
  const announcer = createAnnouncer(app.services.database, (error) =>
    app.log.warn({ err: error }, 'new orders were not announced'),
  );
  app.addHook('onClose', async () => announcer.stop());
  const limitPerStore = createTenantSemaphore(placedAtOnce);
  app.post(
    '/orders',
    { config: shopper, schema: { tags, body: orderInput, response: { 201: myOrder } } },
    async (request, reply) => {
      const key = idempotencyKey(request);
      const { id, name } = request.user();
      const placed = await limitPerStore(request.storeId(), () =>
        request.inTenant((tx, tenantId) => placeOrder(tx, tenantId, { id, name }, key, request.body)),
      );
      announcer.placed(request.storeId());
      return reply.status(201).send(placed);
    },
  );
  app.get('/orders/attempt', { config: shopper, schema: { tags, response: { 200: myOrder } } }, (request) => {
    const key = idempotencyKey(request);
    return request.reading((tx, tenantId) => readAttempt(tx, tenantId, request.user().id, key));
  });
  app.get(
    '/orders/mine',
    { config: shopper, schema: { tags, querystring: myOrderQuery, response: { 200: myOrderList } } },
    (request) =>
      request.reading((tx, tenantId) => listMyOrders(tx, tenantId, request.user().id, request.query)),
  );
  app.get(
    '/orders/mine/:id',
    { config: holder, schema: { tags, params: idParams, response: { 200: myOrder } } },
    (request) =>
      request.reading((tx, tenantId) => readMyOrder(tx, tenantId, holderOf(request), request.params.id)),
  );
  app.get(
    '/orders/mine/returning',
    { config: shopper, schema: { tags, response: { 200: returningShopper } } },
    (request) => request.reading((tx, tenantId) => readReturning(tx, tenantId, request.user().id)),
  );
  app.post(
    '/orders/mine/:id/cancel',
    { config: holder, schema: { tags, params: idParams, response: { 200: myOrder } } },
    (request) =>
      request.inTenant((tx, tenantId) => cancelMyOrder(tx, tenantId, holderOf(request), request.params.id)),
  );
  app.get(
    '/orders',
    { config: canRead, schema: { tags, querystring: orderListQuery, response: { 200: orderList } } },
    (request) => request.reading((tx, tenantId) => listOrders(tx, tenantId, request.query)),
  );
  csvRoute(app, {
    list: '/orders',
    config: { access: { permission: 'export_orders' } },
    query: orderExportQuery,
    rows: exportOrders,
  });
  app.get(
    '/orders/:id',
    { config: canRead, schema: { tags, params: idParams, response: { 200: order } } },
    (request) => request.reading((tx, tenantId) => readOrder(tx, tenantId, request.params.id)),
  );
  app.put(
    '/orders/status/:id',
    {
      config: canWrite,
      schema: { tags, params: idParams, body: orderStatusInput, response: { 200: order } },
    },
    (request) =>
      request.inTenant((tx, tenantId) =>
        moveOrder(tx, tenantId, request.user(), request.params.id, request.body),
      ),
  );
  app.post(
    '/orders/:id/notes',
    {
      config: canWrite,
      schema: { tags, params: idParams, body: orderNoteInput, response: { 201: order } },
    },
    async (request, reply) =>
      reply
        .status(201)
        .send(
          await request.inTenant((tx, tenantId) =>
            addOrderNote(tx, tenantId, request.user(), request.params.id, request.body.text),
          ),
        ),
  );
  bulkRoute(app, {
    name: 'orders.status',
    ...canWrite.access,
    item: orderStatusInput.extend({ id: idParams.shape.id }),
    async run({ tx, tenantId, actor }, items) {
      await lockItems(tx, tenantId, orders, items);
      await lockForMoves(
        tx,
        tenantId,
        items.map((item) => item.id),
      );
      await oneByOne(items, ({ id, ...input }) => moveOrder(tx, tenantId, actor, id, input));
    },
  });
};
