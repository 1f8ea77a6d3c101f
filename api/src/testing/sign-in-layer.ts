import { inTenant } from '../platform/tenancy/tenancy.ts';
import { createCustomer } from './actors.ts';
import type { TestBrowser } from './browser.ts';
import { openBrowser, tradeTicket } from './browser.ts';
import { createStore } from './factories.ts';
import type { Account, Issuer } from './issuer.ts';
import { startIssuer } from './issuer.ts';
import type { TestApp } from './test-app.ts';
import { startTestApp } from './test-app.ts';

/** Two stores and an identity provider. */
export const layerHosts = { fresh: 'fresh.localhost', bakehouse: 'bakehouse.localhost' };
type Store = keyof typeof layerHosts;

/** A shopper of `fresh` with a password. */
export const ann = { email: 'ann@fresh.test', password: 'correct horse battery' };

export type LayerWorld = {
  test: TestApp;
  issuer: Issuer;
  stores: Record<Store, string>;
  visitor(store?: Store): TestBrowser;
  /** A person with an account at the provider who is unknown here. */
  somebody(change?: Partial<Account>): Account;
  /** The number of rows in `fresh` that a sign-in may write. */
  rows(): Promise<unknown>;
  /** Fails unless the browser was sent to the sign-in page with this error and has no session. */
  expectRefusal(browser: TestBrowser, location: string, error?: string): Promise<void>;
  close(): Promise<void>;
};

export async function startLayerWorld(): Promise<LayerWorld> {
  const issuer = await startIssuer(
    Object.values(layerHosts).map((host) => `http://${host}/api/auth/callback/oidc`),
  );
  const test = await startTestApp({ config: issuer.settings });
  const stores = {
    fresh: await createStore(test.database, 'fresh'),
    bakehouse: await createStore(test.database, 'bakehouse'),
  };
  await createCustomer(test.database, stores.fresh, { name: 'Ann', ...ann });
  let made = 0;

  return {
    test,
    issuer,
    stores,
    visitor: (store = 'fresh') => openBrowser(test, layerHosts[store]),
    somebody(change = {}) {
      made += 1;
      const email = `tess-${made}@id.test`;
      return { sub: `sub-${made}`, email, email_verified: true, name: 'Tess Test', ...change };
    },
    rows: () =>
      inTenant(test.database, stores.fresh, async (tx) => {
        const { rows } = await tx.execute(`select (select count(*) from customers) as customers,
          (select count(*) from identities) as identities, (select count(*) from sessions) as sessions`);
        return rows;
      }),
    async expectRefusal(browser, location, error = 'OAuthCallbackError') {
      const url = new URL(location, 'http://fresh.localhost');
      expect([url.pathname, url.searchParams.get('error')]).toEqual(['/auth/login', error]);
      expect((await browser.get('/api/auth/session')).body).toEqual({});
      const trade = await tradeTicket(browser, { provider: 'oidc' });
      expect([trade.status, trade.body.code]).toEqual([401, 'OAUTH_FAILED']);
    },
    async close() {
      await test.close();
      await issuer.close();
    },
  };
}
