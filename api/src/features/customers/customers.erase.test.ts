import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer } from '../../testing/actors.ts';
import { addVariant } from '../../testing/catalog.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { FilledStore } from '../../testing/world.ts';
import { fillStore } from '../../testing/world.ts';
import { identities } from '../auth/auth.table.ts';
import { queueMail } from '../mails/mails.service.ts';
import { reviews } from '../reviews/reviews.table.ts';

const mark = 'Quillfeather';
const email = 'quill@shop.test';
let test: TestApp;
let store: FilledStore;
let theirs: FilledStore;
let quill: Actor;
let orderId: string;
beforeAll(async () => {
  test = await startTestApp();
  store = await fillStore(test, 'fresh', 'Fresh');
  theirs = await fillStore(test, 'bakehouse', 'Bakehouse');
  const { database } = test;
  const { tenantId, host } = store;
  quill = await createCustomer(database, tenantId, { name: mark, email });
  const items = [{ variantId: await addVariant(database, tenantId, { onHand: 9 }), quantity: 2 }];
  const bought = await buy(test, host, quill.token, {
    items,
    notes: `${mark} is deaf`,
    address: {
      ...{
        name: mark,
        contact: `+1 ${mark}`,
        email,
        address: `1 ${mark} Street`,
        city: mark,
        zipCode: '12345',
      },
      ...{ country: 'Austria', deliveryNote: mark },
    },
  });
  if (bought.status !== 201) throw new Error(JSON.stringify(bought.body));
  orderId = bought.body.id;
  await inTenant(database, tenantId, async (tx) => {
    await tx
      .insert(identities)
      .values({ tenantId, customerId: quill.id, provider: 'google', subject: `google-${mark}`, email });
    const { productId } = bought.body.lines[0];
    const review = { rating: 5, status: 'approved', text: `${mark} likes it`, authorName: mark } as const;
    await tx.insert(reviews).values({ tenantId, productId, customerId: quill.id, ...review });
  });
  for (const { tenantId: id } of [store, theirs]) {
    const recipient = { email, name: mark, locale: 'en' as const };
    const mail = { tenant: { id, name: 'Fresh' }, kind: 'reset_password' as const, recipient, link: '/x' };
    await inTenant(database, id, (tx) => queueMail(tx, mail));
  }
  await call('POST', `/customers/${quill.id}/notes`, { text: `${mark} rings twice` });
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  test.call(store.host, method, `/api${path}`, { body, token: store.owner.token });
const erase = (given = email) => call('POST', `/customers/${quill.id}/erase`, { email: given });

/** Returns the store's tables that name the person. The audit log cannot be changed, and names nobody's data. */
async function traces(): Promise<string[]> {
  const { rows: tables } = await test.database.pool.query<{ name: string; guarded: boolean }>(
    `select relname as name, relforcerowsecurity as guarded from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'audit_log' order by 1`,
  );
  const found: string[] = [];
  for (const { name, guarded } of tables) {
    const text = `select 1 from ${name} t where t::text ~* 'quill'
      and to_jsonb(t) ->> 'tenant_id' is not distinct from '${store.tenantId}' limit 1`;
    const { rowCount } = guarded
      ? await inTenant(test.database, store.tenantId, (tx) => tx.execute(text))
      : await test.database.pool.query(text);
    if (rowCount) found.push(name);
  }
  return found;
}

it('the export of a customer holds everything about the person, and taking it is recorded', async () => {
  const { status, body } = await call('GET', `/customers/${quill.id}/export`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    customer: {
      name: mark,
      email,
      addresses: [expect.objectContaining({ line1: `1 ${mark} Street` })],
      notes: [expect.objectContaining({ text: `${mark} rings twice` })],
    },
    identities: [{ provider: 'google', subject: `google-${mark}`, email }],
    orders: [{ notes: `${mark} is deaf`, userInfo: { name: mark }, lines: [{ qtyOrdered: 2 }] }],
    reviews: [{ rating: 5, text: `${mark} likes it`, authorName: mark }],
    // A worker may have written the mail about the order by now.
    mails: expect.arrayContaining([expect.objectContaining({ kind: 'reset_password' })]),
  });
  expect(body.sessions).toHaveLength(1);
  expect(JSON.stringify(body)).not.toMatch(/Hash|refresh/i);
  expect(await acts()).toContain('customers.export');
});

const acts = async (): Promise<string[]> => {
  const { rows } = await test.database.pool.query<{ action: string }>(
    `select action from audit_log where tenant_id = '${store.tenantId}' and details ->> 'customerId' = '${quill.id}'`,
  );
  return rows.map(({ action }) => action);
};

it('a customer is erased only with their e-mail, and not while an order is under way', async () => {
  const wrong = await erase('else@shop.test');
  expect([wrong.status, wrong.body.details]).toEqual([400, [{ field: 'email', message: 'differs' }]]);
  const open = await erase();
  expect([open.status, open.body.code, open.body.details]).toEqual([
    409,
    'IN_USE',
    [{ field: 'orders', message: 'under_way' }],
  ]);
  expect(await traces()).toEqual([
    'addresses',
    'customer_notes',
    'customers',
    'idempotency_keys',
    'identities',
    'mails',
    'notifications',
    'order_events',
    'orders',
    'reviews',
  ]);
});

it('an erased customer is named nowhere any more, and their order keeps what the books need', async () => {
  await call('PUT', `/orders/status/${orderId}`, { status: 'cancelled', note: 'Sold out' });
  const before = (await call('GET', `/orders/${orderId}`)).body;
  const { status, body } = await erase(' Quill@Shop.test ');
  expect([status, body.status, body.name]).toEqual([200, 'erased', '']);
  expect(await traces()).toEqual([]);
  const after = (await call('GET', `/orders/${orderId}`)).body;
  expect(after).toMatchObject({
    number: before.number,
    total: before.total,
    lines: before.lines,
    customerId: quill.id,
    notes: '',
    userInfo: { name: '', email: '', address: '', country: 'Austria' },
  });
  expect(await acts()).toContain('customers.erase');
  const { rows } = await test.database.pool.query(`select tenant_id from mails where recipient = '${email}'`);
  expect(rows).toEqual([{ tenant_id: theirs.tenantId }]);
});

it('an erased customer can be read, and neither changed nor signed in', async () => {
  const { body } = await call('GET', `/customers/${quill.id}`);
  expect(body).toMatchObject({ status: 'erased', erasedAt: expect.any(String), addresses: [], notes: [] });
  expect((await erase()).status).toBe(404);
  const changed = { name: 'Quill', phone: '', locale: 'en', tags: [], version: body.version };
  expect((await call('PUT', `/customers/${quill.id}`, changed)).status).toBe(404);
  expect((await call('POST', `/customers/${quill.id}/notes`, { text: 'Quill' })).status).toBe(404);
  const back = { id: quill.id, status: 'active' };
  const bulk = { items: [back], operation: 'customers.status', adminContext: {} };
  expect((await call('POST', '/admin/bulk/customers.status', bulk)).status).toBe(404);
  const me = await test.call(store.host, 'GET', '/api/customers/me', { token: quill.token });
  expect(me.body.code).toBe('SESSION_ENDED');
  const listed = await call('GET', '/customers');
  expect(listed.body.items.map((one: { id: string }) => one.id)).not.toContain(quill.id);
  expect(listed.body.counts.erased).toBe(1);
});

it('the address of an erased customer is free for another account', async () => {
  await call('POST', '/customers', { name: 'New', email, phone: '', locale: 'en', tags: [] });
  expect((await call('GET', `/customers?q=${email}`)).body.totalDoc).toBe(1);
});
