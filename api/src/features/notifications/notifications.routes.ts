import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import {
  notification,
  notificationList,
  notificationQuery,
  notificationUpdate,
} from './notifications.schema.ts';
import { deleteNotification, listNotifications, setNotificationStatus } from './notifications.service.ts';

const tags = ['notifications'];
const read = { access: { permission: 'read_notifications' } } as const;
const write = { access: { permission: 'write_notifications' } } as const;

export const notificationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/notification',
    { config: read, schema: { tags, querystring: notificationQuery, response: { 200: notificationList } } },
    (request) => request.inTenant((tx, tenantId) => listNotifications(tx, tenantId, request.query.page)),
  );
  app.put(
    '/notification/:id',
    {
      config: write,
      schema: { tags, params: idParams, body: notificationUpdate, response: { 200: notification } },
    },
    (request) =>
      request.inTenant((tx, tenantId) =>
        setNotificationStatus(tx, tenantId, request.params.id, request.body.status),
      ),
  );
  app.delete(
    '/notification/:id',
    { config: write, schema: { tags, params: idParams, response: { 200: doneReply } } },
    async (request) => {
      await request.inTenant((tx, tenantId) => deleteNotification(tx, tenantId, request.params.id));
      return { success: true as const };
    },
  );
};
