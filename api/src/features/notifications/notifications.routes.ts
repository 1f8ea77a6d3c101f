import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bulkRoute, restoreRoute } from '../../platform/http/bulk.ts';
import { oneByOne } from '../../platform/http/bulk-items.ts';
import { changedReply, doneReply, idParams, manyRows } from '../../platform/http/list.schema.ts';
import {
  notification,
  notificationInput,
  notificationList,
  notificationQuery,
  notificationsDeleted,
  notificationsUpdate,
  notificationUpdate,
} from './notifications.schema.ts';
import {
  addNotification,
  deleteNotification,
  deleteNotifications,
  deleteNotificationsOfProduct,
  listNotifications,
  restoreNotifications,
  setNotificationStatus,
  setNotificationsStatus,
} from './notifications.service.ts';

const tags = ['notifications'];
/** Opening a notification marks it as read, so the permission to read is enough. */
const read = { access: { permission: 'read_notifications' } } as const;
const write = { access: { permission: 'write_notifications' } } as const;

export const notificationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/notification',
    { config: read, schema: { tags, querystring: notificationQuery, response: { 200: notificationList } } },
    (request) => request.inTenant((tx, tenantId) => listNotifications(tx, tenantId, request.query.page)),
  );
  app.post(
    '/notification/add',
    { config: write, schema: { tags, body: notificationInput, response: { 201: notification } } },
    async (request, reply) =>
      reply
        .status(201)
        .send(await request.inTenant((tx, tenantId) => addNotification(tx, tenantId, request.body))),
  );
  app.put(
    '/notification/:id',
    {
      config: read,
      schema: { tags, params: idParams, body: notificationUpdate, response: { 200: notification } },
    },
    (request) =>
      request.inTenant((tx, tenantId) =>
        setNotificationStatus(tx, tenantId, request.params.id, request.body.status),
      ),
  );
  app.patch(
    '/notification/update/many',
    { config: read, schema: { tags, body: notificationsUpdate, response: { 200: changedReply } } },
    (request) =>
      request.inTenant(async (tx, tenantId) => {
        const { ids, status } = request.body;
        return { changed: (await setNotificationsStatus(tx, tenantId, ids, status)).length };
      }),
  );
  app.patch(
    '/notification/delete/many',
    { config: write, schema: { tags, body: manyRows, response: { 200: changedReply } } },
    (request) =>
      request.inTenant(async (tx, tenantId) => ({
        changed: await deleteNotifications(tx, tenantId, request.body.ids),
      })),
  );
  app.delete(
    '/notification/product-id/:id',
    { config: write, schema: { tags, params: idParams, response: { 200: notificationsDeleted } } },
    (request) =>
      request.inTenant(async (tx, tenantId) => {
        const ids = await deleteNotificationsOfProduct(tx, tenantId, request.params.id);
        return { changed: ids.length, ids };
      }),
  );
  app.delete(
    '/notification/:id',
    { config: write, schema: { tags, params: idParams, response: { 200: doneReply } } },
    async (request) => {
      await request.inTenant((tx, tenantId) => deleteNotification(tx, tenantId, request.params.id));
      return { success: true as const };
    },
  );
  bulkRoute(app, {
    name: 'notifications.status',
    ...read.access,
    item: notificationUpdate.extend({ id: idParams.shape.id }),
    run: ({ tx, tenantId }, items) =>
      oneByOne(items, ({ id, status }) => setNotificationStatus(tx, tenantId, id, status)),
  });
  bulkRoute(app, {
    name: 'notifications.delete',
    ...write.access,
    item: idParams,
    run: ({ tx, tenantId }, items) => oneByOne(items, ({ id }) => deleteNotification(tx, tenantId, id)),
  });
  restoreRoute(app, {
    subject: 'notifications',
    ...write.access,
    restore: restoreNotifications,
  });
};
