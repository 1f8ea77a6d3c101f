import { Auth } from '@auth/core';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import { isLocal, originOf } from '../../platform/http/public-origin.ts';
import { storeSecret } from './auth.secrets.service.ts';
import type { CookieRole } from './layer-cookies.ts';
import { layerCookies, readCookies } from './layer-cookies.ts';
import type { LayerProblem } from './layer-errors.ts';
import { problemOf } from './layer-errors.ts';
import { layerHooks } from './layer-hooks.ts';
import { oauthProviders } from './providers.ts';
import { sameOriginPath } from './same-origin-path.ts';
import type { Visit } from './visit.ts';

export type LayerCall = {
  method: 'GET' | 'POST';
  action: 'session' | 'csrf' | 'providers' | 'signin' | 'callback' | 'signout';
  provider?: string;
  /** The page that the visitor asked to return to. */
  callbackUrl?: string | undefined;
  /** The request goes to a provider or came from one. */
  query?: Record<string, string>;
  body?: Record<string, unknown>;
};

export type LayerOutcome = {
  visit: Visit;
  body: unknown;
  /** Set-Cookie headers. */
  cookies: string[];
  /** Why the visitor is refused; null otherwise. */
  refusal: { problem: LayerProblem; error: Error } | null;
};

/** The layer's view of a request: its tenant, cookies and secret. */
export async function beginVisit(request: FastifyRequest, callbackUrl?: unknown): Promise<Visit> {
  const { services } = request.server;
  const tenantId = request.storeId();
  const cookies = layerCookies(!isLocal(request.tenant.domain));
  const sent = readCookies(request.headers.cookie, cookies);
  const origin = originOf(request);
  const wanted = callbackUrl ?? decoded(sent.callbackUrl);
  const path = wanted ? sameOriginPath(wanted, origin) : null;
  if (wanted && !path) request.log.info({ code: 'INVALID_CALLBACK_URL_ERROR' }, 'sign-in layer');
  return {
    services,
    tenantId,
    cookies,
    request,
    origin,
    sent,
    callbackUrl: path,
    secret: await storeSecret(services, tenantId),
  };
}

/**
 * Lets @auth/core answer a request that we construct: this host's address, the layer's cookies, the fields that its
 * action needs, and a reply in JSON whatever the browser accepts.
 */
export async function askLayer(request: FastifyRequest, call: LayerCall): Promise<LayerOutcome> {
  const visit = await beginVisit(request, call.callbackUrl);
  const hooks = layerHooks(visit);
  const errors: Error[] = [];
  const response = await Auth(requestFor(visit, call), {
    basePath: '/api/auth',
    trustHost: true,
    secret: visit.secret,
    session: { strategy: 'jwt', maxAge: 7 * 86_400 },
    cookies: visit.cookies,
    pages: { signIn: '/auth/login', signOut: '/auth/logout', error: '/auth/error' },
    providers: [hooks.credentials, ...oauthProviders(visit.services.config).values()],
    callbacks: hooks.callbacks,
    events: hooks.events,
    logger: {
      error: (error) => void errors.push(error),
      warn: (code) => request.log.warn({ code }, 'sign-in layer'),
      debug: () => undefined,
    },
  });
  // The layer must not explain a failure on our side: it would sign people out or blame their provider.
  if (visit.broken) throw visit.broken;
  return {
    visit,
    body: await response.json(),
    cookies: response.headers.getSetCookie(),
    refusal: judge(request, errors, call),
  };
}

/** Logs the errors of @auth/core and chooses the one for the visitor. Throws when nobody could sign in. */
function judge(request: FastifyRequest, errors: Error[], call: LayerCall): LayerOutcome['refusal'] {
  let refusal: LayerOutcome['refusal'] = null;
  for (const error of errors) {
    const problem = problemOf(error);
    const level = problem.kind === 'configuration' ? 'error' : problem.kind === 'refused' ? 'info' : 'warn';
    const { action, provider } = call;
    request.log[level](
      { code: problem.code, error: error.name, reason: reasonOf(error), action, provider },
      'sign-in layer',
    );
    if (problem.kind === 'configuration') throw new AppError('INTERNAL');
    if (problem.kind === 'refused') refusal = { problem, error };
  }
  return refusal;
}

/** The innermost message: @auth/core wraps errors. */
function reasonOf(error: Error): string {
  const { cause } = error as { cause?: { err?: unknown } };
  return (cause?.err instanceof Error ? cause.err.message : error.message).slice(0, 300);
}

function requestFor({ origin, sent, cookies, callbackUrl }: Visit, call: LayerCall): Request {
  const { method, action, provider, query = {}, body } = call;
  const url = new URL(`/api/auth/${action}${provider ? `/${provider}` : ''}`, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const { callbackUrl: remembered, ...others } = sent;
  const pairs = Object.entries(others).map(([role, value]) => `${cookies[role as CookieRole].name}=${value}`);
  // @auth/core compares the two to check the browser's cookie.
  const known = sameOriginPath(decoded(remembered), origin);
  if (known) pairs.push(`${cookies.callbackUrl.name}=${encodeURIComponent(`${origin}${known}`)}`);
  const headers = {
    'x-auth-return-redirect': '1',
    'content-type': 'application/json',
    cookie: pairs.join('; '),
  };
  const fields = {
    ...body,
    ...(call.callbackUrl !== undefined && { callbackUrl: `${origin}${callbackUrl ?? '/'}` }),
  };
  return new Request(url, { method, headers, body: method === 'POST' ? JSON.stringify(fields) : null });
}

function decoded(value: string | undefined): string | null {
  try {
    return value ? decodeURIComponent(value) : null;
  } catch {
    return null;
  }
}
