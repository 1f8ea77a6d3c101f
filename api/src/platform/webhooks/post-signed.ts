import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { callPublic } from './call-public.ts';
import { problemOf } from './post-problems.ts';

const keptBytes = 1_000;

/** `id` is the same each time that a message is sent, so that a receiver can ignore repetitions. */
export type Post = { id: string; url: string; secret: string; body: string };

export type PostOutcome = {
  /** Null when the message was taken: the answer was a 2xx. */
  problem: ReturnType<typeof problemOf> | 'status' | null;
  /** Null without an answer. */
  status: number | null;
  /** The beginning of the answer. */
  reply: string;
  ms: number;
};

const secretStart = 'whsec_';

/** The key of all signatures for one receiver, which gets it once. */
export const newWebhookSecret = (): string => secretStart + randomBytes(32).toString('base64');

/** As the Standard Webhooks say: https://www.standardwebhooks.com */
function signed({ id, secret, body }: Post): Record<string, string> {
  const seconds = Math.floor(Date.now() / 1_000);
  const key = Buffer.from(secret.slice(secretStart.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}

/** Calls a webhook. Never throws. */
export async function postSigned(post: Post, isStrict: boolean): Promise<PostOutcome> {
  const startedAt = performance.now();
  const took = () => Math.round(performance.now() - startedAt);
  try {
    const { status, reply } = await send(post, isStrict);
    const problem = status >= 200 && status < 300 ? null : 'status';
    return { problem, status, reply, ms: took() };
  } catch (error) {
    return { problem: problemOf(error), status: null, reply: '', ms: took() };
  }
}

async function send(post: Post, isStrict: boolean): Promise<{ status: number; reply: string }> {
  const headers = { 'content-type': 'application/json', ...signed(post) };
  const answer = await callPublic(post.url, { method: 'POST', headers, body: post.body }, isStrict);
  return { status: answer.statusCode ?? 0, reply: await beginningOf(answer) };
}

/** What comes after it is not read. An answer that breaks off has a beginning, too. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of answer) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= keptBytes) break;
    }
  } catch {
    // What has come is shown.
  }
  answer.destroy();
  // PostgreSQL keeps no NUL.
  return Buffer.concat(parts).subarray(0, keptBytes).toString('utf8').replaceAll('\0', '');
}
