import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { arrayWithoutQuery } from '../../platform/http/array-without-query.ts';
import { doneReply, idParams } from '../../platform/http/list.schema.ts';
import {
  deployTokenInput,
  deployTokenList,
  deployTokenListQuery,
  newDeployTokenReply,
} from './deploy-tokens.schema.ts';
import { createDeployToken, listDeployTokens, revokeDeployToken } from './deploy-tokens.service.ts';

const tags = ['releases'];
const canRead = { access: { operator: 'read_releases' } } as const;
const canWrite = { access: { operator: 'write_releases' }, audited: 'by itself' } as const;

export const deployTokenRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/deploy-tokens',
    {
      ...arrayWithoutQuery,
      config: canRead,
      schema: { tags, querystring: deployTokenListQuery, response: { 200: deployTokenList } },
    },
    (request) => request.onPlatform((tx) => listDeployTokens(tx, request.query)),
  );
  app.post(
    '/deploy-tokens',
    { config: canWrite, schema: { tags, body: deployTokenInput, response: { 201: newDeployTokenReply } } },
    async (request, reply) => {
      const made = await request.onPlatform((tx) => createDeployToken(tx, request.user(), request.body));
      return reply.status(201).send(made);
    },
  );
  app.delete(
    '/deploy-tokens/:id',
    { config: canWrite, schema: { tags, params: idParams, response: { 200: doneReply } } },
    async (request) => {
      await request.onPlatform((tx) => revokeDeployToken(tx, request.user(), request.params.id));
      return { success: true as const };
    },
  );
};
