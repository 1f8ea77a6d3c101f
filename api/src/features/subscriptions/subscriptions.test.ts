import { eq, sql } from 'drizzle-orm';
import { mails } from '../../platform/mail/mails.table.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { tenants } from '../../platform/tenancy/tenants.table.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser, createStaff } from '../../testing/actors.ts';
import { addProduct } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { linkTo } from '../../testing/mailbox.ts';
import { addPlan, subscribe } from '../../testing/plans.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { openStore } from '../tenants/open-store.ts';
import { advanceSubscriptions } from './subscriptions.due.service.ts';
import { subscriptions } from './subscriptions.table.ts';

const config = { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test' as const, DATA_DIR: '' };
let test: TestApp;
let operator: Actor;
let small: string;
let large: string;
/** The clock of the platform. */
let now = new Date('2026-04-01T00:00:00Z');
beforeAll(async () => {
  test = await startTestApp({ clock: () => now });
  operator = await createPlatformUser(test.database);
  small = await addPlan(test.database, {
    prices: { EUR: 1_900 },
    maxProducts: 1,
    trialDays: 30,
    isDefault: true,
  });
  large = await addPlan(test.database, { prices: { EUR: 4_900 }, position: 1 });
});
afterAll(() => test.close());

const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const platform = (method: 'GET' | 'PUT', path: string, body?: object) =>
  test.call('localhost', method, `/api${path}`, { token: operator.token, ...(body && { body }) });
const store = (slug: string, owner: Actor) => (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
  test.call(`${slug}.localhost`, method, `/api/subscription${path}`, {
    token: owner.token,
    ...(body && { body }),
  });
const pass = async (count: number) => {
  now = days(count);
  return advanceSubscriptions(test.database, { config, now });
};
const stateOf = async (tenantId: string) => {
  const [row] = await onPlatform(test.database, (tx) =>
    tx
      .select({ state: subscriptions.state, status: tenants.status })
      .from(subscriptions)
      .innerJoin(tenants, eq(tenants.id, subscriptions.tenantId))
      .where(eq(subscriptions.tenantId, tenantId)),
  );
  return row && `${row.state}, store ${row.status}`;
};
const mailsTo = async (recipient: string) => {
  const rows = await onPlatform(test.database, (tx) =>
    tx
      .select({ kind: mails.kind })
      .from(mails)
      .where(sql`recipient = ${recipient} and kind like 'subscription%'`)
      .orderBy(mails.createdAt, mails.id),
  );
  return rows.map(({ kind }) => kind.replace('subscription_', ''));
};
async function openTrial(slug: string) {
  const id = await onPlatform(test.database, (tx) =>
    openStore(tx, {
      ...{ name: slug, slug, host: `${slug}.localhost`, ownerName: 'Ann', ownerEmail: `owner@${slug}.test` },
      ...{ passwordHash: '-', currency: 'EUR', language: 'en', color: '#123456' },
    }),
  );
  // The store opened by the clock of this machine.
  await onPlatform(test.database, (tx) =>
    tx
      .update(subscriptions)
      .set({ startedAt: now, endsAt: days(30) })
      .where(eq(subscriptions.tenantId, id)),
  );
  const owner = await createStaff(test.database, id, 'owner');
  return { id, owner, call: store(slug, owner) };
}

it('a new store is in the trial of the plan for new stores, and closes when nobody chooses one', async () => {
  const { id, call } = await openTrial('idle');
  const { subscription } = (await call('GET', '')).body;
  expect(subscription).toMatchObject({
    state: 'trial',
    renews: false,
    currency: 'EUR',
    endsAt: days(30).toISOString(),
  });
  expect(subscription.usage.products).toEqual({ used: 0, limit: 1 });
  await pass(26);
  expect(await mailsTo('owner@idle.test')).toEqual([]);
  await pass(1);
  expect(await mailsTo('owner@idle.test')).toEqual(['trial_ends']);
  expect(await stateOf(id)).toBe('trial, store active');
  await pass(3);
  expect(await stateOf(id)).toBe('inactive, store inactive');
  expect(await mailsTo('owner@idle.test')).toEqual(['trial_ends', 'ended']);
  expect(await pass(0)).toBe(0);
});

it('a chosen plan is paid from the end of the trial on: an invoice each month, overdue, closed, and open again when it is paid', async () => {
  const { id, call } = await openTrial('busy');
  const { version } = (await call('GET', '')).body.subscription;
  expect((await call('PUT', '', { planId: large, version })).body.subscription).toMatchObject({
    ...{ state: 'trial', renews: true },
    plan: { id: large },
  });
  expect((await call('PUT', '', { planId: large, version })).body.code).toBe('VERSION_CONFLICT');
  await pass(30);
  expect(await stateOf(id)).toBe('active, store active');
  const [invoice] = (await call('GET', '/invoices')).body;
  const amounts = { net: 4_900, tax: 0, total: 4_900 };
  expect(invoice).toMatchObject({ status: 'open', ...amounts, dueAt: days(14).toISOString() });
  const { pathname } = await linkTo(test.database, 'owner@busy.test');
  expect(pathname).toBe(`/admin/subscription/invoices/${invoice.id}`);
  await pass(14);
  expect(await stateOf(id)).toBe('past_due, store active');
  const own = (await call('GET', '')).body.subscription;
  expect((await call('PUT', '', { planId: small, version: own.version })).body.code).toBe('INVOICE_OPEN');
  await pass(14);
  expect(await stateOf(id)).toBe('inactive, store inactive');
  expect(await mailsTo('owner@busy.test')).toEqual(['invoice', 'overdue', 'ended']);

  const paid = await platform('PUT', `/invoices/status/${invoice.id}`, { note: 'by bank' });
  expect(paid.body).toMatchObject({ status: 'paid', paidNote: 'by bank', paidAt: now.toISOString() });
  expect(await stateOf(id)).toBe('active, store active');
  expect((await platform('PUT', `/invoices/status/${invoice.id}`, { note: 'again' })).body.paidNote).toBe(
    'by bank',
  );
});

it('within a month the rest of both plans is set off, and what is given back reduces the next invoice', async () => {
  const id = await createStore(test.database, 'changing');
  await subscribe(test.database, id, small, { startedAt: now, endsAt: days(30) });
  const call = store('changing', await createStaff(test.database, id, 'owner'));
  const choose = async (planId: string) => {
    const { version } = (await call('GET', '')).body.subscription;
    return call('PUT', '', { planId, version });
  };
  await pass(15);
  const offered = (await call('GET', '')).body.subscription.choices;
  expect(offered.map(({ difference }: { difference: number }) => difference)).toEqual([0, 1_500]);
  await choose(large);
  const [upgrade] = (await call('GET', '/invoices')).body;
  expect(upgrade.net).toBe(1_500);
  await platform('PUT', `/invoices/status/${upgrade.id}`, { note: '' });
  await choose(small);
  const credited = (await call('GET', '')).body.subscription;
  expect(credited).toMatchObject({ credit: 1_500, plan: { id: small } });
  await pass(15);
  const invoices = (await call('GET', '/invoices')).body;
  expect(invoices.map(({ net }: { net: number }) => net)).toEqual([400, 1_500]);
  expect((await call('GET', '')).body.subscription.credit).toBe(0);
});

it('invoices have the issuer, the tax and the number of their day, without gaps, whoever writes at the same moment', async () => {
  const issuer = {
    name: 'Larder Ltd',
    address: '1 Quay',
    taxNumber: 'GB 1',
    taxRateBp: 1_900,
    paymentDays: 7,
  };
  const saved = await platform('PUT', '/invoices/issuer', { ...issuer, payment: 'IBAN 1', version: 0 });
  expect(saved.body).toMatchObject({ ...issuer, version: 1 });
  const none = await platform('PUT', '/invoices/issuer', { ...issuer, version: Number.MAX_SAFE_INTEGER });
  expect(none.status).toBe(400);
  const stale = await platform('PUT', '/invoices/issuer', { ...issuer, payment: 'IBAN 2', version: 0 });
  expect(stale.body.code).toBe('VERSION_CONFLICT');
  const ids = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const id = await createStore(test.database, `many-${index}`);
      await subscribe(test.database, id, small, { startedAt: days(-30), endsAt: now });
      return id;
    }),
  );
  // Two processes at once: each store gets one invoice.
  await Promise.all([pass(0), pass(0)]);
  const { items } = (await platform('GET', '/invoices?limit=100&sort=number')).body;
  const numbers = items.map(({ number }: { number: number }) => number);
  expect(numbers).toEqual(numbers.map((_: number, index: number) => index + 1));
  const mine = items.filter(({ tenantId }: { tenantId: string }) => ids.includes(tenantId));
  expect(mine).toHaveLength(8);
  expect(mine[0]).toMatchObject({ net: 1_900, tax: 361, total: 2_261, dueAt: days(7).toISOString() });
  expect((await platform('GET', `/invoices/${mine[0].id}`)).body).toMatchObject({
    ...{ taxRateBp: 1_900, tax: 361, total: 2_261 },
    ...{ issuer: { name: 'Larder Ltd', payment: 'IBAN 1' }, billTo: { name: mine[0].store } },
    ...{ lines: [{ kind: 'month', amount: 1_900, plan: { en: 'Market' } }], method: null, slug: 'many-0' },
  });
  const pdf = await platform('GET', `/invoices/${mine[0].id}/pdf?language=de`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.body.slice(0, 5)).toBe('%PDF-');
});

