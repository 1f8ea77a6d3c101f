import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const s3Account = {
  accessKey: 'LARDERTESTKEY',
  secretKey: 'a/secret+of/the+tests',
  region: 'eu-test-1',
};

export type S3Server = {
  endpoint: string;
  objects: Map<string, { bytes: Buffer; sha384: string | null }>;
  /** Refused requests, by their reason. */
  refused: string[];
  /** This many of the next requests are answered with 503. */
  failNext(count: number): void;
  close(): Promise<void>;
};

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

/** Returns the fault of a signature, computed from the published description alone. */
function fault(request: IncomingMessage, body: Buffer): string | null {
  const { headers, method = '', url = '' } = request;
  const parts = /^AWS4-HMAC-SHA256 Credential=(.+), SignedHeaders=(.+), Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  if (!parts) return 'no signature';
  const [, credential = '', signedHeaders = '', signature] = parts;
  const [key, date = '', region = '', service = '', kind = ''] = credential.split('/');
  const time = String(headers['x-amz-date']);
  if (key !== s3Account.accessKey || region !== s3Account.region) return 'other account';
  if (service !== 's3' || kind !== 'aws4_request' || !time.startsWith(date)) return 'other scope';
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'other body';
  const signed = signedHeaders.split(';');
  const must = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (must.some((name) => !signed.includes(name))) return 'unsigned header';
  const [path = '', query = ''] = url.split('?');
  const lines = signed.map((name) => `${name}:${headers[name]}\n`).join('');
  const canonical = `${method}\n${path}\n${query}\n${lines}\n${signedHeaders}\n${sha256(body)}`;
  const scope = `${date}/${region}/${service}/${kind}`;
  const text = `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(canonical)}`;
  let secret: Buffer | string = `AWS4${s3Account.secretKey}`;
  for (const part of [date, region, service, kind])
    secret = createHmac('sha256', secret).update(part).digest();
  const wanted = createHmac('sha256', secret).update(text).digest('hex');
  return wanted === signature ? null : 'wrong signature';
}

/** Starts the part of S3 that releases use, with one bucket: `releases-of-larder`. */
export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const refused: string[] = [];
  let failing = 0;
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    if (failing > 0) {
      failing -= 1;
      return reply.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    }
    const why = fault(request, body);
    if (why) {
      refused.push(why);
      return reply.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
    const key = /^\/releases-of-larder\/(.+)$/.exec(request.url ?? '')?.[1];
    if (!key) return reply.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, sha384: (request.headers['x-amz-meta-sha384'] as string) ?? null });
      return reply.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return reply.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return reply.writeHead(404).end();
    reply.writeHead(200, {
      'content-length': found.bytes.length,
      ...(found.sha384 && { 'x-amz-meta-sha384': found.sha384 }),
    });
    return reply.end(request.method === 'HEAD' ? undefined : found.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    refused,
    failNext: (count) => {
      failing = count;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
