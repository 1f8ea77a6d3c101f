import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import {
  operatorPermissionList,
  operatorRole,
  operatorRoleInput,
  operatorRoleList,
  operatorRoleUpdate,
} from './operator-roles.schema.ts';
import {
  createOperatorRole,
  deleteOperatorRole,
  listOperatorPermissions,
  listOperatorRoles,
  readOperatorRole,
  updateOperatorRole,
} from './operator-roles.service.ts';

const tags = ['operator-roles'];
const canRead = { access: { operator: 'read_operators' } } as const;
const canWrite = { access: { operator: 'write_operators' }, audited: 'by itself' } as const;

export const operatorRoleRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/operator-permissions',
    { config: canRead, schema: { tags, response: { 200: operatorPermissionList } } },
    listOperatorPermissions,
  );
  app.get(
    '/operator-roles',
    { config: canRead, schema: { tags, response: { 200: operatorRoleList } } },
    (request) => request.onPlatform(listOperatorRoles),
  );
  app.get(
    '/operator-roles/:id',
    { config: canRead, schema: { tags, params: idParams, response: { 200: operatorRole } } },
    (request) => request.onPlatform((tx) => readOperatorRole(tx, request.params.id)),
  );
  app.post(
    '/operator-roles',
    { config: canWrite, schema: { tags, body: operatorRoleInput, response: { 201: operatorRole } } },
    async (request, reply) => {
      const role = await request.onPlatform((tx) => createOperatorRole(tx, request.user(), request.body));
      return reply.status(201).send(role);
    },
  );
  app.put(
    '/operator-roles/:id',
    {
      config: canWrite,
      schema: { tags, params: idParams, body: operatorRoleUpdate, response: { 200: operatorRole } },
    },
    (request) =>
      request.onPlatform((tx) => updateOperatorRole(tx, request.user(), request.params.id, request.body)),
  );
  app.delete(
    '/operator-roles/:id',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: doneReply } } },
    async (request) => {
      await request.onPlatform((tx) => deleteOperatorRole(tx, request.user(), request.params.id));
      return { success: true as const };
    },
  );
};
