import { randomBytes } from 'node:crypto';
import { testCards } from './intents.ts';

/** Cards by the outcome of a payment with them. */
export const billingCards = { ...testCards, noFunds: '4000000000009995' };

export type Method = {
  id: string;
  object: 'payment_method';
  customer: string | null;
  number: string;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
};
type Failure = { type: 'card_error'; code: string; decline_code?: string };
export type BilledPayment = {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  customer: string;
  status: string;
  metadata: Record<string, string>;
  last_payment_error: Failure | null;
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string } } | null;
  /** Where the bank's page leads back to. */
  return_url: string | null;
};
export type MethodPage = {
  id: string;
  object: 'checkout.session';
  customer: string;
  created: number;
  url: string;
  success_url: string;
  cancel_url: string;
  locale: string;
  setup_intent: { payment_method: Method | null };
};

export type Billing = {
  payments: Map<string, BilledPayment>;
  pages: Map<string, MethodPage>;
  methods: Map<string, Method>;
};

/** A payment that the bank refused: Stripe answers with 402. */
export class CardRefused extends Error {
  readonly error: Failure & { payment_intent: BilledPayment };
  constructor(payment: BilledPayment, failure: Failure) {
    super(failure.code);
    this.error = { ...failure, payment_intent: payment };
  }
}

const refusals: Record<string, Failure> = {
  [billingCards.declined]: { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' },
  [billingCards.noFunds]: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
};
const toConfirm: Failure = {
  ...{ type: 'card_error', code: 'authentication_required', decline_code: 'authentication_required' },
};
const newId = (start: string) => `${start}_${randomBytes(12).toString('hex')}`;

/**
 * Plays Stripe's part for an account's customers, and their own part at its pages, which are below `pagesUrl`. `now`:
 * its clock. No money moves.
 */
export function createBilling(
  pagesUrl: string,
  now: () => number = Date.now,
  { payments, pages, methods }: Billing = { payments: new Map(), pages: new Map(), methods: new Map() },
) {
  function find<T>(among: Map<string, T>, id: string): T {
    const found = among.get(id);
    if (!found) throw new Error(`There is no ${id}.`);
    return found;
  }

  function openPage(given: URLSearchParams): MethodPage {
    const id = newId('cs');
    const page: MethodPage = {
      ...{ id, object: 'checkout.session', customer: given.get('customer') ?? '' },
      ...{ created: Math.floor(now() / 1_000), url: `${pagesUrl}/method?page=${id}` },
      success_url: (given.get('success_url') ?? '').replace('{CHECKOUT_SESSION_ID}', id),
      cancel_url: given.get('cancel_url') ?? '',
      locale: given.get('locale') ?? 'en',
      setup_intent: { payment_method: null },
    };
    pages.set(id, page);
    return page;
  }

  function create(given: URLSearchParams): BilledPayment {
    const payment: BilledPayment = {
      ...{ id: newId('pi'), object: 'payment_intent', amount: Number(given.get('amount')) },
      ...{ currency: given.get('currency') ?? '', customer: given.get('customer') ?? '' },
      status: 'requires_payment_method',
      metadata: { invoice_id: given.get('metadata[invoice_id]') ?? '' },
      ...{ last_payment_error: null, next_action: null, return_url: null },
    };
    payments.set(payment.id, payment);
    return payment;
  }

  function refuse(payment: BilledPayment, failure: Failure): BilledPayment {
    return Object.assign(payment, {
      ...{ status: 'requires_payment_method', last_payment_error: failure, next_action: null },
    });
  }

  function confirm(payment: BilledPayment, given: URLSearchParams): BilledPayment {
    if (payment.status !== 'requires_payment_method')
      throw Object.assign(new Error('It has moved on.'), { code: 'payment_intent_unexpected_state' });
    const { number, customer } = find(methods, given.get('payment_method') ?? '');
    if (customer !== payment.customer) throw new Error('This is the method of somebody else.');
    const failure = refusals[number];
    if (failure) throw new CardRefused(refuse(payment, failure), failure);
    if (number === billingCards.threeDSecure) {
      if (given.get('off_session') === 'true') throw new CardRefused(refuse(payment, toConfirm), toConfirm);
      return Object.assign(payment, {
        status: 'requires_action',
        return_url: given.get('return_url'),
        next_action: {
          type: 'redirect_to_url',
          redirect_to_url: { url: `${pagesUrl}/bank?payment=${payment.id}` },
        },
      });
    }
    return Object.assign(payment, { status: 'succeeded', last_payment_error: null });
  }

  function answerPayment(payment: BilledPayment, verb: string | undefined, given: URLSearchParams) {
    if (verb === 'confirm') return confirm(payment, given);
    if (verb !== 'cancel') return payment;
    if (payment.status === 'succeeded') throw new Error('It was paid.');
    return Object.assign(payment, { status: 'canceled', next_action: null });
  }

  return {
    ...{ payments, pages, methods },
    /**
     * Answers a call of Stripe's API; null for a call that is not about billing. Throws when Stripe would refuse it.
     */
    answer(path: string, given: URLSearchParams): object | null {
      const [, , kind, id = '', verb] = path.split('/');
      if (kind === 'customers') return { id: newId('cus'), object: 'customer' };
      if (kind === 'checkout') return verb ? find(pages, verb) : openPage(given);
      if (kind === 'payment_methods') return Object.assign(find(methods, id), { customer: null });
      if (kind !== 'payment_intents') return null;
      if (id) return payments.has(id) ? answerPayment(find(payments, id), verb, given) : null;
      return given.has('customer') ? create(given) : null;
    },
    /** Somebody enters a card at the page. Returns where it leads back to. */
    enter(pageId: string, number: string): string {
      const page = find(pages, pageId);
      const { customer } = page;
      const card = { brand: 'visa', last4: number.slice(-4), exp_month: 12, exp_year: 2031 };
      const method: Method = { id: newId('pm'), object: 'payment_method', customer, number, card };
      methods.set(method.id, method);
      page.setup_intent = { payment_method: method };
      return page.success_url;
    },
    /** The language in which a customer entered a card. */
    localeOf: (customer: string): string =>
      [...pages.values()].findLast((page) => page.customer === customer)?.locale ?? 'en',
    /** The answer to the bank's question. Returns where its page leads back to. */
    answerBank(paymentId: string, isRight: boolean): string {
      const payment = find(payments, paymentId);
      const back = payment.return_url ?? '';
      if (payment.status !== 'requires_action') return back;
      if (isRight)
        Object.assign(payment, { status: 'succeeded', last_payment_error: null, next_action: null });
      else refuse(payment, { type: 'card_error', code: 'payment_intent_authentication_failure' });
      return back;
    },
  };
}
