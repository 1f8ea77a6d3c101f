import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { platformRowRoutes } from '../../platform/http/row-routes.ts';
import {
  operatorPermissionList,
  operatorRole,
  operatorRoleInput,
  operatorRoleList,
} from './operator-roles.schema.ts';
import {
  createOperatorRole,
  deleteOperatorRole,
  listOperatorPermissions,
  listOperatorRoles,
  readOperatorRole,
  updateOperatorRole,
} from './operator-roles.service.ts';

const canRead = { access: { operator: 'read_operators' } } as const;
const canWrite = { access: { operator: 'write_operators' }, audited: 'by itself' } as const;

export const operatorRoleRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/operator-permissions',
    { config: canRead, schema: { tags: ['operator-roles'], response: { 200: operatorPermissionList } } },
    listOperatorPermissions,
  );
  platformRowRoutes(app, {
    subject: 'operator-roles',
    canRead,
    canWrite,
    schema: { row: operatorRole, input: operatorRoleInput, listed: operatorRoleList },
    list: listOperatorRoles,
    read: readOperatorRole,
    create: (tx, input, actor) => createOperatorRole(tx, actor, input),
    update: (tx, id, change, actor) => updateOperatorRole(tx, actor, id, change),
    remove: (tx, id, actor) => deleteOperatorRole(tx, actor, id),
  });
};
