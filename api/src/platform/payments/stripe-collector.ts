import Stripe from 'stripe';
import { z } from 'zod';
import type { Collection, CollectionProblem, InvoiceCollector, PaymentMethod } from './invoice-collector.ts';
import { asked, openStripe, readStripeEvent } from './stripe.ts';

const statuses: Record<string, Collection['status']> = {
  succeeded: 'paid',
  canceled: 'cancelled',
  processing: 'processing',
  requires_action: 'confirm',
};

const problems: Record<string, CollectionProblem> = {
  authentication_required: 'confirm',
  payment_intent_authentication_failure: 'confirm',
  insufficient_funds: 'no_funds',
  expired_card: 'expired',
};

function present(intent: Stripe.PaymentIntent): Collection {
  const { id, amount, currency, last_payment_error: error, next_action: next } = intent;
  const status = statuses[intent.status] ?? 'open';
  const why = error?.decline_code ?? error?.code ?? '';
  return {
    ...{ id, status, amount, currency: currency.toUpperCase() },
    problem: status === 'open' && error ? (problems[why] ?? problems[error.code ?? ''] ?? 'declined') : null,
    confirmUrl: next?.redirect_to_url?.url ?? null,
  };
}

const method = z.object({
  id: z.string(),
  customer: z.string(),
  card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.number(), exp_year: z.number() }),
});
const page = z.object({
  customer: z.string(),
  created: z.number(),
  setup_intent: z.object({ payment_method: z.unknown() }).nullable(),
});

function methodOf(given: unknown): PaymentMethod | null {
  const read = method.safeParse(given);
  if (!read.success) return null;
  const { id, card } = read.data;
  return { id, brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year };
}

/** Tells an answer from a failure of the provider: the card was refused, or the payment has moved on. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError ||
  (error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state');

export function stripeCollector(
  { secretKey, webhookSecret }: { secretKey: string; webhookSecret: string },
  url: string,
): InvoiceCollector {
  const stripe = openStripe(secretKey, url);
  const read = (id: string) => asked(() => stripe.paymentIntents.retrieve(id)).then(present);
  return {
    createCustomer: ({ tenantId, name, email }) =>
      asked(() => stripe.customers.create({ name, email, metadata: { tenant_id: tenantId } })).then(
        ({ id }) => id,
      ),
    openPage: ({ customer, returnUrl, language }) =>
      asked(() =>
        stripe.checkout.sessions.create({
          ...{ mode: 'setup', customer, payment_method_types: ['card'], locale: language },
          success_url: `${returnUrl}?entered={CHECKOUT_SESSION_ID}`,
          cancel_url: returnUrl,
        }),
      ).then((session) => session.url ?? returnUrl),
    async readPage(id) {
      const session = await asked(() =>
        stripe.checkout.sessions.retrieve(id, { expand: ['setup_intent.payment_method'] }),
      );
      const { customer, created, setup_intent: entered } = page.parse(session);
      return {
        customer,
        method: methodOf(entered?.payment_method),
        openedAt: new Date(created * 1_000),
      };
    },
    forgetMethod: (id) => asked(() => stripe.paymentMethods.detach(id)).then(() => undefined),
    create: ({ invoiceId, previous, customer, amount, currency }) =>
      asked(() =>
        stripe.paymentIntents.create(
          {
            ...{ amount, currency: currency.toLowerCase(), customer, payment_method_types: ['card'] },
            metadata: { invoice_id: invoiceId },
          },
          { idempotencyKey: `invoice-${invoiceId}-after-${previous ?? 'none'}` },
        ),
      ).then(present),
    read,
    async collect(id, { method: payWith, returnUrl }) {
      try {
        const how = returnUrl ? { return_url: returnUrl } : { off_session: true };
        return present(await stripe.paymentIntents.confirm(id, { payment_method: payWith, ...how }));
      } catch (error) {
        if (isAnswer(error)) return read(id);
        return asked(() => Promise.reject(error));
      }
    },
    cancel: (id) => asked(() => stripe.paymentIntents.cancel(id)).then(present),
    hear(body, signature) {
      const subject = readStripeEvent(stripe, { body, signature, webhookSecret });
      if (!subject) return null;
      const { id, object } = subject;
      return {
        payment: object === 'payment_intent' ? id : null,
        page: object === 'checkout.session' ? id : null,
      };
    },
  };
}
