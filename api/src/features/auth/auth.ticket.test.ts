import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { TestBrowser } from '../../testing/browser.ts';
import {
  beginAtIssuer,
  enterPassword,
  enterThroughIssuer,
  tradeTicket,
  visitIssuer,
} from '../../testing/browser.ts';
import type { LayerWorld } from '../../testing/sign-in-layer.ts';
import { ann, startLayerWorld } from '../../testing/sign-in-layer.ts';

let world: LayerWorld;
beforeAll(async () => {
  world = await startLayerWorld();
});
afterAll(() => world.close());

describe('exchanging a ticket for tokens', () => {
  const refused = async (browser: TestBrowser, change: Record<string, unknown>) => {
    const before = await world.rows();
    const { status, body } = await tradeTicket(browser, change);
    expect([status, body.code]).toEqual([401, 'OAUTH_FAILED']);
    expect(await world.rows()).toEqual(before);
  };
  async function arrived(account = world.somebody(), at: 'fresh' | 'bakehouse' = 'fresh') {
    const browser = world.visitor(at);
    await enterThroughIssuer(browser, account);
    return browser;
  }
  const ticketOf = async (browser: TestBrowser) => (await browser.get('/api/auth/session')).body.ticket;

  it.each([
    ['nothing', {}],
    [
      'an identity',
      { id: 'sub-1', sub: 'sub-1', email: 'ann@fresh.test', email_verified: true, name: 'Ann' },
    ],
    ['a made-up ticket', { ticket: 'x'.repeat(43) }],
    ['a token of a provider', { id_token: 'a.b.c', access_token: 'x', credential: 'a.b.c' }],
  ])('fails with %s', async (_what, userData) => {
    await refused(world.visitor(), { provider: 'oidc', userData });
    await refused(await arrived(), { provider: 'oidc', userData });
  });

  it('works once, also under concurrent requests', async () => {
    const browser = await arrived();
    const ticket = await ticketOf(browser);
    const trades = await Promise.all([1, 2, 3].map(() => tradeTicket(browser, { userData: { ticket } })));
    expect(trades.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    await refused(browser, { userData: { ticket } });
    expect((await browser.get('/api/auth/session')).body.user).toBeDefined();
  });

  it('works only in the browser that the ticket was made for', async () => {
    const browser = await arrived();
    const ticket = await ticketOf(browser);
    const visitorNextDoor = world.visitor();
    await refused(visitorNextDoor, { provider: 'oidc', userData: { ticket } });
    await refused(await arrived(), { userData: { ticket } });
    expect((await tradeTicket(browser)).status).toBe(200);
  });

  it('fails with a ticket of another store', async () => {
    const account = world.somebody();
    const there = await arrived(account, 'bakehouse');
    const ticket = await ticketOf(there);
    const copied = world.visitor();
    for (const [name, value] of there.cookies) copied.cookies.set(name, value);
    await refused(copied, { provider: 'oidc', userData: { ticket } });
    await refused(await arrived(account), { userData: { ticket } });
    expect((await tradeTicket(there)).status).toBe(200);
  });

  it('fails with a ticket of another provider', async () => {
    const browser = await arrived();
    for (const provider of ['google', 'github', 'credentials', '']) await refused(browser, { provider });
    const browserOfAnn = world.visitor();
    await enterPassword(browserOfAnn, ann);
    await refused(browserOfAnn, { provider: 'oidc' });
    expect((await tradeTicket(browserOfAnn)).body.user.email).toBe('ann@fresh.test');
  });

  it.each(['tenantAdmin', 'platformAdmin'])('gives nobody the role of a %s', async (loginType) => {
    await refused(await arrived(), { loginType });
  });

  it('fails for an e-mail that the provider has not verified', async () => {
    const browser = await arrived(world.somebody({ email_verified: false }));
    await refused(browser, { provider: 'oidc' });
  });

  it('ignores the request’s other fields', async () => {
    const account = world.somebody();
    const browser = await arrived(account);
    const ticket = await ticketOf(browser);
    const lies = {
      email: 'ann@fresh.test',
      id: 'x',
      sub: 'sub-1',
      role: 'ADMIN',
      tenantId: 'x',
      name: 'Ann',
    };
    const { status, body } = await tradeTicket(browser, {
      userData: { ticket, ...lies },
      tenantContext: { slug: 'bakehouse', adminType: 'platform', ...lies },
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      email: account.email,
      name: 'Tess Test',
      role: 'CUSTOMER',
      tenantId: world.stores.fresh,
    });
  });

  it('fails after a minute and after the session has ended', async () => {
    const late = await arrived();
    const ticket = await ticketOf(late);
    await inTenant(world.test.database, world.stores.fresh, (tx) =>
      tx.execute(`update one_time_tokens set expires_at = expires_at - interval '61 seconds'`),
    );
    expect(await ticketOf(late)).toBeUndefined();
    await refused(late, { userData: { ticket } });

    const ended = await arrived();
    const second = await ticketOf(ended);
    await inTenant(world.test.database, world.stores.fresh, (tx) =>
      tx.execute('update sessions set revoked_at = now()'),
    );
    await refused(ended, { provider: 'oidc', userData: { ticket: second } });
  });

  it('stores no ticket in the database', async () => {
    const ticket = await ticketOf(await arrived());
    const { rows: found } = await inTenant(world.test.database, world.stores.fresh, (tx) =>
      tx.execute('select t::text from one_time_tokens t'),
    );
    expect(JSON.stringify(found)).not.toContain(ticket);
  });
});

describe('the cookies of a visit to a provider', () => {
  it.each(['state', 'pkce', 'nonce'])('are no session: %s', async (role) => {
    const browser = world.visitor();
    await beginAtIssuer(browser);
    const thief = world.visitor();
    const value = browser.cookies.get(`shopper.${role}`) ?? '';
    expect(value).not.toBe('');
    thief.cookies.set('shopper.session', value);
    expect((await thief.get('/api/auth/session')).body).toEqual({});
  });

  it('are no session even with the state that the provider saw', async () => {
    const browser = world.visitor();
    const address = new URL(await beginAtIssuer(browser));
    for (const name of ['state', 'nonce']) {
      browser.cookies.set('shopper.session', address.searchParams.get(name) ?? '');
      expect((await browser.get('/api/auth/session')).body).toEqual({});
    }
  });

  it('cannot be exchanged for one another', async () => {
    const browser = world.visitor();
    const path = await visitIssuer(await beginAtIssuer(browser), world.somebody());
    const { cookies } = browser;
    const [state, pkce] = [cookies.get('shopper.state') ?? '', cookies.get('shopper.pkce') ?? ''];
    cookies.set('shopper.state', pkce).set('shopper.pkce', state);
    await world.expectRefusal(browser, (await browser.get(path)).location);
  });
});
