import { createHmac, randomBytes } from 'node:crypto';
import { problemOf } from '../outgoing/call-problems.ts';
import { callPublic } from '../outgoing/call-public.ts';

/** The rest of an answer is not read. */
const mostBytes = 1_000;

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

/** Makes the key of all signatures for one receiver, which gets it once. */
export const newWebhookSecret = (): string => secretStart + randomBytes(32).toString('base64');

/** Returns the headers of Standard Webhooks: https://www.standardwebhooks.com */
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
  const call = { method: 'POST', headers, body: post.body, mostBytes };
  const { status, body } = await callPublic(post.url, call, isStrict);
  // PostgreSQL keeps no NUL.
  return { status, reply: body.toString('utf8').replaceAll('\0', '') };
}
