import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneReply } from '../../platform/http/list.schema.ts';
import { credentials, loginReply, refreshInput, refreshReply, verifyReply } from './sessions.schema.ts';
import { refreshSession, sessionUser, signOut, signOutEverywhere } from './sessions.service.ts';
import { signInCustomer } from './sessions.sign-in.service.ts';

const tags = ['sessions'];

export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  app.post(
    '/customer/login',
    { config: { access: 'store' }, schema: { tags, body: credentials, response: { 200: loginReply } } },
    (request) => signInCustomer(services, request.storeId(), request.body, request.ip),
  );
  app.post(
    '/auth/refresh',
    { config: { access: 'host' }, schema: { tags, body: refreshInput, response: { 200: refreshReply } } },
    (request) => refreshSession(services, request.tenant.id, request.body.refresh_token),
  );
  app.post(
    '/auth/logout',
    { config: { access: 'signedIn', whenVisiting: true }, schema: { tags, response: { 200: doneReply } } },
    async (request) => {
      await signOut(services, request.user());
      return { success: true as const };
    },
  );
  app.post(
    '/auth/logout-everywhere',
    { config: { access: 'signedIn' }, schema: { tags, response: { 200: doneReply } } },
    async (request) => {
      await signOutEverywhere(services, request.user());
      return { success: true as const };
    },
  );
  app.get(
    '/auth/verify',
    { config: { access: 'signedIn' }, schema: { tags, response: { 200: verifyReply } } },
    (request) => ({ user: sessionUser(request.user()) }),
  );
};
