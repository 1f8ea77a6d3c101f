import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { startTelemetryCleaning } from './telemetry.cleaning.service.ts';
import { listErrorGroups } from './telemetry.groups.service.ts';
import { listRemoteErrors, readRemoteNumbers } from './telemetry.lists.service.ts';
import {
  errorGroupList,
  errorGroupQuery,
  remoteErrorList,
  remoteErrorQuery,
  remoteNumbersQuery,
  remoteNumbersReply,
} from './telemetry.schema.ts';
import { resolveStacks } from './telemetry.stacks.service.ts';

const tags = ['telemetry'];
const canRead = { access: { operator: 'read_releases' } } as const;

export const telemetryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app.services;
  const cleaning = startTelemetryCleaning(database, app.log);
  app.addHook('onClose', () => cleaning.stop());

  app.get(
    '/telemetry/errors',
    {
      config: canRead,
      schema: { tags, querystring: remoteErrorQuery, response: { 200: remoteErrorList } },
    },
    async (request) => {
      const list = await request.onPlatform((tx) => listRemoteErrors(tx, request.query));
      // Only the stacks of one group are resolved: those of many groups would need the maps of many builds.
      return request.query.fingerprint
        ? { ...list, items: await resolveStacks(app.services, list.items) }
        : list;
    },
  );
  app.get(
    '/telemetry/error-groups',
    {
      config: canRead,
      schema: { tags, querystring: errorGroupQuery, response: { 200: errorGroupList } },
    },
    (request) => request.onPlatform((tx) => listErrorGroups(tx, request.query)),
  );
  app.get(
    '/telemetry/numbers',
    {
      config: canRead,
      schema: { tags, querystring: remoteNumbersQuery, response: { 200: remoteNumbersReply } },
    },
    async (request) => ({ items: await request.onPlatform((tx) => readRemoteNumbers(tx, request.query)) }),
  );
};
