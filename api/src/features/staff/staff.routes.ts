import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { csvRoute } from '../../platform/http/csv.ts';
import { keyOfAccount } from '../../platform/http/limits.ts';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import { requestRowRoutes } from '../../platform/http/row-routes.ts';
import { proveFresh } from '../second-factors/second-factors.fresh.service.ts';
import { freshInput } from '../second-factors/second-factors.schema.ts';
import { exportStaff } from './staff.csv.service.ts';
import { unlinkColleague } from './staff.identities.service.ts';
import { inviteAgain, inviteStaff } from './staff.invite.service.ts';
import {
  staffExportQuery,
  staffFields,
  staffInput,
  staffListQuery,
  staffMember,
  staffStatusInput,
} from './staff.schema.ts';
import { resetSecondFactors } from './staff.second-factors.service.ts';
import { listStaff, readStaff } from './staff.service.ts';
import { deleteStaff, setStaffStatus, updateStaff } from './staff.write.service.ts';

const tags = ['staff'];
const canRead = { access: { permission: 'read_staff' } } as const;
const canWrite = { access: { permission: 'write_staff' } } as const;

export const staffRoutes: FastifyPluginAsyncZod = async (app) => {
  const { config, limits } = app.services;

  csvRoute(app, {
    list: '/staff',
    config: canRead,
    query: staffExportQuery,
    rows: exportStaff,
    recorded: 'staff.export-list',
  });
  requestRowRoutes(app, {
    subject: 'staff',
    canRead,
    canWrite,
    schema: { row: staffMember, input: staffInput, change: staffFields, query: staffListQuery },
    list: (request, query) => request.reading((tx, tenantId) => listStaff(tx, tenantId, query)),
    read: (request, id) => request.reading((tx, tenantId) => readStaff(tx, tenantId, id)),
    async create(request, input, actor) {
      const { tenant } = request;
      // Inviting and deleting repeatedly must not fill anybody's mailbox.
      await limits.count(
        'mailAccount',
        keyOfAccount({ tenantId: tenant.id, kind: 'staff', email: input.email }),
      );
      return request.inTenant((tx, tenantId) => inviteStaff(tx, tenantId, actor, { config, tenant }, input));
    },
    update: (request, id, change, actor) =>
      request.inTenant((tx, tenantId) => updateStaff(tx, tenantId, actor, id, change)),
    bulk: {
      statuses: ['active', 'inactive'],
      setStatus: (tx, tenantId, ids, status, actor) => setStaffStatus(tx, tenantId, actor, ids, status),
      remove: (tx, tenantId, ids, actor) => deleteStaff(tx, tenantId, actor, ids),
    },
  });
  app.post(
    '/staff/:id/invite',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: doneReply } } },
    async (request) => {
      const { tenant, params } = request;
      await limits.count('mailAccount', params.id);
      await request.inTenant((tx, tenantId) =>
        inviteAgain(tx, tenantId, request.user(), { config, tenant }, params.id),
      );
      return { success: true as const };
    },
  );
  app.post(
    '/staff/:id/second-factors/remove',
    { config: canWrite, schema: { tags, params: idParams, body: freshInput, response: { 200: doneReply } } },
    async (request) => {
      const { tenant, params, body, ip } = request;
      await proveFresh(app.services, request.user(), body.password, ip);
      await request.inTenant((tx, tenantId) =>
        resetSecondFactors(tx, tenantId, request.user(), { config, tenant }, params.id),
      );
      return { success: true as const };
    },
  );
  app.post(
    '/staff/:id/identities/remove',
    { config: canWrite, schema: { tags, params: idParams, body: freshInput, response: { 200: doneReply } } },
    async (request) => {
      const { tenant, params, body, ip } = request;
      await proveFresh(app.services, request.user(), body.password, ip);
      await request.inTenant((tx, tenantId) =>
        unlinkColleague(tx, tenantId, request.user(), { config, tenant }, params.id),
      );
      return { success: true as const };
    },
  );
  app.put(
    '/staff/status/:id',
    {
      config: canWrite,
      schema: { tags, params: idParams, body: staffStatusInput, response: { 200: staffMember } },
    },
    (request) =>
      request.inTenant(async (tx, tenantId) => {
        const { id } = request.params;
        await setStaffStatus(tx, tenantId, request.user(), [id], request.body.status);
        return readStaff(tx, tenantId, id);
      }),
  );
};
