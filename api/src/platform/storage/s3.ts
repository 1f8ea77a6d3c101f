import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';

export type BucketOptions = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** The delay before the second attempt; the third waits four times as long. */
  retryMs?: number;
  /** How long an attempt may take, beside a second for each megabyte. */
  timeoutMs?: number;
};

/** The few calls that we need of an S3 service. Keys consist of letters, digits and `._-/`. */
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
const tries = 3;
const bytesPerMs = 1_000;
/** The bytes of the largest file, for which every read is given time. */
const mostRead = 20_000_000;

/** The code for the error handler: the bucket cannot be used now. */
export const bucketFailed = 'BUCKET_FAILED';

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

export function createBucket(options: BucketOptions): Bucket {
  const { endpoint, bucket, region, accessKey, secretKey, retryMs = 500, timeoutMs = 5_000 } = options;

  async function attempt({ method, key, body, meta }: Call): Promise<Response> {
    const signer = new AwsV4Signer({
      method,
      url: `${endpoint.replace(/\/$/, '')}/${bucket}/${key}`,
      headers: { 'x-amz-content-sha256': sha256(body ?? ''), ...(meta && { [metaHeader]: meta }) },
      service: 's3',
      region,
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
    });
    const { url, headers } = await signer.sign();
    const bytes = method === 'GET' ? mostRead : (body?.length ?? 0);
    return fetch(url, {
      method,
      headers,
      ...(body && { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(timeoutMs + Math.ceil(bytes / bytesPerMs)),
    });
  }

  /** Failures that may be temporary are retried; a refusal is not, nor is a silence: somebody waits for the answer. */
  async function call(one: Call): Promise<Response | null> {
    for (let time = 1; ; time += 1) {
      const reply = await attempt(one).catch((error: Error) => error);
      if (!(reply instanceof Error)) {
        if (reply.ok) return reply;
        await reply.body?.cancel();
        if (reply.status === 404) return null;
      }
      const isPassing =
        reply instanceof Error ? reply.name !== 'TimeoutError' : reply.status >= 500 || reply.status === 429;
      if (!isPassing || time === tries) {
        const answer = reply instanceof Error ? reply.message : `status ${reply.status}`;
        throw Object.assign(
          new Error(`The bucket of releases did not take ${one.method} ${one.key}: ${answer}`),
          { code: bucketFailed },
        );
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
