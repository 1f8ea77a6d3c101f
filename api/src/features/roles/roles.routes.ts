import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { restoreRoute } from '../../platform/http/bulk.ts';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import { permissionList, role, roleInput, roleList, roleUpdate } from './roles.schema.ts';
import {
  createRole,
  deleteRole,
  listPermissions,
  listRoles,
  readRole,
  restoreRoles,
  updateRole,
} from './roles.service.ts';

const tags = ['roles'];
const canRead = { access: { permission: 'read_staff' } } as const;
const canWrite = { access: { permission: 'write_staff' } } as const;

export const roleRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/permissions',
    { config: canRead, schema: { tags, response: { 200: permissionList } } },
    listPermissions,
  );
  app.get('/roles', { config: canRead, schema: { tags, response: { 200: roleList } } }, (request) =>
    request.reading(listRoles),
  );
  app.get(
    '/roles/:id',
    { config: canRead, schema: { tags, params: idParams, response: { 200: role } } },
    (request) => request.reading((tx, tenantId) => readRole(tx, tenantId, request.params.id)),
  );
  app.post(
    '/roles',
    { config: canWrite, schema: { tags, body: roleInput, response: { 201: role } } },
    async (request, reply) =>
      reply
        .status(201)
        .send(
          await request.inTenant((tx, tenantId) => createRole(tx, tenantId, request.user(), request.body)),
        ),
  );
  app.put(
    '/roles/:id',
    { config: canWrite, schema: { tags, params: idParams, body: roleUpdate, response: { 200: role } } },
    (request) =>
      request.inTenant((tx, tenantId) =>
        updateRole(tx, tenantId, request.user(), request.params.id, request.body),
      ),
  );
  app.delete(
    '/roles/:id',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: doneReply } } },
    async (request) => {
      await request.inTenant((tx, tenantId) => deleteRole(tx, tenantId, request.user(), request.params.id));
      return { success: true as const };
    },
  );
  restoreRoute(app, {
    subject: 'roles',
    ...canWrite.access,
    restore: ({ tx, tenantId, actor }, ids) => restoreRoles(tx, tenantId, actor, ids),
  });
};
