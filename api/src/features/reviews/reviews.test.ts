import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createStaff } from '../../testing/actors.ts';
import { addProduct } from '../../testing/catalog.ts';
import { createStore } from '../../testing/factories.ts';
import { buy } from '../../testing/shopping.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { ProductDetail } from '../products/products.schema.ts';
import type { Review, ReviewList } from './reviews.schema.ts';

const host = 'fresh.localhost';
let test: TestApp;
let tenantId: string;
let owner: Actor;
let bread: ProductDetail;
let milk: ProductDetail;
beforeAll(async () => {
  test = await startTestApp({ limits: { reviewCustomer: { points: 6, duration: 60 } } });
  tenantId = await createStore(test.database, 'fresh');
  owner = await createStaff(test.database, tenantId, 'owner');
  bread = await addProduct(test.database, tenantId, { slug: 'bread' }, { onHand: 100 });
  milk = await addProduct(test.database, tenantId, { slug: 'milk' }, { onHand: 100 });
});
afterAll(() => test.close());

const as = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  test.call(host, method, `/api${path}`, { token, ...(body && { body }) });
const staff = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  as(owner.token, method, path, body);

/** Creates a customer with an order of these products, which has come as far as `statuses` say. */
async function buyer(products: ProductDetail[], statuses = allTheWay): Promise<Actor> {
  const ann = await createCustomer(test.database, tenantId);
  const items = products.map(({ variants }) => ({ variantId: variants[0]!.id, quantity: 1 }));
  const { body } = await buy(test, host, ann.token, { items });
  for (const status of statuses) {
    const moved = await staff('PUT', `/orders/status/${body.id}`, { status });
    expect([status, moved.status]).toEqual([status, 200]);
  }
  return ann;
}
const allTheWay = ['confirmed', 'picking', 'packed', 'out_for_delivery', 'delivered'];

const opinion = { rating: 4, title: 'Good crust', text: 'Fresh every\nmorning.', authorName: 'Ann M.' };
const write = (token: string, { id }: ProductDetail, changes: object = {}) =>
  as(token, 'POST', '/reviews', { ...opinion, productId: id, ...changes });
const list = async (query = ''): Promise<ReviewList> => (await staff('GET', `/reviews?${query}`)).body;
const bulk = (operation: string, items: object[], token = owner.token) =>
  as(token, 'POST', `/admin/bulk/${operation}`, { operation, items });
const decide = (reviews: Pick<Review, 'id' | 'version'>[], status: string, rest: object = {}) =>
  bulk(
    'reviews.status',
    reviews.map(({ id, version }) => ({ id, version, status, ...rest })),
  );
const shown = async (slug: string, query = '') =>
  (await test.call(host, 'GET', `/api/catalog/products/${slug}/reviews?${query}`)).body;
const stars = async (slug: string) => {
  const { body } = await test.call(host, 'GET', `/api/catalog/products/${slug}`);
  return [body.averageRating, body.totalReviews];
};
const notices = async () => (await staff('GET', '/notification')).body.notifications;