it('a plan that is smaller than what the store has is refused, and says what has to go', async () => {
  const id = await createStore(test.database, 'full');
  await subscribe(test.database, id, large);
  const call = store('full', await createStaff(test.database, id, 'owner'));
  await addProduct(test.database, id);
  await addProduct(test.database, id);
  const { version, choices } = (await call('GET', '')).body.subscription;
  expect(choices.map(({ fits }: { fits: boolean }) => fits)).toEqual([false, true]);
  const refused = await call('PUT', '', { planId: small, version });
  expect(refused.body).toMatchObject({
    code: 'PLAN_TOO_SMALL',
    details: [{ field: 'products', message: '2 of 1' }],
  });
});

it('a cancelled subscription runs to the end of its month, unless a plan is chosen again', async () => {
  const id = await createStore(test.database, 'leaving');
  await subscribe(test.database, id, large, { startedAt: now, endsAt: days(30) });
  const call = store('leaving', await createStaff(test.database, id, 'owner'));
  const cancel = async () => {
    const { version } = (await call('GET', '')).body.subscription;
    return (await call('POST', '/cancel', { version })).body.subscription;
  };
  const cancelled = await cancel();
  expect(cancelled).toMatchObject({ state: 'active', renews: false });
  const kept = await call('PUT', '', { planId: large, version: cancelled.version });
  expect(kept.body.subscription.renews).toBe(true);
  await cancel();
  await pass(30);
  expect(await stateOf(id)).toBe('inactive, store inactive');
});

