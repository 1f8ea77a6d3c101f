import { parse } from 'csv-parse/sync';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createPlatformUser, createStaff } from '../../testing/actors.ts';
import { addProduct } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { ProductDetail } from '../products/products.schema.ts';

const host = 'fresh.localhost';
/** Markup, scripts, formulas and what breaks a mail or a file. */
const corpus = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><iframe srcdoc="<script>alert(1)</script>">',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '=HYPERLINK("http://evil.test","x")',
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  'a",=1+1,"b',
  'Subject: hello\r\nBcc: all@evil.test',
];

let test: TestApp;
let tenantId: string;
let owner: Actor;
let products: ProductDetail[];
beforeAll(async () => {
  test = await startTestApp({ limits: { reviewCustomer: { points: 100, duration: 60 } } });
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
  products = [];
  for (const index of corpus.keys())
    products.push(await addProduct(test.database, tenantId, { slug: `p-${index}` }, { onHand: 9 }));
  const { body: setting } = await staff('GET', '/setting/store-setting/all');
  await staff('PUT', '/setting/store-setting', { ...setting, email: 'shop@fresh.test' });
  const ann = await createCustomer(test.database, tenantId);
  const items = products.map(({ variants }) => ({ variantId: variants[0]!.id, quantity: 1 }));
  const { body: order } = await buy(test, host, ann.token, { items });
  for (const status of ['confirmed', 'picking', 'packed', 'out_for_delivery', 'delivered'])
    await staff('PUT', `/orders/status/${order.id}`, { status });
  for (const [index, text] of corpus.entries()) {
    const body = { productId: products[index]!.id, rating: 1, title: text, text, authorName: text };
    const { body: written } = await test.call(host, 'POST', '/api/reviews', { token: ann.token, body });
    const { id, version } = written;
    await staff('PUT', `/reviews/${id}/reply`, { reply: text, version });
    const decided = [{ id, status: 'approved' }];
    await staff('POST', '/admin/bulk/reviews.status', { operation: 'reviews.status', items: decided });
  }
});
afterAll(() => test.close());

const staff = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  test.call(host, method, `/api${path}`, { token: owner.token, ...(body && { body }) });
const parseCsv = (file: string): string[][] => parse(file, { bom: true });
const download = async (query = '') => {
  const headers = { host, authorization: `Bearer ${owner.token}` };
  const { payload } = await test.app.inject({ url: `/api/reviews/export?${query}`, headers });
  return payload;
};

it('hostile reviews and replies are plain text in the shop’s answers', async () => {
  for (const [index, text] of corpus.entries()) {
    const { body } = await test.call(host, 'GET', `/api/catalog/products/p-${index}/reviews`);
    const said = text.replace('\r', ' ').trim();
    const line = said.replace(/\s+/g, ' ');
    expect(body.items).toMatchObject([{ title: line, authorName: line, reply: said, text: said }]);
  }
});

it('no cell of the exported reviews is a formula, and all of what is filtered is in the file', async () => {
  const file = await download();
  const rows = parseCsv(file);
  expect(rows).toHaveLength(corpus.length + 1);
  expect(rows[0]?.slice(0, 3)).toEqual(['product', 'rating', 'title']);
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  expect(parseCsv(await download('q=HYPERLINK'))).toHaveLength(2);
  expect(parseCsv(await download('status=pending'))).toHaveLength(1);
  expect(parseCsv(await download('rating=1&status=approved'))).toHaveLength(corpus.length + 1);
});

it('exporting reviews needs its own permission, and it is recorded who took what', async () => {
  const clerk = await createStaff(test.database, tenantId, ['read_reviews', 'write_reviews']);
  expect((await test.call(host, 'GET', '/api/reviews/export', { token: clerk.token })).status).toBe(403);
  await download('rating=5');
  const { token } = await createPlatformUser(test.database);
  const log = await test.call('localhost', 'GET', '/api/audit-log?q=reviews.export', { token });
  expect(log.body.items[0]).toMatchObject({ actorName: owner.email, tenantId, details: { rating: 5 } });
});

it('a store with a mail address is told of each new review, without what its customer wrote', async () => {
  const mails = await mailsTo(test.database, 'shop@fresh.test');
  expect(mails).toHaveLength(corpus.length);
  expect(mails[0]).toMatchObject({
    kind: 'new_review',
    body: expect.stringContaining('/admin/reviews?review='),
  });
  for (const { subject, body } of mails)
    expect(corpus.filter((text) => text.length > 4 && `${subject}\n${body}`.includes(text))).toEqual([]);
});

it('a notice of the bell names its review', async () => {
  const { body } = await staff('GET', '/notification');
  const { body: list } = await staff('GET', '/reviews?limit=100');
  const known = new Set(list.items.map(({ id }: { id: string }) => id));
  const notices = body.notifications.filter(({ kind }: { kind: string }) => kind === 'review');
  expect(notices).toHaveLength(corpus.length);
  for (const { subjectId } of notices) expect(known.has(subjectId)).toBe(true);
});
