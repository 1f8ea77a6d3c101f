import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneReply } from '../../platform/http/list.schema.ts';
import { loginReply } from '../sessions/sessions.schema.ts';
import { changePassword, updateProfile } from './accounts.profile.service.ts';
import {
  changePasswordInput,
  confirmReply,
  forgotPasswordInput,
  profileInput,
  profileReply,
  resendVerificationInput,
  resetPasswordInput,
  signUpInput,
  verifyEmailInput,
} from './accounts.schema.ts';
import { forgotPassword, resetPassword } from './accounts.service.ts';
import { resendVerification, signUpCustomer, verifyEmail } from './accounts.sign-up.service.ts';

const tags = ['accounts'];
const done = { success: true as const };
const mailing = { access: 'host', limit: 'mailAddress' } as const;
const byToken = { access: 'host', limit: 'tokenAddress' } as const;

export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  app.post(
    '/customer/signup',
    {
      config: { access: 'store', limit: 'signUpAddress' },
      schema: { tags, body: signUpInput, response: { 201: loginReply, 202: confirmReply } },
    },
    async (request, reply) => {
      const shop = { tenant: request.tenant, tenantId: request.storeId() };
      const signedIn = await signUpCustomer(services, shop, request.body);
      return signedIn ? reply.status(201).send(signedIn) : reply.status(202).send({ confirm: true });
    },
  );
  app.post(
    '/auth/verify-email',
    { config: byToken, schema: { tags, body: verifyEmailInput, response: { 200: doneReply } } },
    async ({ tenant, body }) => {
      await verifyEmail(services, tenant, body.token);
      return done;
    },
  );
  app.post(
    '/auth/resend-verification',
    { config: mailing, schema: { tags, body: resendVerificationInput, response: { 200: doneReply } } },
    async ({ tenant, body }) => {
      await resendVerification(services, tenant, body.email);
      return done;
    },
  );
  app.post(
    '/auth/forgot-password',
    { config: mailing, schema: { tags, body: forgotPasswordInput, response: { 200: doneReply } } },
    async ({ tenant, body }) => {
      await forgotPassword(services, tenant, body);
      return done;
    },
  );
  app.post(
    '/auth/reset-password',
    { config: byToken, schema: { tags, body: resetPasswordInput, response: { 200: doneReply } } },
    async ({ tenant, body, ip }) => {
      await resetPassword(services, tenant, body, ip);
      return done;
    },
  );
  app.put(
    '/auth/profile',
    {
      config: { access: 'signedIn' },
      schema: { tags, body: profileInput, response: { 200: profileReply } },
    },
    async (request) => ({ user: await updateProfile(services, request.user(), request.body) }),
  );
  app.put(
    '/auth/change-password',
    {
      config: { access: 'signedIn' },
      schema: { tags, body: changePasswordInput, response: { 200: loginReply } },
    },
    (request) => changePassword(services, request.tenant, request.user(), request.body, request.ip),
  );
};
