import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CardRefused, createBilling } from '../demo/payments/billing.ts';
import type { Intent } from '../demo/payments/intents.ts';
import { createIntents } from '../demo/payments/intents.ts';
import type { SignedEvent } from '../demo/payments/signed-event.ts';
import { signedEvent } from '../demo/payments/signed-event.ts';

export type StripeDouble = {
  url: string;
  intents: Map<string, Intent>;
  /** Every call with its method and path. */
  calls: string[];
  /** Fails this many of the next calls before, or after, their work is done. */
  failing: { before: number; after: number };
  /** Plays the part of Stripe.js in the shopper's browser. Returns the payment's state. */
  pay(id: string, card: string): string;
  /** The shopper's answer to the question of 3-D Secure. */
  answerChallenge(id: string, isRight: boolean): string;
  /** The customers of the platform's own account. */
  billing: ReturnType<typeof createBilling>;
  /** An event as Stripe sends it, of a payment or of a page. `at` is when it was signed. */
  event(type: string, id: string, secret: string, at?: number): SignedEvent;
  close(): Promise<void>;
};

/** Speaks the part of Stripe's HTTP API that Larder uses. No money moves. */
export async function startStripeDouble(port = 0, clock: () => number = Date.now): Promise<StripeDouble> {
  const { all: intents, find, answer: work, pay, answerChallenge } = createIntents();
  const billing = createBilling('https://pay.test', clock);
  const kept = new Map<string, object>();
  const calls: string[] = [];
  const failing = { before: 0, after: 0 };
  const server = createServer((request, reply) => {
    void answer(request, reply).catch((error: Error & { code?: string }) =>
      error instanceof CardRefused
        ? send(reply, 402, { error: error.error })
        : send(reply, 400, {
            error: { type: 'invalid_request_error', message: error.message, code: error.code },
          }),
    );
  });
  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += chunk;
    const url = new URL(request.url ?? '', 'http://double');
    calls.push(`${request.method} ${url.pathname}`);
    if (failing.before-- > 0) return send(reply, 500, { error: { type: 'api_error', message: 'down' } });
    failing.before = 0;
    const key = request.headers['idempotency-key'] as string | undefined;
    const given = new URLSearchParams(text);
    const done = (key && kept.get(key)) || (billing.answer(url.pathname, given) ?? work(url.pathname, given));
    if (key) kept.set(key, done);
    if (failing.after-- > 0) return send(reply, 500, { error: { type: 'api_error', message: 'lost' } });
    failing.after = 0;
    send(reply, 200, done);
  }
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ intents, calls, failing, pay, answerChallenge, billing },
    event: (type, id, secret, at) =>
      signedEvent(type, billing.payments.get(id) ?? billing.pages.get(id) ?? find(id), secret, at),
    close: () => new Promise<void>((closed) => void server.close(() => closed())),
  };
}

function send(reply: ServerResponse, status: number, body: object): void {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
