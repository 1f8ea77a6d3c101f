import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneReply } from '../../platform/http/list.schema.ts';
import { startTelemetryCleaning } from './telemetry.cleaning.service.ts';
import { listRemoteErrors, readRemoteNumbers } from './telemetry.lists.service.ts';
import {
  remoteErrorList,
  remoteErrorQuery,
  remoteNumbersQuery,
  remoteNumbersReply,
  telemetryInput,
} from './telemetry.schema.ts';
import { receiveTelemetry } from './telemetry.service.ts';
import { createFlood, findVisitor } from './telemetry.visitors.service.ts';

const tags = ['telemetry'];
const platform = { access: 'platform' } as const;

export const telemetryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database, config } = app.services;
  const flood = createFlood();
  const cleaning = startTelemetryCleaning(database, app.log);
  app.addHook('onClose', () => cleaning.stop());

  app.post(
    '/telemetry',
    {
      config: { access: 'host', limit: 'telemetryAddress' },
      bodyLimit: 16_384,
      schema: { tags, body: telemetryInput, response: { 202: doneReply } },
    },
    async ({ tenant, headers, ip, socket, body }, reply) => {
      const isProxy = headers['x-forwarded-for'] !== undefined && ip === socket.remoteAddress;
      const sender = { cookies: headers.cookie, ip, isProxy, edgeSecret: config.EDGE_SECRET };
      const visitor = await findVisitor(database, sender);
      const demoted = await receiveTelemetry({ database, flood }, { storeId: tenant.id, visitor }, body);
      if (demoted) app.changed({ kind: 'releases' });
      return reply.status(202).send({ success: true });
    },
  );
  app.get(
    '/telemetry/errors',
    {
      config: platform,
      schema: { tags, querystring: remoteErrorQuery, response: { 200: remoteErrorList } },
    },
    (request) => request.onPlatform((tx) => listRemoteErrors(tx, request.query)),
  );
  app.get(
    '/telemetry/numbers',
    {
      config: platform,
      schema: { tags, querystring: remoteNumbersQuery, response: { 200: remoteNumbersReply } },
    },
    async (request) => ({ items: await request.onPlatform((tx) => readRemoteNumbers(tx, request.query)) }),
  );
};