it('only the owner of a store reads its plan and its invoices, and of no other store', async () => {
  const id = await createStore(test.database, 'ours');
  await subscribe(test.database, id, large, { startedAt: days(-30), endsAt: now });
  const theirs = await createStore(test.database, 'theirs');
  await subscribe(test.database, theirs, large, { startedAt: days(-30), endsAt: now });
  await pass(0);
  const ours = store('ours', await createStaff(test.database, id, 'owner'));
  const manager = store('ours', await createStaff(test.database, id, ['read_settings', 'write_settings']));
  expect((await manager('GET', '')).status).toBe(403);
  expect((await ours('GET', '/invoices')).body).toHaveLength(1);
  const [invoice] = (
    await store('theirs', await createStaff(test.database, theirs, 'owner'))('GET', '/invoices')
  ).body;
  for (const path of ['', '/pdf?language=en'])
    expect((await ours('GET', `/invoices/${invoice.id}${path}`)).status).toBe(404);
  const [{ id: own }] = (await ours('GET', '/invoices')).body;
  expect((await ours('GET', `/invoices/${own}`)).body).toMatchObject({ id: own, billTo: { name: 'ours' } });
});

it('operators move a trial and give plans that nobody is offered', async () => {
  const { id } = await openTrial('friend');
  const hidden = await addPlan(test.database, { status: 'hide', prices: { EUR: 0 } });
  const before = (await platform('GET', `/subscriptions/${id}`)).body;
  const trialEndsAt = days(60).toISOString();
  const moved = await platform('PUT', `/subscriptions/${id}`, {
    ...{ planId: hidden, trialEndsAt, version: before.version },
  });
  expect(moved.body).toMatchObject({ planId: hidden, endsAt: trialEndsAt, state: 'trial', price: 0 });
  const listed = (await platform('GET', '/subscriptions?state=trial&q=friend')).body;
  expect(listed.items).toMatchObject([{ id, store: 'friend', plan: { en: 'Market' } }]);
});
