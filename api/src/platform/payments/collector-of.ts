import type { AppConfig } from '../config.ts';
import type { InvoiceCollector } from './invoice-collector.ts';
import { stripeAddress } from './stripe.ts';
import { stripeCollector } from './stripe-collector.ts';

/** Returns the collector of this platform's invoices; null where they are paid by hand. */
export function collectorOf(config: AppConfig): InvoiceCollector | null {
  const { BILLING_STRIPE_KEY: secretKey, BILLING_STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  if (!secretKey || !webhookSecret) return null;
  return stripeCollector({ secretKey, webhookSecret }, stripeAddress(config));
}
