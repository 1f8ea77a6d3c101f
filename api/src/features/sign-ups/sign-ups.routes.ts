import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  confirmInput,
  openedStore,
  signUpCountries,
  signUpStoreInput,
  slugParams,
  slugReply,
  waitingReply,
} from './sign-ups.schema.ts';
import { confirmSignUp, listCountries, readSlug, signUpStore } from './sign-ups.service.ts';

const tags = ['sign-ups'];
const anyHost = { access: 'host' } as const;

/** Stores are opened on the platform's host. */
async function onlyOnPlatform({ tenant: { id } }: FastifyRequest): Promise<void> {
  if (id) throw new AppError('NOT_FOUND');
}

export const signUpRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  app.addHook('preHandler', onlyOnPlatform);

  app.get(
    '/sign-ups/slugs/:slug',
    { config: anyHost, schema: { tags, params: slugParams, response: { 200: slugReply } } },
    (request) => request.onPlatform((tx) => readSlug(tx, request.params.slug)),
  );
  app.get(
    '/sign-ups/countries',
    { config: anyHost, schema: { tags, response: { 200: signUpCountries } } },
    async () => listCountries(),
  );
  app.post(
    '/sign-ups',
    {
      config: { ...anyHost, limit: 'signUpAddress' },
      schema: { tags, body: signUpStoreInput, response: { 201: openedStore, 202: waitingReply } },
    },
    async (request, reply) => {
      const outcome = await signUpStore(services, request.tenant, request.body);
      return 'host' in outcome ? reply.status(201).send(outcome) : reply.status(202).send(outcome);
    },
  );
  app.post(
    '/sign-ups/confirm',
    {
      config: { ...anyHost, limit: 'tokenAddress' },
      schema: { tags, body: confirmInput, response: { 201: openedStore } },
    },
    async (request, reply) => reply.status(201).send(await confirmSignUp(services, request.body.token)),
  );
};
