import { screen, waitFor, within } from '@testing-library/react';
import type { CatalogReview, MyReview, MyReviewReply } from 'api';
import { customer, failure } from 'mfe-shared/testing';
import { idOf, productDetail } from '../testing/goods';
import { everythingIsInView } from '../testing/in-view';
import { renderShop } from '../testing/render-shop';

let undo: () => void;
beforeAll(() => {
  undo = everythingIsInView();
  Element.prototype.scrollIntoView = () => undefined;
});
afterAll(() => undo());

const review = (number: number, changes: Partial<CatalogReview> = {}): CatalogReview => ({
  id: idOf(700 + number),
  rating: 4,
  title: `Heading ${number}`,
  text: 'Fresh every\nmorning.',
  authorName: 'Ann M.',
  writtenAt: '2026-11-20T10:00:00.000Z',
  reply: '',
  repliedAt: null,
  ...changes,
});
const mine: MyReview = {
  ...review(9),
  productId: idOf(3),
  status: 'rejected',
  reason: 'No phone numbers, please.',
  version: 2,
};
const reviews = (items: CatalogReview[], pages = 1) => ({
  ...{ items, totalDoc: items.length * pages, page: 1, pages, averageRating: 4 },
  counts: { 1: 0, 2: 0, 3: 0, 4: items.length * pages, 5: 0 },
});
const detail = productDetail(3, { averageRating: 4.25, totalReviews: 2 });
const path = '/product/product-3';

const open = (list: object, own?: MyReviewReply, handlers = {}, search = '') =>
  renderShop({
    path: path + search,
    ...(own && { session: customer() }),
    handlers: {
      'GET /catalog/products/product-3': detail,
      'GET /catalog/products/product-3/reviews': list,
      ...(own && { 'GET /reviews/mine': own }),
      'POST /reviews': { status: 201, body: { ...mine, status: 'pending' } },
      [`PUT /reviews/mine/${mine.id}`]: { ...mine, status: 'pending' },
      [`DELETE /reviews/mine/${mine.id}`]: { success: true },
      ...handlers,
    },
  });
const sent = ({ requests }: Awaited<ReturnType<typeof open>>) =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path: at, body }) => [method, at, body]);

it('a product shows everybody its average, reviews and the store’s replies, and more of them at a press', async () => {
  const { user, requests } = await open(reviews([review(1, { reply: 'Thank you!' }), review(2)], 2));
  expect(await screen.findByRole('heading', { name: 'Reviews' })).toBeVisible();
  expect(screen.getByRole('img', { name: '4.3 of 5 stars' })).toBeVisible();
  expect(await screen.findByText('Thank you!')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '4 stars' })).toHaveValue(4);
  expect(await screen.findByText(/Only customers who have received/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more reviews' }));
  const asked = () => requests.filter(({ path: call }) => call.endsWith('/reviews')).at(-1)?.params;
  await waitFor(() => expect(asked()).toMatchObject({ page: 2, sort: 'newest' }));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Worst first');
  await waitFor(() => expect(asked()).toMatchObject({ page: 1, sort: 'lowest' }));
});

it('more reviews that do not load say so, and are there after Retry', async () => {
  let isDown = true;
  const answer = ({ params }: { params: { page: number } }) => {
    if (params.page === 1) return reviews([review(1)], 2);
    return isDown ? failure(503, 'UNAVAILABLE') : reviews([review(2, { text: 'Late but good' })], 2);
  };
  const { user } = await open(reviews([]), undefined, {
    'GET /catalog/products/product-3/reviews': answer as never,
  });
  await user.click(await screen.findByRole('button', { name: 'Show more reviews' }));
  expect(await screen.findByText('The reviews could not be loaded.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Late but good')).toBeVisible();
});

it('a customer who has received the product writes a review with stars', async () => {
  const page = await open(reviews([]), { mayWrite: true, review: null }, {}, '?review=write');
  const form = within(await screen.findByRole('form', { name: 'Write a review' }));
  await page.user.type(form.getByLabelText('Your review'), 'Tastes good');
  await page.user.click(form.getByRole('button', { name: 'Send the review' }));
  expect(await form.findByText('Choose how many stars.')).toBeVisible();
  await page.user.click(form.getByRole('radio', { name: '4 stars' }));
  await page.user.keyboard('{ArrowRight}');
  expect(form.getByRole('radio', { name: '5 stars' })).toBeChecked();
  const name = form.getByLabelText('Your name');
  await page.user.clear(name);
  await page.user.type(name, 'Ann M.');
  await page.user.click(form.getByRole('button', { name: 'Send the review' }));
  const body = { productId: idOf(3), rating: 5, title: '', text: 'Tastes good', authorName: 'Ann M.' };
  await waitFor(() => expect(sent(page)).toEqual([['POST', '/reviews', body]]));
});

it('customers see the state of their review and its reason, write it anew, or delete it', async () => {
  const page = await open(reviews([]), { mayWrite: true, review: mine });
  const own = within(await screen.findByRole('region', { name: 'Your review' }));
  expect(own.getByText('Not shown')).toBeVisible();
  expect(own.getByText(/No phone numbers/)).toBeVisible();
  await page.user.click(own.getByRole('button', { name: 'Delete' }));
  expect(sent(page)).toEqual([]);
  await page.user.click(own.getByRole('button', { name: 'Delete your review' }));
  await waitFor(() => expect(sent(page)[0]?.slice(0, 2)).toEqual(['DELETE', `/reviews/mine/${mine.id}`]));
  await page.user.click(await screen.findByRole('button', { name: 'Edit' }));
  await page.user.click(await screen.findByRole('button', { name: 'Send the review' }));
  await waitFor(() => expect(sent(page).at(-1)?.[2]).toMatchObject({ rating: 4, version: 2 }));
});

it('a review that could not be sent keeps what was typed', async () => {
  const refused = { 'POST /reviews': failure(429, 'TOO_MANY_REQUESTS') };
  const page = await open(reviews([]), { mayWrite: true, review: null }, refused, '?review=write');
  const form = within(await screen.findByRole('form', { name: 'Write a review' }));
  await page.user.click(form.getByRole('radio', { name: '1 star' }));
  await page.user.type(form.getByLabelText('Your review'), 'Tastes good');
  await page.user.click(form.getByRole('button', { name: 'Send the review' }));
  expect(await form.findByRole('alert')).toHaveTextContent(/Too many tries/);
  expect(form.getByLabelText('Your review')).toHaveValue('Tastes good');
});

it('a customer who has not received the product reads why there is no form for a review', async () => {
  await open(reviews([]), { mayWrite: false, review: null }, {}, '?review=write');
  expect(await screen.findByText(/Only customers who have received/)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Write a review' })).not.toBeInTheDocument();
});

it('markup in a review is shown as text, and makes no element', async () => {
  const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  await open(reviews([review(1, { title: hostile, text: hostile, authorName: hostile, reply: hostile })]));
  const shown = await screen.findAllByText(hostile, { exact: false });
  expect(shown.length).toBeGreaterThanOrEqual(4);
  expect(document.querySelector('[onerror], script:not([src])')).toBeNull();
});
