import { createStaff } from './actors.ts';
import type { Answer, TestBrowser } from './browser.ts';
import { openBrowser, visitIssuer } from './browser.ts';
import { createStore } from './factories.ts';
import type { Account, Issuer } from './issuer.ts';
import { startIssuer } from './issuer.ts';
import { password } from './second-step.ts';
import type { TestApp } from './test-app.ts';
import { startTestApp } from './test-app.ts';

export const freshHost = 'fresh.localhost';
export const bakehouseHost = 'bakehouse.localhost';

type Actor = Awaited<ReturnType<typeof createStaff>>;

/** Two stores whose staff sign in at the same provider. */
export type ProviderWorld = {
  test: TestApp;
  issuer: Issuer;
  fresh: string;
  /** The owner of `fresh`. */
  olive: Actor;
  /** Saves the provider of `fresh` with these settings; the others are as at the beginning. */
  save(change?: object): Promise<void>;
  /** A colleague with a password, and the account at the provider. */
  colleague(rights?: 'owner' | []): Promise<{ sam: Actor; account: Account }>;
  visitor(host?: string): TestBrowser;
  /** The URL of the provider's page. */
  begin(browser: TestBrowser): Promise<string>;
  /** Returns the answer of the provider's page. */
  answerOf(url: string, account: Account): Promise<string>;
  finish(browser: TestBrowser, answer: string): Promise<Answer>;
  /** A whole sign-in. */
  enter(account: Account): Promise<Answer>;
  close(): Promise<void>;
};

export async function startProviderWorld(): Promise<ProviderWorld> {
  const hosts = [freshHost, bakehouseHost];
  const issuer = await startIssuer(hosts.map((host) => `http://${host}/admin/auth/provider`));
  const test = await startTestApp();
  const fresh = await createStore(test.database, 'fresh');
  const bakehouse = await createStore(test.database, 'bakehouse');
  const olive = await createStaff(test.database, fresh, 'owner', { email: 'olive@fresh.test', password });
  let made = 0;

  async function saveIn(host: string, token: string, change: object): Promise<void> {
    const { body: now } = await test.call(host, 'GET', '/api/sign-in-provider', { token });
    const body = {
      ...{ issuer: issuer.url, clientId: issuer.settings.OIDC_CLIENT_ID, label: 'Test ID' },
      ...{ clientSecret: issuer.settings.OIDC_CLIENT_SECRET, domains: ['fresh.test'], newRoleId: null },
      ...{ providerOnly: false, replacesSecondFactor: false, version: now.provider?.version ?? 0 },
    };
    const saved = await test.call(host, 'PUT', '/api/sign-in-provider', {
      ...{ token, body: { ...body, ...change } },
    });
    if (saved.status !== 200) throw new Error(`The provider was not saved: ${JSON.stringify(saved.body)}`);
  }
  const baker = await createStaff(test.database, bakehouse, 'owner');
  await saveIn(bakehouseHost, baker.token, {});

  const visitor = (host = freshHost) => openBrowser(test, host);
  const begin = async (browser: TestBrowser): Promise<string> =>
    (await browser.post('/api/auth/sign-in-provider/begin')).body.url;
  const answerOf = async (url: string, account: Account) =>
    (await visitIssuer(url, account)).split('?')[1] ?? '';
  const finish = (browser: TestBrowser, answer: string) =>
    browser.post('/api/auth/sign-in-provider/finish', { json: { answer } });

  return {
    ...{ test, issuer, fresh, olive, visitor, begin, answerOf, finish },
    save: (change = {}) => saveIn(freshHost, olive.token, change),
    async colleague(rights = []) {
      made += 1;
      const email = `sam${made}@fresh.test`;
      const sam = await createStaff(test.database, fresh, rights, { email, password });
      return { sam, account: { sub: `sub-${made}`, email, email_verified: true, name: 'Sam' } };
    },
    async enter(account) {
      const browser = visitor();
      return finish(browser, await answerOf(await begin(browser), account));
    },
    async close() {
      await test.close();
      await issuer.close();
    },
  };
}
