import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bulkRowRoutes } from '../../platform/http/bulk.ts';
import { csvRoute } from '../../platform/http/csv.ts';
import { keyOfAccount } from '../../platform/http/limits.ts';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import { proveFresh } from '../second-factors/second-factors.fresh.service.ts';
import { freshInput } from '../second-factors/second-factors.schema.ts';
import { exportStaff } from './staff.csv.service.ts';
import { unlinkColleague } from './staff.identities.service.ts';
import { inviteAgain, inviteStaff } from './staff.invite.service.ts';
import {
  staffExportQuery,
  staffInput,
  staffList,
  staffListQuery,
  staffMember,
  staffStatusInput,
  staffUpdate,
} from './staff.schema.ts';
import { resetSecondFactors } from './staff.second-factors.service.ts';
import { listStaff, readStaff } from './staff.service.ts';
import { deleteStaff, setStaffStatus, updateStaff } from './staff.write.service.ts';

const tags = ['staff'];
const canRead = { access: { permission: 'read_staff' } } as const;
const canWrite = { access: { permission: 'write_staff' } } as const;

export const staffRoutes: FastifyPluginAsyncZod = async (app) => {
  const { config, limits } = app.services;

  app.get(
    '/staff',
    { config: canRead, schema: { tags, querystring: staffListQuery, response: { 200: staffList } } },
    (request) => request.reading((tx, tenantId) => listStaff(tx, tenantId, request.query)),
  );
  csvRoute(app, {
    list: '/staff',
    config: canRead,
    query: staffExportQuery,
    rows: exportStaff,
    recorded: 'staff.export-list',
  });
  app.get(
    '/staff/:id',
    { config: canRead, schema: { tags, params: idParams, response: { 200: staffMember } } },
    (request) => request.reading((tx, tenantId) => readStaff(tx, tenantId, request.params.id)),
  );
  app.post(
    '/staff',
    { config: canWrite, schema: { tags, body: staffInput, response: { 201: staffMember } } },
    async (request, reply) => {
      const { tenant, body } = request;
      // Inviting and deleting repeatedly must not fill anybody's mailbox.
      await limits.count(
        'mailAccount',
        keyOfAccount({ tenantId: tenant.id, kind: 'staff', email: body.email }),
      );
      const member = await request.inTenant((tx, tenantId) =>
        inviteStaff(tx, tenantId, request.user(), { config, tenant }, body),
      );
      return reply.status(201).send(member);
    },
  );
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
    '/staff/:id',
    {
      config: canWrite,
      schema: { tags, params: idParams, body: staffUpdate, response: { 200: staffMember } },
    },
    (request) =>
      request.inTenant((tx, tenantId) =>
        updateStaff(tx, tenantId, request.user(), request.params.id, request.body),
      ),
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
  app.delete(
    '/staff/:id',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: doneReply } } },
    async (request) => {
      await request.inTenant((tx, tenantId) =>
        deleteStaff(tx, tenantId, request.user(), [request.params.id]),
      );
      return { success: true as const };
    },
  );
  bulkRowRoutes(app, {
    subject: 'staff',
    permission: 'write_staff',
    statuses: ['active', 'inactive'],
    setStatus: (tx, tenantId, ids, status, actor) => setStaffStatus(tx, tenantId, actor, ids, status),
    remove: (tx, tenantId, ids, actor) => deleteStaff(tx, tenantId, actor, ids),
  });
};
