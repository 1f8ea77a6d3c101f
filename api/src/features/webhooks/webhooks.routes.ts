import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { hasStrictWebhooks } from '../../platform/config.ts';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
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
  webhookList,
  webhookListQuery,
  webhookUpdate,
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
    '/webhooks',
    { config: canRead, schema: { tags, querystring: webhookListQuery, response: { 200: webhookList } } },
    (request) => request.reading((tx, tenantId) => listWebhooks(tx, tenantId, request.query)),
  );
  app.get(
    '/webhooks/events',
    { config: canRead, schema: { tags, response: { 200: webhookEventList } } },
    listWebhookEvents,
  );
  app.get(
    '/webhooks/:id',
    { config: canRead, schema: { tags, params: idParams, response: { 200: webhook } } },
    (request) => request.reading((tx, tenantId) => readWebhook(tx, tenantId, request.params.id)),
  );
  app.post(
    '/webhooks',
    { config: canWrite, schema: { tags, body: webhookInput, response: { 201: newWebhookReply } } },
    async (request, reply) => {
      const editing = { actor: request.user(), isStrict };
      const made = await request.inTenant((tx, tenantId) =>
        createWebhook(tx, tenantId, editing, request.body),
      );
      return reply.status(201).send(made);
    },
  );
  app.put(
    '/webhooks/:id',
    { config: canWrite, schema: { tags, params: idParams, body: webhookUpdate, response: { 200: webhook } } },
    (request) =>
      request.inTenant((tx, tenantId) =>
        updateWebhook(tx, tenantId, { actor: request.user(), isStrict }, request.params.id, request.body),
      ),
  );
  app.delete(
    '/webhooks/:id',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: doneReply } } },
    async (request) => {
      await request.inTenant((tx, tenantId) =>
        deleteWebhook(tx, tenantId, request.user(), request.params.id),
      );
      return { success: true as const };
    },
  );
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
