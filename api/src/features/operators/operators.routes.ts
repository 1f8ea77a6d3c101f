import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { arrayWithoutQuery } from '../../platform/http/array-without-query.ts';
import { keyOfAccount } from '../../platform/http/limits.ts';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import { proveFresh } from '../second-factors/second-factors.fresh.service.ts';
import { freshInput } from '../second-factors/second-factors.schema.ts';
import {
  operatorInput,
  operatorList,
  operatorListQuery,
  operatorRoleChange,
  operatorStatusInput,
} from './operators.schema.ts';
import { listOperators, resetOperator } from './operators.service.ts';
import {
  inviteOperator,
  inviteOperatorAgain,
  noPassword,
  setOperatorRole,
  setOperatorStatus,
} from './operators.team.service.ts';

const tags = ['operators'];
const canRead = { access: { operator: 'read_operators' } } as const;
const canWrite = { access: { operator: 'write_operators' } } as const;

export const operatorRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  app.get(
    '/operators',
    {
      ...arrayWithoutQuery,
      config: canRead,
      schema: { tags, querystring: operatorListQuery, response: { 200: operatorList } },
    },
    (request) => request.onPlatform((tx) => listOperators(tx, request.query)),
  );
  app.post(
    '/operators',
    {
      config: { ...canWrite, audited: 'by itself' },
      schema: { tags, body: operatorInput, response: { 201: z.object({ id: z.uuid() }) } },
    },
    async (request, reply) => {
      const { password, ...input } = request.body;
      await proveFresh(services, request.user(), password, request.ip);
      await services.limits.count(
        'mailAccount',
        keyOfAccount({ tenantId: null, kind: 'platform', email: input.email }),
      );
      const place = { config: services.config, tenant: request.tenant };
      const passwordHash = await noPassword();
      const id = await request.onPlatform((tx) =>
        inviteOperator(tx, request.user(), place, { ...input, passwordHash }),
      );
      return reply.status(201).send({ id });
    },
  );
  app.post(
    '/operators/:id/invite',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: doneReply } } },
    async (request) => {
      await services.limits.count('mailAccount', request.params.id);
      const place = { config: services.config, tenant: request.tenant };
      await request.onPlatform((tx) => inviteOperatorAgain(tx, request.user(), place, request.params.id));
      return { success: true as const };
    },
  );
  app.put(
    '/operators/role/:id',
    {
      config: { ...canWrite, audited: 'by itself' },
      schema: { tags, params: idParams, body: operatorRoleChange, response: { 200: doneReply } },
    },
    async (request) => {
      const { password, roleId } = request.body;
      await proveFresh(services, request.user(), password, request.ip);
      await request.onPlatform((tx) => setOperatorRole(tx, request.user(), request.params.id, roleId));
      return { success: true as const };
    },
  );
  app.put(
    '/operators/status/:id',
    {
      config: { ...canWrite, audited: 'by itself' },
      schema: { tags, params: idParams, body: operatorStatusInput, response: { 200: doneReply } },
    },
    async (request) => {
      const { password, status } = request.body;
      await proveFresh(services, request.user(), password, request.ip);
      await request.onPlatform((tx) => setOperatorStatus(tx, request.user(), request.params.id, status));
      return { success: true as const };
    },
  );
  app.post(
    '/operators/:id/second-factors/remove',
    {
      config: { ...canWrite, audited: 'by itself' },
      schema: { tags, params: idParams, body: freshInput, response: { 200: doneReply } },
    },
    async (request) => {
      await proveFresh(services, request.user(), request.body.password, request.ip);
      const place = { config: services.config, tenant: request.tenant };
      await request.onPlatform((tx) => resetOperator(tx, request.user(), place, request.params.id));
      return { success: true as const };
    },
  );
};
