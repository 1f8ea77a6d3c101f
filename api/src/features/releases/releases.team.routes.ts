import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { rollBack } from '../rollouts/rollouts.compositions.service.ts';
import { withRuns } from '../runs/with-runs.ts';
import { publisherOf } from './publisher.ts';
import { rollbackReply, stopReply, teamParams, teamStatus } from './releases.team.schema.ts';
import { readTeamStatus, stopAllRollouts } from './releases.team.service.ts';

const tags = ['releases'];
const access = { deploy: 'params.remote' } as const;
const acts = { access, audited: 'by itself' } as const;

/** The routes for a team's deploy token after a build is published; each token is for its own part. */
export const releaseTeamRoutes: FastifyPluginAsyncZod = async (app) => {
  // The next request to this process must not see the old plan.
  app.addHook('preSerialization', async ({ method }) => {
    if (method !== 'GET') app.changed({ kind: 'releases' });
  });

  app.get(
    '/releases/:remote/status',
    { config: { access }, schema: { tags, params: teamParams, response: { 200: teamStatus } } },
    (request) => request.onPlatform((tx) => readTeamStatus(tx, request.params.remote)),
  );
  app.post(
    '/releases/:remote/rollback',
    { config: acts, schema: { tags, params: teamParams, response: { 200: rollbackReply } } },
    async (request) => {
      const { remote } = request.params;
      const live = await withRuns(app.services, (tx, assertRan) =>
        rollBack(tx, publisherOf(request), remote, assertRan),
      );
      return { build: live.parts[remote] ?? '' };
    },
  );
  app.post(
    '/releases/:remote/stop',
    { config: acts, schema: { tags, params: teamParams, response: { 200: stopReply } } },
    async (request) => {
      const { remote } = request.params;
      return {
        stopped: await request.onPlatform((tx) => stopAllRollouts(tx, publisherOf(request), remote)),
      };
    },
  );
};
