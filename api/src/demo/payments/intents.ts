import { randomBytes } from 'node:crypto';

/** The numbers of Stripe's own test cards. */
export const testCards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  threeDSecure: '4000002760003184',
};

/** A payment in the words of Stripe. */
export type Intent = {
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

/** Payments by card that charge nobody: the part of Stripe's API, and the part of shoppers. */
export function createIntents(intents = new Map<string, Intent>()) {
  function find(id: string): Intent {
    const intent = intents.get(id);
    if (!intent) throw new Error(`There is no payment ${id}.`);
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

  function refund(given: URLSearchParams): object {
    const intent = find(given.get('payment_intent') ?? '');
    const amount = Number(given.get('amount'));
    const charge = intent.latest_charge;
    if (!charge || intent.status !== 'succeeded') throw new Error('Nothing was captured.');
    if (charge.amount_refunded + amount > intent.amount_received) throw new Error('Too much.');
    charge.amount_refunded += amount;
    return { id: `re_${randomBytes(8).toString('hex')}`, object: 'refund', amount };
  }

  function hold(intent: Intent): string {
    intent.latest_charge = { id: `ch_${intent.id}`, object: 'charge', amount_refunded: 0 };
    intent.status = 'requires_capture';
    return intent.status;
  }

  return {
    all: intents,
    find,
    /** Answers a call of Stripe's API. Throws when Stripe would refuse it. */
    answer(path: string, given: URLSearchParams): object {
      const [, , kind, id = '', verb] = path.split('/');
      if (kind === 'refunds') return refund(given);
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
    },
    /** Plays the part of Stripe.js in the shopper's browser. Returns the payment's state. */
    pay(id: string, card: string): string {
      const intent = find(id);
      if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
        return intent.status;
      if (card === testCards.declined) intent.status = 'requires_payment_method';
      else if (card === testCards.threeDSecure) intent.status = 'requires_action';
      else hold(intent);
      return intent.status;
    },
    /** The shopper's answer to the question of 3-D Secure. */
    answerChallenge(id: string, isRight: boolean): string {
      const intent = find(id);
      if (intent.status !== 'requires_action') return intent.status;
      if (isRight) return hold(intent);
      intent.status = 'requires_payment_method';
      return intent.status;
    },
  };
}
