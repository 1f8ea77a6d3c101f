import { CredentialsSignin, MissingCSRF } from '@auth/core/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../platform/http/public-origin.ts';
import type { LayerForm, SessionView } from './auth.schema.ts';
import type { LayerOutcome } from './layer.ts';
import { clearChecks } from './layer-cookies.ts';
import { CredentialsRefused } from './layer-errors.ts';
import { sameOriginPath } from './same-origin-path.ts';

/** Clients of the layer send forms by script and expect a URL in the reply; a page's own form is redirected. */
export const wantsJson = (request: FastifyRequest, form?: LayerForm): boolean =>
  String(form?.json) === 'true' || request.headers['x-auth-return-redirect'] !== undefined;

/** A page of the shop with its parameters. */
export function shopPage(
  request: FastifyRequest,
  page: string,
  given: { error?: string | undefined; code?: string | undefined; callbackUrl?: string | null | undefined },
): string {
  const params = new URLSearchParams();
  if (given.error && /^\w{1,60}$/.test(given.error)) params.set('error', given.error);
  if (given.code) params.set('code', given.code);
  const back = sameOriginPath(given.callbackUrl, originOf(request));
  if (back && back !== '/') params.set('callbackUrl', back);
  return params.size > 0 ? `${page}?${params}` : page;
}

/** Redirects the browser: within the origin by a path, to a provider by its URL. */
export function goTo(request: FastifyRequest, reply: FastifyReply, address: string, json: boolean) {
  const origin = originOf(request);
  const url = new URL(address, origin).href;
  if (json) return reply.send({ url });
  return reply.redirect(url.startsWith(`${origin}/`) ? url.slice(origin.length) : url);
}

/** The reply of an action that leads to another page. */
export function answerWithUrl(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: LayerOutcome,
  json: boolean,
) {
  const { refusal, visit, cookies } = outcome;
  reply.header('set-cookie', cookies);
  if (!refusal) {
    const { url } = outcome.body as { url: string };
    return goTo(request, reply, url, json);
  }
  const { problem, error } = refusal;
  reply.header('set-cookie', clearChecks(visit.cookies));
  if (error instanceof CredentialsRefused) reply.headers(error.headers);
  if (json) reply.status(statusOf(error));
  const code = error instanceof CredentialsSignin ? error.code : undefined;
  const page = shopPage(request, problem.page, {
    error: problem.shown,
    code,
    callbackUrl: visit.callbackUrl,
  });
  return goTo(request, reply, page, json);
}

function statusOf(error: Error): number {
  if (error instanceof CredentialsRefused && error.status === 429) return 429;
  if (error instanceof CredentialsSignin) return 401;
  return error instanceof MissingCSRF ? 400 : 200;
}

/** The session in the format of next-auth 4: an empty object for nobody. */
export function sessionView({ visit: { seen } }: LayerOutcome): SessionView {
  if (!seen) return {};
  const { id, name, email, image, role, tenantId } = seen.principal;
  return {
    user: { id, name, email, image, role, tenantId },
    expires: seen.expiresAt.toISOString(),
    provider: seen.provider,
    ...(seen.ticket && { ticket: seen.ticket }),
  };
}
