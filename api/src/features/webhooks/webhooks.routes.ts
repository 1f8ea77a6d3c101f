import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { hasStrictWebhooks } from '../../platform/config.ts';
import { idParams } from '../../platform/http/list.schema.ts';
import { rowRoutes } from '../../platform/http/row-routes.ts';
import { listDeliveries, readDelivery, sendAgain, sendTest } from './webhooks.deliveries.service.ts';
import {
  deliveryList,
  deliveryListQuery,
  deliveryParams,
  newWebhookReply,
  webhook,
  webhookDelivery,
  webhookEventList,
  webhookInput,
  webhookListQuery,
} from './webhooks.schema.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhookEvents,
  listWebhooks,
  readWebhook,
  renewSecret,
  updateWebhook,
} from './webhooks.service.ts';

const tags = ['webhooks'];
const canRead = { access: { permission: 'read_integrations' } } as const;
const canWrite = { access: { permission: 'write_integrations' }, audited: 'by itself' } as const;
const canSend = { access: { permission: 'write_integrations' } } as const;

export const webhookRoutes: FastifyPluginAsyncZod = async (app) => {
  const { config, jobs } = app.services;
  const isStrict = hasStrictWebhooks(config);
  app.get(
    '/webhooks/events',
    { config: canRead, schema: { tags, response: { 200: webhookEventList } } },
    listWebhookEvents,
  );
  rowRoutes(app, {
    subject: 'webhooks',
    canRead,
    canWrite,
    schema: { row: webhook, input: webhookInput, made: newWebhookReply, query: webhookListQuery },
    list: listWebhooks,
    read: readWebhook,
    create: (tx, tenantId, input, actor) => createWebhook(tx, tenantId, { actor, isStrict }, input),
    update: (tx, tenantId, id, input, actor) => updateWebhook(tx, tenantId, { actor, isStrict }, id, input),
    remove: (tx, tenantId, id, actor) => deleteWebhook(tx, tenantId, actor, id),
  });
  app.post(
    '/webhooks/:id/secret',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: newWebhookReply } } },
    (request) =>
      request.inTenant((tx, tenantId) => renewSecret(tx, tenantId, request.user(), request.params.id)),
  );
  app.post(
    '/webhooks/:id/test',
    { config: canSend, schema: { tags, params: idParams, response: { 200: webhookDelivery } } },
    (request) => request.inTenant((tx, tenantId) => sendTest(tx, jobs, tenantId, request.params.id)),
  );
  app.get(
    '/webhooks/:id/deliveries',
    {
      config: canRead,
      schema: { tags, params: idParams, querystring: deliveryListQuery, response: { 200: deliveryList } },
    },
    (request) =>
      request.reading((tx, tenantId) => listDeliveries(tx, tenantId, request.params.id, request.query)),
  );
  app.get(
    '/webhooks/:id/deliveries/:deliveryId',
    { config: canRead, schema: { tags, params: deliveryParams, response: { 200: webhookDelivery } } },
    (request) => request.reading((tx, tenantId) => readDelivery(tx, tenantId, request.params)),
  );
  app.post(
    '/webhooks/:id/deliveries/:deliveryId/send',
    { config: canSend, schema: { tags, params: deliveryParams, response: { 200: webhookDelivery } } },
    (request) => request.inTenant((tx, tenantId) => sendAgain(tx, jobs, tenantId, request.params)),
  );
};
