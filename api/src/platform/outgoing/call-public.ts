import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { problemOf } from './call-problems.ts';
import { isPublicAddress, lookUpPublic, NotPublic } from './public-address.ts';

const timeoutMs = 10_000;

/** A call reads at most `mostBytes` of the answer. */
export type PublicCall = {
  method: string;
  headers: Record<string, string>;
  body?: string;
  mostBytes: number;
};

export type PublicAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** The beginning, if there is a problem. */
  body: Buffer;
  /** Why the rest of the answer is missing. */
  problem: ReturnType<typeof problemOf> | 'too_long' | null;
};

/** Whether a store may enter this address. In production only https, and never an inner network by its number. */
export function isCallable(text: string, isStrict: boolean): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return false;
  if (!isStrict) return url.protocol === 'https:' || url.protocol === 'http:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
}

/**
 * Calls an address that a store has entered. It has ten seconds to answer. Redirects are not followed: they could lead
 * to an inner network. Throws if nothing answers.
 */
export async function callPublic(url: string, call: PublicCall, isStrict: boolean): Promise<PublicAnswer> {
  const answer = await answerOf(url, call, isStrict);
  const { statusCode: status = 0, headers } = answer;
  return { status, headers, ...(await beginningOf(answer, call.mostBytes)) };
}

async function answerOf(url: string, { method, headers, body }: PublicCall, isStrict: boolean) {
  if (!isCallable(url, isStrict)) throw new NotPublic(`${url} may not be called`);
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(url, {
      method,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(isStrict && { lookup: lookUpPublic }),
      headers: {
        'user-agent': 'Larder',
        ...headers,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      },
    });
    call.once('response', resolve);
    call.on('error', reject);
    call.end(body);
  });
}

async function beginningOf(
  answer: IncomingMessage,
  mostBytes: number,
): Promise<Pick<PublicAnswer, 'body' | 'problem'>> {
  const parts: Buffer[] = [];
  let bytes = 0;
  let problem: PublicAnswer['problem'] = null;
  try {
    for await (const part of answer) {
      parts.push(part);
      bytes += part.length;
      if (bytes > mostBytes) break;
    }
  } catch (error) {
    problem = problemOf(error);
  }
  if (bytes > mostBytes) problem = 'too_long';
  answer.destroy();
  return { body: Buffer.concat(parts).subarray(0, mostBytes), problem };
}
