import { and, eq } from 'drizzle-orm';
import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { createCustomer } from '../../testing/actors.ts';
import { enterPassword, enterThroughIssuer } from '../../testing/browser.ts';
import type { Account } from '../../testing/issuer.ts';
import type { LayerWorld, layerHosts } from '../../testing/sign-in-layer.ts';
import { startLayerWorld } from '../../testing/sign-in-layer.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { customers } from '../customers/customers.table.ts';
import { identities } from './auth.table.ts';

type Store = keyof typeof layerHosts;
let world: LayerWorld;
let test: TestApp;
let stores: Record<Store, string>;
beforeAll(async () => {
  world = await startLayerWorld();
  ({ test, stores } = world);
});
afterAll(() => world.close());

const visitor = (store?: Store) => world.visitor(store);
const somebody = (change?: Partial<Account>) => world.somebody(change);

/** Comes back from the provider, and tells who is signed in then. */
async function enter(account: Account, browser = visitor(), callbackUrl = '/checkout') {
  const { location } = await enterThroughIssuer(browser, account, callbackUrl);
  const { user } = (await browser.get('/api/auth/session')).body;
  return { location, user };
}

async function addCustomer(email: string, emailVerifiedAt: Date | null, password?: string) {
  const { id } = await createCustomer(test.database, stores.fresh, { email, ...(password && { password }) });
  await inTenant(test.database, stores.fresh, (tx) =>
    tx.update(customers).set({ emailVerifiedAt }).where(eq(customers.id, id)),
  );
  return id;
}

const customersOf = (email: string) =>
  inTenant(test.database, stores.fresh, (tx) =>
    tx
      .select({ id: customers.id, name: customers.name, verifiedAt: customers.emailVerifiedAt })
      .from(customers)
      .where(eq(customers.email, email)),
  );
const identitiesOf = (subject: string, store: Store = 'fresh') =>
  inTenant(test.database, stores[store], (tx) =>
    tx
      .select({ customerId: identities.customerId, email: identities.email })
      .from(identities)
      .where(and(eq(identities.provider, 'oidc'), eq(identities.subject, subject))),
  );

describe('a new identity', () => {
  it('becomes a customer with a confirmed e-mail', async () => {
    const account = somebody({ email: 'New@ID.test' });
    const { location, user } = await enter(account);
    expect(location).toBe('/checkout');
    expect(user).toMatchObject({ name: 'Tess Test', email: 'new@id.test', role: 'CUSTOMER' });
    expect(await customersOf('new@id.test')).toEqual([
      { id: user.id, name: 'Tess Test', verifiedAt: expect.any(Date) },
    ]);
    expect(await identitiesOf(account.sub)).toEqual([{ customerId: user.id, email: 'new@id.test' }]);
  });

  it('becomes one customer under concurrent sign-ins', async () => {
    const account = somebody();
    const entered = await Promise.all([1, 2, 3].map(() => enter(account)));
    expect(new Set(entered.map(({ user }) => user.id)).size).toBe(1);
    expect(await customersOf(account.email ?? '')).toHaveLength(1);
  });

  it.each<[string, Partial<Account>]>([
    ['whose e-mail the provider has not verified', { email_verified: false }],
    ['about whose e-mail the provider says nothing', { email_verified: undefined as never }],
    ['whose e-mail is verified in words only', { email_verified: 'true' as never }],
    ['without an e-mail', { email: undefined as never }],
    ['with two e-mails', { email: 'a@x.test,b@y.test' }],
    ['with a quoted e-mail', { email: '"ann@fresh.test"@evil.test' }],
    ['with a look-alike of the @', { email: 'ann＠fresh.test' }],
    ['with an e-mail in lines', { email: 'ann@fresh.test\nbcc: eve@evil.test' }],
  ])('%s is refused, and nothing is written', async (_what, change) => {
    const account = somebody(change);
    const { location, user } = await enter(account);
    expect(location).toBe('/auth/login?error=EmailUnverifiedError&callbackUrl=%2Fcheckout');
    expect(user).toBeUndefined();
    expect(await identitiesOf(account.sub)).toEqual([]);
    expect(await customersOf(String(account.email))).toEqual([]);
  });

  it('gets a one-line name, or a name made from its address', async () => {
    const markup = somebody({ name: `<b>Tess</b>\r\n\u202e${'x'.repeat(200)}` });
    expect((await enter(markup)).user.name).toMatch(/^<b>Tess<\/b> x{68}$/);
    const nameless = somebody({ name: ' ' });
    expect((await enter(nameless)).user.name).toBe(nameless.email?.split('@')[0]);
  });
});

