import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { originOf } from '../../platform/http/public-origin.ts';
import { acceptInvitationInput } from '../accounts/accounts.schema.ts';
import { passkeyQuestion, totpSetup } from '../second-factors/second-factors.schema.ts';
import { credentials, loginReply } from '../sessions/sessions.schema.ts';
import { signInCustomer } from '../sessions/sessions.sign-in.service.ts';
import { sendToProvider } from '../sign-in-provider/sign-in-provider.visit.service.ts';
import { halfCookie, passkeyCookie, visitCookie } from './binding-cookies.ts';
import { acceptInvitation } from './sign-in.join.service.ts';
import { askPasskeyAlone, signInWithPasskey } from './sign-in.passkey.service.ts';
import { signInByProvider } from './sign-in.provider.service.ts';
import {
  firstFactorInput,
  firstFactorReply,
  passkeyBegin,
  passkeyFinish,
  providerAnswer,
  providerPage,
  secondFactorChallenge,
  secondStepInput,
  ticketInput,
} from './sign-in.schema.ts';
import {
  askForStep,
  beginFirstFactor,
  confirmFirstFactor,
  takeSecondStep,
} from './sign-in.second-step.service.ts';
import type { SignedIn } from './sign-in.service.ts';
import { signInWithPassword } from './sign-in.service.ts';

const tags = ['sign-in'];
const signIn = { tags, body: credentials, response: { 200: loginReply, 202: secondFactorChallenge } };
const secondStep = { access: 'host', limit: 'tokenAddress' } as const;

/** Describes the browser of somebody who is not signed in yet. */
const browserOf = (request: FastifyRequest) => ({
  ...{ tenant: request.tenant, ip: request.ip },
  relyingParty: { host: request.tenant.domain, origin: originOf(request) },
  cookie: halfCookie.read(request),
});

/** Signing in of staff and operators, with one step or two. */
export const signInRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  const placeOf = ({ tenant, ip }: FastifyRequest) => ({ host: tenant.domain, ip });
  const answer = (request: FastifyRequest, reply: FastifyReply, { reply: body, cookie }: SignedIn) => {
    if (cookie === undefined) return reply.send(body);
    return reply.status(202).header('set-cookie', halfCookie.write(request, cookie)).send(body);
  };

  app.post(
    '/admin/login',
    { config: { access: 'store', whenClosed: true }, schema: signIn },
    async (request, reply) => {
      const place = { tenantId: request.storeId(), ...placeOf(request) };
      return answer(request, reply, await signInWithPassword(services, place, request.body));
    },
  );
  app.post(
    '/platform/admin/login',
    { config: { access: 'host' }, schema: signIn },
    async (request, reply) => {
      const place = { tenantId: null, ...placeOf(request) };
      return answer(request, reply, await signInWithPassword(services, place, request.body));
    },
  );
  // The default login type: shopper in a store, operator on the platform.
  app.post('/auth/login', { config: { access: 'host' }, schema: signIn }, async (request, reply) => {
    const { tenant, body, ip } = request;
    if (tenant.id) return signInCustomer(services, tenant.id, body, ip);
    const place = { tenantId: null, ...placeOf(request) };
    return answer(request, reply, await signInWithPassword(services, place, body));
  });
  app.post(
    '/auth/accept-invitation',
    {
      config: { access: 'store', limit: 'tokenAddress' },
      schema: {
        tags,
        body: acceptInvitationInput,
        response: { 200: loginReply, 202: secondFactorChallenge },
      },
    },
    async (request, reply) => {
      const place = { tenantId: request.storeId(), host: request.tenant.domain };
      return answer(request, reply, await acceptInvitation(services, place, request.body));
    },
  );

  app.post(
    '/auth/sign-in-provider/begin',
    {
      config: { access: 'store', limit: 'tokenAddress', whenClosed: true },
      schema: { tags, response: { 200: providerPage } },
    },
    async (request, reply) => {
      const place = { tenantId: request.storeId(), origin: originOf(request) };
      const { url, ticket } = await sendToProvider(services, place);
      return reply.header('set-cookie', visitCookie.write(request, ticket)).send({ url });
    },
  );
  app.post(
    '/auth/sign-in-provider/finish',
    {
      config: { access: 'store', limit: 'tokenAddress', whenClosed: true },
      schema: { tags, body: providerAnswer, response: { 200: loginReply, 202: secondFactorChallenge } },
    },
    async (request, reply) => {
      const place = {
        ...{ tenantId: request.storeId(), origin: originOf(request), host: request.tenant.domain },
        ticket: visitCookie.read(request),
      };
      const outcome = await signInByProvider(services, place, request.body.answer);
      void reply.header('set-cookie', visitCookie.write(request, ''));
      return answer(request, reply, outcome);
    },
  );

  const passkeyPlace = (request: FastifyRequest, as: 'staff' | 'operator') => {
    const { id, domain } = request.tenant;
    if (as === 'staff' && !id) throw new AppError('NOT_FOUND');
    return {
      tenantId: as === 'staff' ? id : null,
      relyingParty: { host: domain, origin: originOf(request) },
    };
  };
  app.post(
    '/auth/passkey/begin',
    { config: { access: 'host' }, schema: { tags, body: passkeyBegin, response: { 200: passkeyQuestion } } },
    async (request, reply) => {
      const place = passkeyPlace(request, request.body.as);
      const { options, ticket } = await askPasskeyAlone(services, place);
      return reply.header('set-cookie', passkeyCookie.write(request, ticket)).send(options);
    },
  );
  app.post(
    '/auth/passkey/finish',
    { config: secondStep, schema: { tags, body: passkeyFinish, response: { 200: loginReply } } },
    async (request, reply) => {
      const { as, response } = request.body;
      const place = { ...passkeyPlace(request, as), ticket: passkeyCookie.read(request) };
      const signedIn = await signInWithPasskey(services, place, response);
      return reply.header('set-cookie', passkeyCookie.write(request, '')).send(signedIn);
    },
  );

  app.post(
    '/auth/second-step',
    { config: secondStep, schema: { tags, body: secondStepInput, response: { 200: loginReply } } },
    async (request, reply) => {
      const signedIn = await takeSecondStep(services, browserOf(request), request.body);
      return reply.header('set-cookie', halfCookie.write(request, '')).send(signedIn);
    },
  );
  app.post(
    '/auth/second-step/passkey',
    { config: secondStep, schema: { tags, body: ticketInput, response: { 200: passkeyQuestion } } },
    (request) => askForStep(services, browserOf(request), request.body.ticket),
  );
  app.post(
    '/auth/second-step/setup',
    { config: secondStep, schema: { tags, body: ticketInput, response: { 200: totpSetup } } },
    (request) => beginFirstFactor(services, browserOf(request), request.body.ticket),
  );
  app.post(
    '/auth/second-step/setup/confirm',
    { config: secondStep, schema: { tags, body: firstFactorInput, response: { 200: firstFactorReply } } },
    async (request, reply) => {
      const signedIn = await confirmFirstFactor(services, browserOf(request), request.body);
      return reply.header('set-cookie', halfCookie.write(request, '')).send(signedIn);
    },
  );
};
