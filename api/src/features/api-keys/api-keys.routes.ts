import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../platform/http/list.schema.ts';
import { rowRoutes } from '../../platform/http/row-routes.ts';
import {
  apiKey,
  apiKeyInput,
  apiKeyListQuery,
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
    '/api-keys/permissions',
    { config: canRead, schema: { tags, response: { 200: keyPermissionList } } },
    listKeyPermissions,
  );
  rowRoutes(app, {
    subject: 'api-keys',
    canRead,
    canWrite,
    schema: { row: apiKey, input: apiKeyInput, made: newApiKeyReply, query: apiKeyListQuery },
    list: listApiKeys,
    read: readApiKey,
    create: (tx, tenantId, input, actor) => createApiKey(tx, tenantId, actor, input),
    update: (tx, tenantId, id, input, actor) => updateApiKey(tx, tenantId, actor, id, input),
  });
  app.post(
    '/api-keys/:id/revoke',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: apiKey } } },
    (request) =>
      request.inTenant((tx, tenantId) => revokeApiKey(tx, tenantId, request.user(), request.params.id)),
  );
};
