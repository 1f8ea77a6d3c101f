import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { restoreRoute } from '../../platform/http/bulk.ts';
import { rowRoutes } from '../../platform/http/row-routes.ts';
import { permissionList, role, roleInput, roleList } from './roles.schema.ts';
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
  rowRoutes(app, {
    subject: 'roles',
    canRead,
    canWrite,
    schema: { row: role, input: roleInput, listed: roleList },
    list: listRoles,
    read: readRole,
    create: (tx, tenantId, input, actor) => createRole(tx, tenantId, actor, input),
    update: (tx, tenantId, id, input, actor) => updateRole(tx, tenantId, actor, id, input),
    remove: (tx, tenantId, id, actor) => deleteRole(tx, tenantId, actor, id),
  });
  restoreRoute(app, {
    subject: 'roles',
    ...canWrite.access,
    restore: (tx, tenantId, ids, actor) => restoreRoles(tx, tenantId, actor, ids),
  });
};
