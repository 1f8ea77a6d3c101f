import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ownProfile } from './accounts.own.schema.ts';
import { readOwnProfile } from './accounts.own.service.ts';

/** Read apart from the session: most pages never ask for it. */
export const ownProfileRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/auth/profile',
    { config: { access: 'signedIn' }, schema: { tags: ['accounts'], response: { 200: ownProfile } } },
    (request) => readOwnProfile(app.services, request.user()),
  );
};
