import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The numbers of Stripe's own test cards. */
export const testCards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  threeDSecure: '4000002760003184',
};

type Intent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  metadata: Record<string, string>;
  latest_charge: { id: string; object: 'charge'; amount_refunded: number } | null;
};

export type StripeDouble = {
  url: string;
  intents: Map<string, Intent>;
  /** Every call with its method and path. */
  calls: string[];
  /** Fails this many of the next calls before, or after, their work is done. */
  failing: { before: number; after: number };
  /** What Stripe.js does in the shopper's browser. Resolves with the intent's state. */
  pay(id: string, card: string): string;
  /** The shopper's answer to the question of 3-D Secure. */
  answerChallenge(id: string, isRight: boolean): string;
  /** An event as Stripe sends it: its text and signature. `at` is when it was signed. */
  event(type: string, id: string, secret: string, at?: number): { body: string; signature: string };
  close(): Promise<void>;
};

/** Speaks the part of Stripe's HTTP API that Larder uses. No money moves. */
export async function startStripeDouble(port = 0): Promise<StripeDouble> {
  const intents: StripeDouble['intents'] = new Map();
  const kept = new Map<string, object>();
  const calls: string[] = [];
  const failing = { before: 0, after: 0 };
  const find = (id: string) => {
    const intent = intents.get(id);
    if (!intent) throw new Error(`There is no payment ${id}.`);
    return intent;
  };
  const server = createServer((request, reply) => {
    void answer(request, reply).catch((error: Error) =>
      send(reply, 400, { error: { type: 'invalid_request_error', message: error.message } }),
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
    const done = (key && kept.get(key)) || work(url.pathname, new URLSearchParams(text));
    if (key) kept.set(key, done);
    if (failing.after-- > 0) return send(reply, 500, { error: { type: 'api_error', message: 'lost' } });
    failing.after = 0;
    send(reply, 200, done);
  }
  function work(path: string, given: URLSearchParams): object {
    const [, , kind, id = '', verb] = path.split('/');
    if (kind === 'refunds') {
      const intent = find(given.get('payment_intent') ?? '');
      const amount = Number(given.get('amount'));
      const charge = intent.latest_charge;
      if (!charge || intent.status !== 'succeeded') throw new Error('Nothing was captured.');
      if (charge.amount_refunded + amount > intent.amount_received) throw new Error('Too much.');
      charge.amount_refunded += amount;
      return { id: `re_${randomBytes(8).toString('hex')}`, object: 'refund', amount };
    }
    if (!id) return create(given);
    const intent = find(id);
    if (verb === 'capture') {
      if (intent.status !== 'requires_capture') throw new Error('It cannot be captured.');
      const amount = Number(given.get('amount_to_capture') ?? intent.amount);
      if (amount > intent.amount) throw new Error('More than is held.');
      intent.amount_received = amount;
      intent.status = 'succeeded';
    }
    if (verb === 'cancel') {
      if (intent.status === 'succeeded') throw new Error('It was captured.');
      intent.status = 'canceled';
    }
    return intent;
  }
  function create(given: URLSearchParams): Intent {
    const id = `pi_${randomBytes(12).toString('hex')}`;
    const intent: Intent = {
      ...{ id, object: 'payment_intent', amount: Number(given.get('amount')), amount_received: 0 },
      currency: given.get('currency') ?? '',
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      metadata: { order_id: given.get('metadata[order_id]') ?? '' },
      latest_charge: null,
    };
    intents.set(id, intent);
    return intent;
  }
  const hold = (intent: Intent) => {
    intent.latest_charge = { id: `ch_${intent.id}`, object: 'charge', amount_refunded: 0 };
    intent.status = 'requires_capture';
    return intent.status;
  };
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ intents, calls, failing },
    pay(id, card) {
      const intent = find(id);
      if (intent.status === 'canceled') return intent.status;
      if (card === testCards.declined) intent.status = 'requires_payment_method';
      else if (card === testCards.threeDSecure) intent.status = 'requires_action';
      else hold(intent);
      return intent.status;
    },
    answerChallenge(id, isRight) {
      const intent = find(id);
      if (isRight) return hold(intent);
      intent.status = 'requires_payment_method';
      return intent.status;
    },
    event(type, id, secret, at = Date.now()) {
      const body = JSON.stringify({
        ...{ id: `evt_${randomBytes(8).toString('hex')}`, object: 'event', type },
        data: { object: find(id) },
      });
      const seconds = Math.floor(at / 1_000);
      const proof = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
      return { body, signature: `t=${seconds},v1=${proof}` };
    },
    close: () => new Promise<void>((closed) => void server.close(() => closed())),
  };
}

function send(reply: ServerResponse, status: number, body: object): void {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
