import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { doneReply } from '../../platform/http/list.schema.ts';
import { isEdge } from '../changes/changes.service.ts';
import { browserName } from '../telemetry/browser-name.ts';
import { telemetryInput, verdictInput } from '../telemetry/telemetry.schema.ts';
import { createFlood, findVisitor, visitorKey } from '../telemetry/telemetry.visitors.service.ts';
import { receiveReport, receiveVerdict } from './demotions.reports.service.ts';

const tags = ['telemetry'];

/** Reports of pages and of edges. Each one may be what demotes a build. */
export const reportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database, config, jobs } = app.services;
  const flood = createFlood();

  app.post(
    '/telemetry',
    {
      config: { access: 'host', limit: 'telemetryAddress' },
      bodyLimit: 32_768,
      schema: { tags, body: telemetryInput, response: { 202: doneReply } },
    },
    async ({ tenant, headers, ip, socket, body }, reply) => {
      const isProxy = headers['x-forwarded-for'] !== undefined && ip === socket.remoteAddress;
      const sender = { cookies: headers.cookie, ip, isProxy, edgeSecret: config.EDGE_SECRET };
      const visitor = await findVisitor(database, sender);
      const demoted = await receiveReport(
        { database, config, jobs, flood },
        { storeId: tenant.id, visitor, browser: browserName(headers['user-agent']) },
        body,
      );
      if (demoted) app.changed({ kind: 'releases' });
      return reply.status(202).send({ success: true });
    },
  );
  app.post(
    '/telemetry/verdicts',
    {
      config: { access: 'open' },
      bodyLimit: 16_384,
      schema: { tags, body: verdictInput, response: { 202: doneReply } },
      // The secret is checked before the body is read: to all others this route does not exist.
      async onRequest({ headers }) {
        const secrets = [await visitorKey(database), config.EDGE_SECRET];
        if (!secrets.some((secret) => isEdge(headers.authorization, secret))) throw new AppError('NOT_FOUND');
      },
    },
    async ({ body }, reply) => {
      if (await receiveVerdict({ database, config, jobs }, body)) app.changed({ kind: 'releases' });
      return reply.status(202).send({ success: true });
    },
  );
};
