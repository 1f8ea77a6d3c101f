import Stripe from 'stripe';
import { z } from 'zod';
import type { AppConfig } from '../config.ts';
import { AppError } from '../errors/app-error.ts';
import type { CardPayment, CardProvider } from './card-provider.ts';

/** How old a signed call may be. */
const toleranceSeconds = 300;

type Keys = { secretKey: string; webhookSecret: string };

const statuses: Record<string, CardPayment['status']> = {
  requires_capture: 'held',
  succeeded: 'captured',
  canceled: 'cancelled',
  processing: 'processing',
};

const charge = z.object({ amount_refunded: z.number().int() });

function present(intent: Stripe.PaymentIntent): CardPayment {
  const { id, status, amount, currency, amount_received: received, client_secret: clientSecret } = intent;
  const paid = charge.safeParse(intent.latest_charge);
  return {
    ...{ id, amount, received },
    status: statuses[status] ?? 'open',
    currency: currency.toUpperCase(),
    refunded: paid.success ? paid.data.amount_refunded : 0,
    clientSecret: clientSecret ?? '',
  };
}

const event = z.object({
  data: z.object({
    object: z.object({ id: z.string().max(200), object: z.string(), payment_intent: z.string().nullish() }),
  }),
});

/** Returns the address of Stripe's API: the platform's setting, never a store's. */
export const stripeAddress = ({ STRIPE_API_URL }: AppConfig): string =>
  STRIPE_API_URL ?? 'https://api.stripe.com';

export function openStripe(secretKey: string, url: string): Stripe {
  const { hostname: host, port, protocol } = new URL(url);
  return new Stripe(secretKey, {
    host,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
    ...{ timeout: 10_000, maxNetworkRetries: 1, telemetry: false },
  });
}

type Call = { body: string; signature: string; webhookSecret: string };

/**
 * Reads the subject of a signed call: `id` is empty for a subject that Larder does not know. Null: the call is not
 * Stripe's, or too old.
 */
export function readStripeEvent(stripe: Stripe, { body, signature, webhookSecret }: Call) {
  try {
    const signed = stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceSeconds);
    const parsed = event.safeParse(signed);
    return parsed.success ? parsed.data.data.object : { id: '', object: '', payment_intent: null };
  } catch {
    return null;
  }
}

export function stripeProvider({ secretKey, webhookSecret }: Keys, url: string): CardProvider {
  const stripe = openStripe(secretKey, url);
  const withCharge = { expand: ['latest_charge'] };
  return {
    create: ({ orderId, amount, currency }) =>
      asked(() =>
        stripe.paymentIntents.create(
          {
            ...{ amount, currency: currency.toLowerCase(), capture_method: 'manual' },
            ...{ payment_method_types: ['card'], metadata: { order_id: orderId } },
          },
          { idempotencyKey: `order-${orderId}` },
        ),
      ).then(present),
    read: (id) => asked(() => stripe.paymentIntents.retrieve(id, withCharge)).then(present),
    capture: (id, amount) =>
      asked(() =>
        stripe.paymentIntents.capture(
          id,
          { amount_to_capture: amount, ...withCharge },
          { idempotencyKey: `capture-${id}` },
        ),
      ).then(present),
    cancel: (id) => asked(() => stripe.paymentIntents.cancel(id, withCharge)).then(present),
    refund: ({ id, amount, key }) =>
      asked(() =>
        stripe.refunds.create({ payment_intent: id, amount }, { idempotencyKey: `refund-${key}` }),
      ).then((refund) => refund.id),
    hear(body, signature) {
      const subject = readStripeEvent(stripe, { body, signature, webhookSecret });
      if (!subject) return null;
      const { id, object, payment_intent: payment = null } = subject;
      return { payment: object === 'payment_intent' ? id : payment };
    },
  };
}

export async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw Object.assign(new AppError('PAYMENT_PROVIDER'), { cause: error });
  }
}