it('only a customer to whom the product was delivered writes about it, and once', async () => {
  const visitor = await test.call(host, 'POST', '/api/reviews', {
    body: { ...opinion, productId: bread.id },
  });
  expect(visitor.status).toBe(401);
  const waiting = await buyer([bread], ['confirmed']);
  expect((await write(waiting.token, bread)).body.code).toBe('NOT_BOUGHT');
  expect((await as(waiting.token, 'GET', `/reviews/mine?productId=${bread.id}`)).body).toEqual({
    mayWrite: false,
    review: null,
  });
  const ann = await buyer([bread]);
  expect((await write(ann.token, milk)).body.code).toBe('NOT_BOUGHT');
  const both = await Promise.all([write(ann.token, bread), write(ann.token, bread)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const mine = await as(ann.token, 'GET', `/reviews/mine?productId=${bread.id}`);
  expect(mine.body).toMatchObject({ mayWrite: true, review: { ...opinion, status: 'pending', reply: '' } });
});

it('a review is shown and counted once staff have approved it, and again after it was rewritten', async () => {
  const [review] = (await list()).items as [Review];
  expect(await shown('bread')).toMatchObject({ items: [], totalDoc: 0, averageRating: 0 });
  expect(await stars('bread')).toEqual([0, 0]);
  expect(await notices()).toContainEqual(
    expect.objectContaining({ kind: 'review', message: bread.title.en, productId: null }),
  );
  expect((await decide([review], 'approved')).status).toBe(200);
  const { items, counts } = await shown('bread');
  expect(items).toEqual([
    {
      ...opinion,
      ...{ id: review.id, reply: '', repliedAt: null, writtenAt: expect.any(String) },
    },
  ]);
  expect(counts).toEqual({ 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 });
  expect(await stars('bread')).toEqual([4, 1]);
  const bob = await buyer([bread]);
  const second = await write(bob.token, bread, { rating: 5 });
  await decide([second.body], 'approved');
  expect(await stars('bread')).toEqual([4.5, 2]);
  const changed = { ...opinion, rating: 1, version: second.body.version + 1 };
  expect((await as(bob.token, 'PUT', `/reviews/mine/${second.body.id}`, changed)).body.status).toBe(
    'pending',
  );
  expect(await stars('bread')).toEqual([4, 1]);
  expect((await as(bob.token, 'DELETE', `/reviews/mine/${review.id}`)).status).toBe(404);
  expect((await as(bob.token, 'DELETE', `/reviews/mine/${second.body.id}`)).status).toBe(200);
});

it('a review that was rewritten after staff read it is not approved', async () => {
  const cat = await buyer([milk]);
  const { body: read } = await write(cat.token, milk);
  const changed = { ...opinion, text: 'Something else', version: read.version };
  await as(cat.token, 'PUT', `/reviews/mine/${read.id}`, changed);
  const refused = await decide([read], 'approved');
  expect([refused.status, refused.body.code]).toEqual([409, 'VERSION_CONFLICT']);
  expect(refused.body.details).toMatchObject([{ field: 'items.0.version' }]);
  expect(await stars('milk')).toEqual([0, 0]);
});

it('many reviews are approved at once, and at the same moment, and each is counted', async () => {
  const eggs = await addProduct(test.database, tenantId, { slug: 'eggs' }, { onHand: 100 });
  const people = await Promise.all([5, 4, 2, 2].map(() => buyer([eggs])));
  const written: Review[] = [];
  for (const [index, rating] of [5, 4, 2, 2].entries())
    written.push((await write(people[index]!.token, eggs, { rating, title: `Number ${index}` })).body);
  const [first, ...rest] = written as [Review, ...Review[]];
  const both = await Promise.all([decide([first], 'approved'), decide(rest, 'approved')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await stars('eggs')).toEqual([3.25, 4]);
  const page = await shown('eggs', 'sort=lowest&limit=2&page=2');
  expect(page.items.map(({ rating }: Review) => rating)).toEqual([4, 5]);
  expect([page.totalDoc, page.pages]).toEqual([4, 2]);
  const deleted = written.slice(0, 3).map(({ id }) => ({ id }));
  await bulk('reviews.delete', deleted);
  expect(await stars('eggs')).toEqual([2, 1]);
  expect((await bulk('reviews.restore', deleted)).status).toBe(200);
  expect(await stars('eggs')).toEqual([3.25, 4]);
  await bulk('reviews.delete', deleted);
  expect(await stars('eggs')).toEqual([2, 1]);
});

it('a deleted review is not restored over the one that its customer has written since', async () => {
  const eve = await buyer([milk]);
  const { body: first } = await write(eve.token, milk);
  await bulk('reviews.delete', [{ id: first.id }]);
  const { body: second } = await write(eve.token, milk);
  const { status, body } = await bulk('reviews.restore', [{ id: first.id }]);
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
  await bulk('reviews.delete', [{ id: second.id }]);
});

it('the customer reads why a review was rejected, and everybody reads the store’s reply', async () => {
  const dan = await buyer([milk]);
  const { body: review } = await write(dan.token, milk, { text: 'Call\u202e me <b>now</b>\u0007' });
  expect(review.text).toBe('Call  me <b>now</b>');
  await decide([review], 'rejected', { reason: 'No phone numbers, please.' });
  const mine = async () => (await as(dan.token, 'GET', `/reviews/mine?productId=${milk.id}`)).body.review;
  expect(await mine()).toMatchObject({ status: 'rejected', reason: 'No phone numbers, please.' });
  await decide([await mine()], 'approved');
  const { version } = await mine();
  const answered = await staff('PUT', `/reviews/${review.id}/reply`, { reply: 'Thank you!', version });
  expect(answered.body).toMatchObject({ reply: 'Thank you!', reason: '' });
  expect((await shown('milk')).items).toMatchObject([{ reply: 'Thank you!', repliedAt: expect.any(String) }]);
  const late = await staff('PUT', `/reviews/${review.id}/reply`, { reply: '', version });
  expect(late.body.code).toBe('VERSION_CONFLICT');
});

it('staff find reviews by state, stars, product, customer and words', async () => {
  const { items, counts } = await list();
  expect(counts).toEqual({ pending: 1, approved: 3, rejected: 0 });
  expect(items[0]).toMatchObject({ product: { slug: 'milk' }, customerId: expect.any(String) });
  const found = async (query: string) => (await list(query)).totalDoc;
  expect(await found('status=pending')).toBe(1);
  expect(await found(`productId=${milk.id}`)).toBe(2);
  expect(await found(`customerId=${items[0]!.customerId}`)).toBe(1);
  expect(await found('rating=2')).toBe(1);
  expect(await found('q=NUMBER 3')).toBe(1);
  // A code of a language is no word of a product's title.
  expect(await found('q="fr"')).toBe(0);
});

it.each([
  ['no text', { text: ' \n ' }, 'text'],
  ['six stars', { rating: 6 }, 'rating'],
  ['half a star', { rating: 1.5 }, 'rating'],
  ['a text without an end', { text: 'x'.repeat(4_001) }, 'text'],
  ['a state of its own', { status: 'approved' }, 'status'],
])('a review with %s is refused, and the field is named', async (_what, changes, field) => {
  const eve = await createCustomer(test.database, tenantId);
  const { status, body } = await write(eve.token, bread, changes);
  expect([status, body.details]).toMatchObject([400, [{ field }]]);
});

it('reviews are read and decided with their own permissions only, and in no other store', async () => {
  const [review] = (await list()).items as [Review];
  const reader = await createStaff(test.database, tenantId, ['read_reviews']);
  expect((await as(reader.token, 'GET', `/reviews/${review.id}`)).status).toBe(200);
  expect((await bulk('reviews.delete', [{ id: review.id }], reader.token)).status).toBe(403);
  const clerk = await createStaff(test.database, tenantId, ['read_products']);
  expect((await as(clerk.token, 'GET', '/reviews')).status).toBe(403);
  const otherId = await createStore(test.database, 'other');
  const other = await createStaff(test.database, otherId, 'owner');
  const at = { token: other.token };
  expect((await test.call('other.localhost', 'GET', '/api/reviews', at)).body.items).toEqual([]);
  expect((await test.call('other.localhost', 'GET', `/api/reviews/${review.id}`, at)).status).toBe(404);
});

it('the number of reviews that one customer writes is limited', async () => {
  const fay = await createCustomer(test.database, tenantId);
  const replies = await Promise.all(Array.from({ length: 7 }, () => write(fay.token, bread)));
  expect(replies.map(({ body }) => body.code).toSorted()).toEqual([
    ...Array<string>(6).fill('NOT_BOUGHT'),
    'TOO_MANY_REQUESTS',
  ]);
});
