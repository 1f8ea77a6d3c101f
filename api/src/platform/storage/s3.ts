import { createHash, createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';

export type BucketOptions = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** How long to wait before the second try; the third waits four times as long. */
  retryMs?: number;
};

/** The few calls we need of any service that speaks S3. Keys are made of letters, digits and `._-/`. */
export type Bucket = {
  put(key: string, bytes: Buffer, sha384?: string): Promise<void>;
  head(key: string): Promise<{ size: number; sha384: string | null } | null>;
  get(key: string): Promise<Readable | null>;
  remove(key: string): Promise<void>;
};

type Call = {
  method: 'GET' | 'PUT' | 'HEAD' | 'DELETE';
  key: string;
  body?: Buffer;
  meta?: string | undefined;
};

const metaHeader = 'x-amz-meta-sha384';
const timeoutMs = 30_000;
const tries = 3;

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * The Authorization header of AWS Signature Version 4, over all `headers`, whose names are in lower case. Exported for
 * the published examples of the procedure.
 */
export function signature(
  {
    method,
    url,
    headers,
    payloadHash,
  }: {
    method: string;
    url: URL;
    headers: Record<string, string>;
    payloadHash: string;
  },
  { accessKey, secretKey, region }: Pick<BucketOptions, 'accessKey' | 'secretKey' | 'region'>,
): string {
  const names = Object.keys(headers).sort();
  const signed = names.join(';');
  const canonical = [
    method,
    url.pathname,
    url.search.slice(1),
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    signed,
    payloadHash,
  ].join('\n');
  const time = headers['x-amz-date'] ?? '';
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = scope
    .split('/')
    .reduce<Buffer | string>((secret, part) => hmac(secret, part), `AWS4${secretKey}`);
  const proof = hmac(key, toSign).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${signed}, Signature=${proof}`;
}

export function createBucket(options: BucketOptions): Bucket {
  const { endpoint, bucket, retryMs = 500 } = options;

  async function attempt({ method, key, body, meta }: Call): Promise<Response> {
    const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${key}`);
    const payloadHash = sha256(body ?? '');
    const headers: Record<string, string> = {
      host: url.host,
      'x-amz-content-sha256': payloadHash,
      'x-amz-date': new Date().toISOString().replace(/[-:]|\.\d{3}/g, ''),
      ...(meta && { [metaHeader]: meta }),
    };
    const authorization = signature({ method, url, headers, payloadHash }, options);
    const { host: _, ...sent } = headers;
    return fetch(url, {
      method,
      headers: { ...sent, authorization },
      ...(body && { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  }

  /** What may pass by itself is tried again; a refusal is not. */
  async function call(one: Call): Promise<Response | null> {
    for (let time = 1; ; time += 1) {
      const reply = await attempt(one).catch((error: Error) => error);
      if (!(reply instanceof Error)) {
        if (reply.ok) return reply;
        await reply.body?.cancel();
        if (reply.status === 404) return null;
      }
      const isPassing = reply instanceof Error || reply.status >= 500 || reply.status === 429;
      if (!isPassing || time === tries) {
        const answer = reply instanceof Error ? reply.message : `status ${reply.status}`;
        throw new Error(`The bucket of releases did not take ${one.method} ${one.key}: ${answer}`);
      }
      await wait(retryMs * 4 ** (time - 1));
    }
  }

  return {
    async put(key, body, meta) {
      if (!(await call({ method: 'PUT', key, body, meta }))) throw new Error(`There is no bucket ${bucket}.`);
    },
    async head(key) {
      const reply = await call({ method: 'HEAD', key });
      return (
        reply && { size: Number(reply.headers.get('content-length')), sha384: reply.headers.get(metaHeader) }
      );
    },
    async get(key) {
      const reply = await call({ method: 'GET', key });
      return reply?.body ? Readable.fromWeb(reply.body as ReadableStream) : null;
    },
    async remove(key) {
      await call({ method: 'DELETE', key });
    },
  };
}
