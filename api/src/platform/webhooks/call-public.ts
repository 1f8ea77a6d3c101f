import type { IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookUpPublic, NotPublic } from './public-address.ts';

const timeoutMs = 10_000;

export type PublicCall = { method: string; headers: Record<string, string | number>; body?: string };

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
 * to an inner network.
 */
export async function callPublic(
  url: string,
  { method, headers, body }: PublicCall,
  isStrict: boolean,
): Promise<IncomingMessage> {
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
