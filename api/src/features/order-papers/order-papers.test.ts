import { inTenant } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addProduct, addVariant } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy, home } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { readPapers } from './order-papers.service.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let ann: Actor;
let owner: Actor;
beforeAll(async () => {
  test = await startTestApp();
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
  ann = await createCustomer(test.database, tenantId);
});
afterAll(() => test.close());

async function place(kinds = 1): Promise<string> {
  const items = [];
  for (let kind = 0; kind < kinds; kind += 1)
    items.push({ variantId: await addVariant(test.database, tenantId, { price: 1_999 }), quantity: 2 });
  const address = { ...home, name: 'Zoë Müller-Groß', city: 'Nürnberg' };
  return (await buy(test, host, ann.token, { items, address })).body.id;
}

async function paper(kind: string, ids: string[], token = owner.token) {
  const headers = { host, authorization: `Bearer ${token}` };
  const reply = await test.app.inject({ url: `/api/order-papers/${kind}?ids=${ids}&language=de`, headers });
  const text = reply.rawPayload.toString('latin1');
  return {
    status: reply.statusCode,
    type: reply.headers['content-type'],
    isPdf: text.startsWith('%PDF-'),
    pages: text.split(/\/Type \/Page\b/).length - 1,
  };
}

it.each(['packing-slips', 'invoices'])(
  '%s are one PDF, with each order on pages of its own',
  async (kind) => {
    const short = await place();
    const long = await place(60);
    expect(await paper(kind, [short])).toEqual({
      status: 200,
      type: 'application/pdf',
      isPdf: true,
      pages: 1,
    });
    const many = await paper(kind, [short, long, short]);
    expect(many.pages).toBeGreaterThan(2);
  },
);

it('a packing slip leads through the aisles, and says whose age is to be checked', async () => {
  const aisles = ['12', '', 'B 3', '9'];
  const products = await Promise.all(
    aisles.map((aisle, index) =>
      addProduct(test.database, tenantId, { aisle, ageLimit: index === 2 ? 16 : null }),
    ),
  );
  const items = products.map(({ variants }) => ({ variantId: variants[0]!.id, quantity: 1 }));
  const { body } = await buy(test, host, ann.token, { items, confirmedAge: 16 });
  const wanted = { kind: 'packing-slips' as const, ids: [body.id], language: 'de' as const, storeName: '' };
  const [slip] = await inTenant(test.database, tenantId, (tx) => readPapers(tx, tenantId, wanted));
  const written = JSON.stringify(slip?.content);
  const places = [3, 0, 2, 1].map((index) => written.indexOf(products[index]!.title.en ?? ''));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(written).toContain('Nur an Personen ab 16 Jahren übergeben. Ausweis prüfen.');
});

it('an invoice has net, tax and gross of each rate, with the share of the delivery', async () => {
  const call = (path: string, body: object) =>
    test.call(host, 'POST', `/api${path}`, { token: owner.token, body });
  const { id: taxClassId } = (await call('/tax-classes', { name: 'Drinks', rateBp: 1_900 })).body;
  const { variants } = await addProduct(test.database, tenantId, { taxClassId }, { price: 1_000 });
  const bread = await addVariant(test.database, tenantId, { price: 1_000 });
  const items = [variants[0]!.id, bread].map((variantId) => ({ variantId, quantity: 1 }));
  const { body } = await buy(test, host, ann.token, { items, shippingOption: 'two' });
  const wanted = { kind: 'invoices' as const, ids: [body.id], language: 'en' as const, storeName: '' };
  const [invoice] = await inTenant(test.database, tenantId, (tx) => readPapers(tx, tenantId, wanted));
  const texts = [...JSON.stringify(invoice?.content).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text);
  // 20.00 of goods and 20.00 of delivery, half of each at 19 %: 1.60 + 1.60.
  const taxes = texts.slice(texts.lastIndexOf('Gross') + 1);
  expect(taxes.slice(0, 8)).toEqual(['0%', '$20.00', '$0.00', '$20.00', '19%', '$16.80', '$3.20', '$20.00']);
});

it('the invoice of an order that is picked up says that it is paid there', async () => {
  const id = await place();
  const written = async () => {
    const wanted = { kind: 'invoices' as const, ids: [id], storeName: '' };
    const [invoice] = await inTenant(test.database, tenantId, (tx) => readPapers(tx, tenantId, wanted));
    return JSON.stringify(invoice?.content);
  };
  expect(await written()).toContain('Cash on delivery');
  for (const status of ['confirmed', 'picking', 'packed', 'pickup_ready'])
    await test.call(host, 'PUT', `/api/orders/status/${id}`, { token: owner.token, body: { status } });
  expect(await written()).toContain('Cash at pick-up');
  expect(await written()).not.toContain('Cash on delivery');
});

it('documents exist for the store’s own orders only, and need the permission to read orders', async () => {
  const id = await place();
  const other = await createStore(test.database, 'bakehouse');
  const stranger = await createStaff(test.database, other, 'owner');
  const headers = { host: 'bakehouse.localhost', authorization: `Bearer ${stranger.token}` };
  const url = `/api/order-papers/invoices?ids=${id}`;
  expect((await test.app.inject({ url, headers })).statusCode).toBe(404);
  const cook = await createStaff(test.database, tenantId, ['read_products']);
  expect((await paper('invoices', [id], cook.token)).status).toBe(403);
  expect((await paper('invoices', [])).status).toBe(400);
  expect((await paper('contracts', [id])).status).toBe(400);
});

it('a shopper gets the invoice of an own order as a PDF, and of no other', async () => {
  const id = await place();
  const get = async (token: string) =>
    test.app.inject({
      url: `/api/order-papers/mine/${id}`,
      headers: { host, authorization: `Bearer ${token}` },
    });
  const reply = await get(ann.token);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(reply.rawPayload.toString('latin1')).toMatch(/^%PDF-/);
  expect((await get((await createCustomer(test.database, tenantId)).token)).statusCode).toBe(404);
  expect((await get(owner.token)).statusCode).toBe(403);
});
