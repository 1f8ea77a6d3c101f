import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneReply } from '../../platform/http/list.schema.ts';
import { credentials, loginReply, refreshInput, refreshReply, verifyReply } from './sessions.schema.ts';
import { refreshSession, sessionUser, signOut } from './sessions.service.ts';
import { signInCustomer, signInPlatformUser, signInStaff } from './sessions.sign-in.service.ts';

const tags = ['sessions'];

export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const signIn = { tags, body: credentials, response: { 200: loginReply } };

  app.post('/customer/login', { config: { access: 'store' }, schema: signIn }, (request) =>
    signInCustomer(services, request.storeId(), request.body, request.ip),
  );
  app.post('/admin/login', { config: { access: 'store' }, schema: signIn }, (request) =>
    signInStaff(services, request.storeId(), request.body, request.ip),
  );
  app.post('/platform/admin/login', { config: { access: 'host' }, schema: signIn }, (request) =>
    signInPlatformUser(services, request.body, request.ip),
  );
  // The default login type: shopper in a store, operator on the platform.
  app.post('/auth/login', { config: { access: 'host' }, schema: signIn }, (request) =>
    request.tenant.id
      ? signInCustomer(services, request.tenant.id, request.body, request.ip)
      : signInPlatformUser(services, request.body, request.ip),
  );
  app.post(
    '/auth/refresh',
    { config: { access: 'host' }, schema: { tags, body: refreshInput, response: { 200: refreshReply } } },
    (request) => refreshSession(services, request.tenant.id, request.body.refresh_token),
  );
  app.post(
    '/auth/logout',
    { config: { access: 'signedIn' }, schema: { tags, response: { 200: doneReply } } },
    async (request) => {
      await signOut(services, request.user());
      return { success: true as const };
    },
  );
  app.get(
    '/auth/verify',
    { config: { access: 'signedIn' }, schema: { tags, response: { 200: verifyReply } } },
    (request) => ({ user: sessionUser(request.user()) }),
  );
};
