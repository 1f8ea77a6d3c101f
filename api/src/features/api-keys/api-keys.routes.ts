import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../platform/http/list.schema.ts';
import {
  apiKey,
  apiKeyInput,
  apiKeyList,
  apiKeyListQuery,
  apiKeyUpdate,
  keyPermissionList,
  newApiKeyReply,
} from './api-keys.schema.ts';
import {
  createApiKey,
  listApiKeys,
  listKeyPermissions,
  readApiKey,
  revokeApiKey,
  updateApiKey,
} from './api-keys.service.ts';

const tags = ['api-keys'];
const canRead = { access: { permission: 'read_integrations' } } as const;
const canWrite = { access: { permission: 'write_integrations' }, audited: 'by itself' } as const;

export const apiKeyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api-keys',
    { config: canRead, schema: { tags, querystring: apiKeyListQuery, response: { 200: apiKeyList } } },
    (request) => request.reading((tx, tenantId) => listApiKeys(tx, tenantId, request.query)),
  );
  app.get(
    '/api-keys/permissions',
    { config: canRead, schema: { tags, response: { 200: keyPermissionList } } },
    listKeyPermissions,
  );
  app.get(
    '/api-keys/:id',
    { config: canRead, schema: { tags, params: idParams, response: { 200: apiKey } } },
    (request) => request.reading((tx, tenantId) => readApiKey(tx, tenantId, request.params.id)),
  );
  app.post(
    '/api-keys',
    { config: canWrite, schema: { tags, body: apiKeyInput, response: { 201: newApiKeyReply } } },
    async (request, reply) =>
      reply
        .status(201)
        .send(
          await request.inTenant((tx, tenantId) => createApiKey(tx, tenantId, request.user(), request.body)),
        ),
  );
  app.put(
    '/api-keys/:id',
    { config: canWrite, schema: { tags, params: idParams, body: apiKeyUpdate, response: { 200: apiKey } } },
    (request) =>
      request.inTenant((tx, tenantId) =>
        updateApiKey(tx, tenantId, request.user(), request.params.id, request.body),
      ),
  );
  app.post(
    '/api-keys/:id/revoke',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: apiKey } } },
    (request) =>
      request.inTenant((tx, tenantId) => revokeApiKey(tx, tenantId, request.user(), request.params.id)),
  );
};
