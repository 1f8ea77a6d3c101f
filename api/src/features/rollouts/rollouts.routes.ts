import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../platform/http/list.schema.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { publisherOf } from '../releases/publisher.ts';
import { withRuns } from '../runs/with-runs.ts';
import {
  goLiveWith,
  listCompositions,
  restoreComposition,
  rollBack,
} from './rollouts.compositions.service.ts';
import { readPlan } from './rollouts.plan.service.ts';
import {
  composition,
  compositionInput,
  compositionList,
  compositionListQuery,
  releasePlan,
  ringInput,
  ringReply,
  rollbackInput,
  rollout,
  rolloutInput,
  rolloutList,
  rolloutListQuery,
  rolloutUpdate,
} from './rollouts.schema.ts';
import { createRollout, listRollouts, setRing, updateRollout } from './rollouts.service.ts';

const tags = ['releases'];
const reads = { access: { operator: 'read_releases' } } as const;
const acts = { access: { operator: 'write_releases' }, audited: 'by itself' } as const;

export const rolloutRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  // Other processes are notified. The next request to this one must not see the old plan.
  app.addHook('preSerialization', async ({ method }) => {
    if (method !== 'GET') app.changed({ kind: 'releases' });
  });

  app.get(
    '/releases/plan',
    {
      config: { access: 'open', shared: 'releases' },
      schema: { tags, response: { 200: releasePlan } },
    },
    () => onPlatform(services.database, readPlan),
  );
  app.get(
    '/rollouts',
    { config: reads, schema: { tags, querystring: rolloutListQuery, response: { 200: rolloutList } } },
    (request) => request.onPlatform((tx) => listRollouts(tx, request.query)),
  );
  app.post(
    '/rollouts',
    { config: acts, schema: { tags, body: rolloutInput, response: { 201: rollout } } },
    async (request, reply) =>
      reply
        .status(201)
        .send(
          await withRuns(services, (tx, assertRan) =>
            createRollout(tx, request.user(), request.body, assertRan),
          ),
        ),
  );
  app.put(
    '/rollouts/:id',
    { config: acts, schema: { tags, params: idParams, body: rolloutUpdate, response: { 200: rollout } } },
    (request) =>
      withRuns(services, (tx, assertRan) =>
        updateRollout(tx, request.user(), request.params.id, request.body, assertRan),
      ),
  );
  app.get(
    '/compositions',
    {
      config: reads,
      schema: { tags, querystring: compositionListQuery, response: { 200: compositionList } },
    },
    (request) => request.onPlatform((tx) => listCompositions(tx, request.query)),
  );
  app.post(
    '/compositions',
    { config: acts, schema: { tags, body: compositionInput, response: { 200: composition } } },
    (request) =>
      withRuns(services, (tx, assertRan) => goLiveWith(tx, publisherOf(request), request.body, assertRan)),
  );
  app.post(
    '/compositions/:id/restore',
    { config: acts, schema: { tags, params: idParams, response: { 200: composition } } },
    (request) =>
      withRuns(services, (tx, assertRan) =>
        restoreComposition(tx, publisherOf(request), request.params.id, assertRan),
      ),
  );
  app.post(
    '/compositions/rollback',
    { config: acts, schema: { tags, body: rollbackInput, response: { 200: composition } } },
    (request) =>
      withRuns(services, (tx, assertRan) =>
        rollBack(tx, publisherOf(request), request.body.remote, assertRan),
      ),
  );
  app.put(
    '/tenants/ring/:id',
    { config: acts, schema: { tags, params: idParams, body: ringInput, response: { 200: ringReply } } },
    (request) =>
      request.onPlatform((tx) => setRing(tx, request.user(), request.params.id, request.body.ring)),
  );
};
