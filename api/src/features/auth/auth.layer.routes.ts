import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  csrfReply,
  layerForm,
  pageQuery,
  providerParams,
  providersReply,
  returned,
  sessionInput,
  sessionOrError,
  sessionView as sessionReply,
  urlOrError,
  urlReply,
  wishes,
} from './auth.schema.ts';
import { takeForms } from './forms.ts';
import type { LayerCall } from './layer.ts';
import { askLayer } from './layer.ts';
import { missingRouteCode } from './layer-errors.ts';
import { answerWithUrl, goTo, sessionView, shopPage, wantsJson } from './layer-reply.ts';
import type { OAuthProviderId } from './providers.ts';
import { oauthProviders } from './providers.ts';

const tags = ['auth'];
const config = { access: 'store' } as const;
const response = { 200: urlReply, 400: urlOrError, 401: urlOrError, 429: urlOrError };

const isOAuth = ({ server }: FastifyRequest, provider: string) =>
  oauthProviders(server.services.config).has(provider as OAuthProviderId);

/** The known text parameters of a query. */
function pick(query: unknown, names: readonly string[]): Record<string, string> {
  const given = Object.entries(query as Record<string, unknown>);
  return Object.fromEntries(
    given.filter((pair): pair is [string, string] => names.includes(pair[0]) && typeof pair[1] === 'string'),
  );
}

/** Refuses an unknown path below /auth. */
function missingRoute(request: FastifyRequest): never {
  request.log.warn({ code: missingRouteCode, url: request.url.slice(0, 200) }, 'sign-in layer');
  throw new AppError('NOT_FOUND');
}

/** The shoppers' sign-in layer, compatible with clients of next-auth 4. Only these routes accept forms. */
export const layerRoutes: FastifyPluginAsyncZod = async (app) => {
  takeForms(app);

  app.get(
    '/auth/session',
    { config, schema: { tags, response: { 200: sessionReply } } },
    async (request, reply) => {
      const outcome = await askLayer(request, { method: 'GET', action: 'session' });
      return reply.header('set-cookie', outcome.cookies).send(sessionView(outcome));
    },
  );
  app.post(
    '/auth/session',
    { config, schema: { tags, body: sessionInput, response: { 200: sessionReply, 400: sessionOrError } } },
    async (request, reply) => {
      const body = { csrfToken: request.body?.csrfToken, data: request.body?.data };
      const outcome = await askLayer(request, { method: 'POST', action: 'session', body });
      return reply
        .status(outcome.refusal ? 400 : 200)
        .header('set-cookie', outcome.cookies)
        .send(sessionView(outcome));
    },
  );
  app.get(
    '/auth/csrf',
    { config, schema: { tags, response: { 200: csrfReply } } },
    async (request, reply) => {
      const { body, cookies } = await askLayer(request, { method: 'GET', action: 'csrf' });
      return reply.header('set-cookie', cookies).send(csrfReply.parse(body));
    },
  );
  app.get(
    '/auth/providers',
    { config, schema: { tags, response: { 200: providersReply } } },
    async (request) =>
      providersReply.parse((await askLayer(request, { method: 'GET', action: 'providers' })).body),
  );

  const page = { config, schema: { tags, querystring: pageQuery } };
  app.get('/auth/signin', page, (request, reply) =>
    reply.redirect(shopPage(request, '/auth/login', request.query)),
  );
  app.get(
    '/auth/signin/:provider',
    { config, schema: { ...page.schema, params: providerParams } },
    (request, reply) => reply.redirect(shopPage(request, '/auth/login', request.query)),
  );
  app.get('/auth/signout', page, (request, reply) =>
    reply.redirect(shopPage(request, '/auth/logout', request.query)),
  );
  app.get('/auth/error', page, (request, reply) =>
    reply.redirect(shopPage(request, '/auth/error', request.query)),
  );
  app.get('/auth/verify-request', page, (request, reply) =>
    reply.redirect(shopPage(request, '/auth/verify-request', {})),
  );

  const action = { tags, body: layerForm, response };
  app.post('/auth/signin', { config, schema: action }, async (request, reply) => {
    const { callbackUrl } = request.body ?? {};
    return goTo(
      request,
      reply,
      shopPage(request, '/auth/login', { callbackUrl }),
      wantsJson(request, request.body),
    );
  });
  app.post(
    '/auth/signin/:provider',
    { config, schema: { ...action, params: providerParams } },
    async (request, reply) => {
      const { provider } = request.params;
      const { csrfToken, callbackUrl } = request.body ?? {};
      const json = wantsJson(request, request.body);
      if (!isOAuth(request, provider))
        return goTo(request, reply, shopPage(request, '/auth/login', { callbackUrl }), json);
      const call: LayerCall = {
        method: 'POST',
        action: 'signin',
        provider,
        callbackUrl,
        body: { csrfToken },
      };
      const query = pick(request.query, wishes);
      return answerWithUrl(request, reply, await askLayer(request, { ...call, query }), json);
    },
  );
  app.get(
    '/auth/callback/:provider',
    { config, schema: { ...page.schema, params: providerParams } },
    async (request, reply) => {
      const { provider } = request.params;
      if (!isOAuth(request, provider)) return reply.redirect('/auth/login');
      const query = pick(request.query, returned);
      const call: LayerCall = { method: 'GET', action: 'callback', provider, query };
      return answerWithUrl(request, reply, await askLayer(request, call), false);
    },
  );
  app.post(
    '/auth/callback/:provider',
    { config, schema: { ...action, params: providerParams } },
    async (request, reply) => {
      const { provider } = request.params;
      const json = wantsJson(request, request.body);
      // Providers return by GET: a POST of theirs would come without our cookies.
      if (isOAuth(request, provider)) return missingRoute(request);
      const { csrfToken, callbackUrl, email, password } = request.body ?? {};
      if (provider !== 'credentials')
        return goTo(request, reply, shopPage(request, '/auth/login', { callbackUrl }), json);
      const body = { csrfToken, email, password };
      const outcome = await askLayer(request, {
        method: 'POST',
        action: 'callback',
        provider,
        callbackUrl,
        body,
      });
      return answerWithUrl(request, reply, outcome, json);
    },
  );
  app.post('/auth/signout', { config, schema: action }, async (request, reply) => {
    const { csrfToken, callbackUrl } = request.body ?? {};
    const call: LayerCall = { method: 'POST', action: 'signout', callbackUrl, body: { csrfToken } };
    const outcome = await askLayer(request, call);
    return answerWithUrl(request, reply, outcome, wantsJson(request, request.body));
  });

  // All other paths below /auth; other features' routes match first.
  app.route({
    method: ['GET', 'POST'],
    url: '/auth/*',
    config: { access: 'host' },
    schema: { hide: true },
    handler: missingRoute,
  });
};
