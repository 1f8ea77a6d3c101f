import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { releaseSettings } from '../telemetry/telemetry.schema.ts';
import { saveReleaseSettings } from '../telemetry/telemetry.settings.service.ts';
import { releaseOverview } from './releases.overview.schema.ts';
import { readOverview } from './releases.overview.service.ts';

const tags = ['releases'];

export const releaseOverviewRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/releases/overview',
    {
      config: { access: { operator: 'read_releases' } },
      schema: { tags, response: { 200: releaseOverview } },
    },
    (request) => request.onPlatform(readOverview),
  );
  app.put(
    '/releases/settings',
    {
      config: { access: { operator: 'write_releases' }, audited: 'by itself' },
      schema: { tags, body: releaseSettings, response: { 200: releaseSettings } },
    },
    (request) => request.onPlatform((tx) => saveReleaseSettings(tx, request.user(), request.body)),
  );
};
