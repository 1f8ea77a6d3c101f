import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { foundPeople, personQuery } from './people.schema.ts';
import { findPeople } from './people.service.ts';

const tags = ['people'];

export const peopleRoutes: FastifyPluginAsyncZod = async (app) => {
  const { config } = app.services;

  app.get(
    '/people',
    {
      config: { access: { operator: 'read_people' } },
      schema: { tags, querystring: personQuery, response: { 200: foundPeople } },
    },
    (request) =>
      request.onPlatform((tx) => findPeople(tx, request.user(), config.ROOT_DOMAIN, request.query.q)),
  );
};
