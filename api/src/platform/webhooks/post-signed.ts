import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookUpPublic, NotPublic } from './public-address.ts';

const timeoutMs = 10_000;

export type Post = { id: string; url: string; secret: string; body: object };

/** `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">`: a receiver refuses what is old or not ours. */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/** Whether a webhook may have this address. In production only https, and never an inner network by its number. */
export function isWebhookUrl(text: string, isStrict: boolean): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return false;
  if (!isStrict) return url.protocol === 'https:' || url.protocol === 'http:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
}

/**
 * Calls a webhook. Throws unless it answers with a 2xx within ten seconds. The answer's body is not read, and redirects
 * are not followed: they could lead to an inner network.
 */
export function postSigned({ id, url, secret, body }: Post, isStrict: boolean): Promise<void> {
  const text = JSON.stringify({ id, ...body });
  const seconds = Math.floor(Date.now() / 1_000);
  return new Promise((resolve, reject) => {
    if (!isWebhookUrl(url, isStrict)) throw new NotPublic(`${url} is no address of a webhook`);
    const send = url.startsWith('https:') ? requestHttps : requestHttp;
    const call = send(url, {
      method: 'POST',
      agent: false,
      timeout: timeoutMs,
      signal: AbortSignal.timeout(timeoutMs),
      ...(isStrict && { lookup: lookUpPublic }),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        'user-agent': 'Larder',
        'x-larder-signature': signatureOf(secret, seconds, text),
      },
    });
    call.once('response', (reply) => {
      reply.destroy();
      const { statusCode: status = 0 } = reply;
      if (status >= 200 && status < 300) resolve();
      else reject(new Error(`It answered ${status}`));
    });
    call.once('error', reject);
    call.end(text);
  });
}
