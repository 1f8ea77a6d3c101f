import { eq } from 'drizzle-orm';
import type { SignedEvent } from '../demo/payments/signed-event.ts';
import { collectDue } from '../features/subscription-payments/subscription-payments.work.service.ts';
import { advanceSubscriptions } from '../features/subscriptions/subscriptions.due.service.ts';
import { subscriptionInvoices } from '../features/subscriptions/subscriptions.table.ts';
import { onPlatform } from '../platform/tenancy/tenancy.ts';
import { createPlatformUser, createStaff } from './actors.ts';
import { createStore } from './factories.ts';
import { mailsTo } from './mailbox.ts';
import { addPlan, subscribe } from './plans.ts';
import { startStripeDouble } from './stripe-double.ts';
import { startTestApp } from './test-app.ts';

const secrets = {
  BILLING_STRIPE_KEY: 'sk_test_platform',
  BILLING_STRIPE_WEBHOOK_SECRET: 'whsec_of_the_platform',
};

/** Starts a platform whose invoices a double of Stripe collects, with one clock for both. */
export async function startBilling() {
  let now = new Date();
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
  const stripe = await startStripeDouble(0, () => now.getTime());
  const test = await startTestApp({ clock: () => now, config: { STRIPE_API_URL: stripe.url, ...secrets } });
  const { token } = await createPlatformUser(test.database);
  const plan = await addPlan(test.database, { prices: { EUR: 4_900 } });
  const config = {
    ...{ ROOT_DOMAIN: 'localhost', NODE_ENV: 'test' as const, DATA_DIR: '', STRIPE_API_URL: stripe.url },
    ...secrets,
  };
  const collect = () =>
    collectDue({ config, database: test.database, now }, undefined, { warn: () => undefined });
  const advance = () => advanceSubscriptions(test.database, { config, now });
  const platform = (method: 'GET' | 'PUT', path: string, body?: object) =>
    test.call('localhost', method, `/api${path}`, { token, ...(body && { body }) });

  return {
    ...{ test, stripe, days, collect, advance, platform, plan },
    secret: secrets.BILLING_STRIPE_WEBHOOK_SECRET,
    clock: () => now,
    /** Lets time go by and takes the steps that are due, as a living process does. */
    async pass(count: number): Promise<void> {
      now = days(count);
      await advance();
      await collect();
    },
    /** A call of the provider. */
    tell: ({ body, signature }: SignedEvent) =>
      test.call('localhost', 'POST', '/api/subscription-payments/events', {
        ...{ body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } },
      }),
    payByHand: (id: string) => platform('PUT', `/invoices/status/${id}`, { note: 'by bank' }),
    /** A store whose month ends now. */
    async openStore(slug: string) {
      const id = await createStore(test.database, slug);
      await subscribe(test.database, id, plan, { startedAt: days(-30), endsAt: now });
      const owner = await createStaff(test.database, id, 'owner');
      const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object) =>
        test.call(`${slug}.localhost`, method, `/api/subscription${path}`, {
          token: owner.token,
          ...(body && { body }),
        });
      /** Opens a page a minute after the last step. */
      const openPage = async () => {
        now = days(1 / 1_440);
        const { body } = await call('POST', '/method', { language: 'de' });
        return new URL(body.url).searchParams.get('page') ?? '';
      };
      const entered = (page: string) => call('POST', '/method/check', { entered: page });
      return {
        ...{ id, owner, call, openPage, entered },
        enter: async (card: string) => {
          const page = await openPage();
          expect(stripe.billing.enter(page, card)).toBe(
            `http://${slug}.localhost/admin/subscription?entered=${page}`,
          );
          return entered(page);
        },
        invoices: async () => (await call('GET', '/invoices')).body,
        state: async () => (await call('GET')).body.subscription.state,
        mails: async () =>
          (await mailsTo(test.database, `owner@${slug}.test`))
            .map(({ kind }) => kind)
            .filter((kind) => kind.startsWith('subscription'))
            .reverse(),
        paymentOf: async (invoiceId: string) => {
          const [row] = await onPlatform(test.database, (tx) =>
            tx
              .select({ ref: subscriptionInvoices.paymentRef })
              .from(subscriptionInvoices)
              .where(eq(subscriptionInvoices.id, invoiceId)),
          );
          return row?.ref ?? '';
        },
      };
    },
    async close() {
      await test.close();
      await stripe.close();
    },
  };
}
