import { LRUCache } from 'lru-cache';
import type { AuthorizationServer } from 'oauth4webapi';
import {
  allowInsecureRequests,
  customFetch,
  discoveryRequest,
  JSON_ATTRIBUTE_COMPARISON,
  OperationProcessingError,
  processDiscoveryResponse,
} from 'oauth4webapi';
import { problemOf } from '../../platform/outgoing/call-problems.ts';
import { callPublic, isCallable } from '../../platform/outgoing/call-public.ts';
import type { ProviderProblem, ProviderTestReply } from './sign-in-provider.schema.ts';

const mostBytes = 256_000;
const tenMinutes = 600_000;
/** Providers by their issuer. A provider's keys are cached with it. */
const known = new LRUCache<string, AuthorizationServer>({ max: 200, ttl: tenMinutes });

/** The arguments with which oauth4webapi calls its `fetch`. */
type Asked = { method: string; headers: Record<string, string>; body?: unknown };

/** The error of a provider that cannot be used: it cannot be reached, or its replies are not those of a provider. */
export class Unusable extends Error {
  readonly problem: ProviderProblem;
  constructor(problem: ProviderProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** How a provider is called: never in an inner network where that is `isStrict`. */
export const callsOf = (isStrict: boolean) => ({
  [customFetch]: (url: string, init: Asked) => answerOf(url, init, isStrict),
  [allowInsecureRequests]: !isStrict,
});

async function answerOf(url: string, { method, headers, body }: Asked, isStrict: boolean): Promise<Response> {
  const call = { method, headers, mostBytes, ...(body != null && { body: String(body) }) };
  const answer = await callPublic(url, call, isStrict);
  if (answer.problem) throw new Unusable(answer.problem);
  const { status } = answer;
  const given = Object.entries(answer.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return new Response(status === 204 || status === 304 ? null : new Uint8Array(answer.body), {
    status,
    headers: given,
  });
}

/** Reads the provider's metadata, and remembers them for ten minutes. Throws `Unusable`. */
export async function discover(issuer: string, isStrict: boolean): Promise<AuthorizationServer> {
  const found = known.get(issuer) ?? (await read(issuer, isStrict));
  known.set(issuer, found, { noUpdateTTL: true });
  return found;
}

async function read(issuer: string, isStrict: boolean): Promise<AuthorizationServer> {
  if (!isCallable(issuer, isStrict)) throw new Unusable('private');
  const url = new URL(issuer);
  const answer = await call(() => discoveryRequest(url, callsOf(isStrict)));
  if (answer.status !== 200) throw new Unusable('status');
  const found = await processDiscoveryResponse(url, answer).catch((error) => {
    // This code means another issuer. The other errors are about a reply that is no JSON object.
    const isOther = error instanceof OperationProcessingError && error.code === JSON_ATTRIBUTE_COMPARISON;
    throw new Unusable(isOther ? 'other_issuer' : 'no_provider', error);
  });
  const { authorization_endpoint: page = '' } = found;
  // The browser is sent there, so it must not be a script.
  if (!isCallable(page, isStrict) || !found.token_endpoint || !found.jwks_uri)
    throw new Unusable('incomplete');
  return found;
}

/** Throws `Unusable` where there is no answer. */
export async function call<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Unusable ? error : new Unusable(problemOf(error), error);
  }
}

/** Tests whether people could sign in at this provider, as it is now. It never throws for a fault of the provider. */
export async function testProvider(issuer: string, isStrict: boolean): Promise<ProviderTestReply> {
  known.delete(issuer);
  try {
    const { authorization_endpoint = '' } = await discover(issuer, isStrict);
    return { problem: null, host: new URL(authorization_endpoint).host };
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    return { problem: error.problem, host: null };
  }
}
