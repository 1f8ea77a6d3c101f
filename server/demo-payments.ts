import { mkdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { DemoPayments } from '../api/src/demo/payments/provider.ts';
import type { SignedEvent } from '../api/src/demo/payments/signed-event.ts';
import type { Config } from '../api/src/platform/config.ts';

type Started = Pick<DemoPayments, 'pages' | 'close'> & {
  /** With the addresses of the demo's provider in place of Stripe's. */
  config: Config;
  /** Has the stores of the demo take cards. */
  giveKeys(databaseUrl: string): Promise<void>;
};

/**
 * The demo's payment provider, so that cards can be tried with nothing else at hand. Null where it does not belong:
 * in production, which does not even have its files, in a process without pages, and where another provider is named.
 */
export async function startDemoProvider(config: Config): Promise<Started | null> {
  const { STRIPE_API_URL, BILLING_STRIPE_KEY } = config;
  if (config.NODE_ENV === 'production' || config.ROLE !== 'all' || STRIPE_API_URL || BILLING_STRIPE_KEY)
    return null;
  const { demoKeys, platformAccount, startDemoPayments } = await import(
    '../api/src/demo/payments/provider.ts'
  );
  const { giveDemoKeys } = await import('../api/src/demo/payments/give-keys.ts');
  mkdirSync(config.DATA_DIR, { recursive: true });
  const shown = config.PUBLIC_URL ?? `http://${config.ROOT_DOMAIN}:${config.PORT}`;
  const { apiUrl, pages, close } = await startDemoPayments({
    pagesUrl: new URL('/demo-payments', shown).href,
    file: join(config.DATA_DIR, 'demo-payments.json'),
    tell: (slug, event) => callHost(config, slug, event),
  });
  const { secretKey, webhookSecret } = demoKeys(platformAccount);
  const script = new URL('/demo-payments/script.js', shown).href;
  return {
    ...{ pages, close },
    config: {
      ...{ ...config, STRIPE_API_URL: apiUrl, STRIPE_SCRIPT_URL: script },
      ...{ BILLING_STRIPE_KEY: secretKey, BILLING_STRIPE_WEBHOOK_SECRET: webhookSecret },
    },
    giveKeys: (databaseUrl) => giveDemoKeys(databaseUrl, config),
  };
}

export const isForDemoProvider = (url = '/') => url.startsWith('/demo-payments/');

function callHost(
  { PORT: port, ROOT_DOMAIN }: Config,
  slug: string | null,
  event: SignedEvent,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${slug === null ? '' : `${slug}.`}${ROOT_DOMAIN}:${port}`,
      'content-type': 'application/json',
      'stripe-signature': event.signature,
    };
    const path = slug === null ? '/api/subscription-payments/events' : '/api/card-payments/events';
    request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (reply) => {
      reply.resume();
      resolve();
    })
      .on('error', reject)
      .end(event.body);
  });
}