describe('a known identity', () => {
  it('is the same customer, also when its e-mail has changed or is no longer verified', async () => {
    const account = somebody();
    const { user } = await enter(account);
    const moved = { ...account, email: 'moved@id.test', email_verified: false };
    expect((await enter(moved)).user).toEqual(user);
    expect(await identitiesOf(account.sub)).toEqual([{ customerId: user.id, email: 'moved@id.test' }]);
    expect((await enter({ ...account, email: undefined as never })).user).toEqual(user);
  });

  it('is refused when the customer is blocked', async () => {
    const account = somebody();
    const { user } = await enter(account);
    await inTenant(test.database, stores.fresh, (tx) =>
      tx.update(customers).set({ status: 'blocked' }).where(eq(customers.id, user.id)),
    );
    const again = await enter(account);
    expect([again.location, again.user]).toEqual([
      '/auth/login?error=AccessDenied&callbackUrl=%2Fcheckout',
      undefined,
    ]);
  });

  it('is another customer in another store', async () => {
    const account = somebody();
    const { user } = await enter(account);
    const there = await enter(account, visitor('bakehouse'));
    expect(there.user).toMatchObject({ email: account.email, tenantId: stores.bakehouse });
    expect(there.user.id).not.toBe(user.id);
    expect(await identitiesOf(account.sub, 'bakehouse')).toHaveLength(1);
  });
});

describe('an existing account', () => {
  it('is linked when both sides have confirmed the e-mail', async () => {
    const account = somebody();
    const id = await addCustomer(account.email ?? '', new Date());
    expect((await enter(account)).user.id).toBe(id);
    expect(await identitiesOf(account.sub)).toEqual([{ customerId: id, email: account.email }]);
  });

  it('is not linked when its e-mail is unconfirmed in the store', async () => {
    const account = somebody();
    const id = await addCustomer(account.email ?? '', null);
    const { location, user } = await enter(account);
    expect(location).toBe('/auth/login?error=AccountNotLinkedError&callbackUrl=%2Fcheckout');
    expect(user).toBeUndefined();
    expect(await identitiesOf(account.sub)).toEqual([]);
    expect(await customersOf(account.email ?? '')).toEqual([
      expect.objectContaining({ id, verifiedAt: null }),
    ]);
  });

  it('is not linked by an e-mail that the provider has not verified', async () => {
    const account = somebody({ email_verified: false });
    await addCustomer(account.email ?? '', new Date());
    const { location, user } = await enter(account);
    expect([location, user]).toEqual([
      '/auth/login?error=EmailUnverifiedError&callbackUrl=%2Fcheckout',
      undefined,
    ]);
    expect(await identitiesOf(account.sub)).toEqual([]);
  });

  it('is linked by its owner, who signed in with the password first', async () => {
    const account = somebody({ email_verified: false });
    const password = 'correct horse battery';
    const id = await addCustomer(account.email ?? '', null, password);
    const browser = visitor();
    await enterPassword(browser, { email: account.email ?? '', password });
    expect((await enter(account, browser)).user.id).toBe(id);
    expect((await enter(account)).user.id).toBe(id);
    expect((await customersOf(account.email ?? ''))[0]?.verifiedAt).toBeNull();
  });

  it('is not linked to another person’s identity in the same browser', async () => {
    const password = 'correct horse battery';
    const own = await addCustomer('own@fresh.test', new Date(), password);
    const browser = visitor();
    await enterPassword(browser, { email: 'own@fresh.test', password });
    const account = somebody();
    const { user } = await enter(account, browser);
    expect(user.email).toBe(account.email);
    expect(user.id).not.toBe(own);
  });

  it('is not linked by the remains of an ended session', async () => {
    const account = somebody();
    const password = 'correct horse battery';
    await addCustomer(account.email ?? '', null, password);
    const browser = visitor();
    await enterPassword(browser, { email: account.email ?? '', password });
    const cookie = browser.cookies.get('shopper.session') ?? '';
    await browser.post('/api/auth/signout', { form: { csrfToken: await browser.csrf(), json: 'true' } });
    browser.cookies.set('shopper.session', cookie);
    expect((await enter(account, browser)).location).toContain('error=AccountNotLinkedError');
  });

  it('is refused when it is blocked', async () => {
    const account = somebody();
    const id = await addCustomer(account.email ?? '', new Date());
    await inTenant(test.database, stores.fresh, (tx) =>
      tx.update(customers).set({ status: 'blocked' }).where(eq(customers.id, id)),
    );
    expect((await enter(account)).location).toContain('error=AccessDenied');
    expect(await identitiesOf(account.sub)).toEqual([]);
  });
});
