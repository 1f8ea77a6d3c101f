import { screen } from '@testing-library/react';
import type { OrderInput } from 'api';
import type { RecordedRequest } from 'mfe-shared/testing';
import { customer, failure } from 'mfe-shared/testing';
import { dayFromNow, idOf, quote } from '../../testing/goods';
import { openCheckout, placings } from '../../testing/open-checkout';
import { order } from '../../testing/orders';
import { renderShop } from '../../testing/render-shop';

/** Another promise of the second way of delivery, which is the cheapest. */
function promising(day: number, orderBefore = Date.now() + 3_600_000) {
  const { shippingOptions, ...rest } = quote(2, { shippingCost: 2000, total: 2600 });
  const [one, two] = shippingOptions;
  if (!one || !two?.arrival) throw new Error('A quote has two ways of delivery');
  const until = new Date(orderBefore).toISOString();
  const arrival = { ...two.arrival, day: dayFromNow(day), inDays: day, orderBefore: until };
  return { ...rest, shippingOptions: [one, { ...two, arrival }] };
}

const placeOrder = () => screen.findByRole('button', { name: 'Place order · $26.00' });

it('the delivery step says first when each way arrives, and the summary repeats it', async () => {
  const { user } = await openCheckout({ 'POST /cart/quote': () => promising(1) });
  expect(await screen.findByRole('radio', { name: /^Today by 9:00 PM/ })).not.toBeChecked();
  expect(await screen.findByRole('radio', { name: /^Tomorrow.*This week/ })).toBeChecked();
  expect(screen.getByText('Tomorrow', { selector: 'aside *' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/Tomorrow · \$20\.00/)).toBeVisible();
});

it('an order names the arrival that was seen; another one by the server is said and asked', async () => {
  let day = 0;
  const { user, requests } = await openCheckout({
    'POST /cart/quote': () => promising(day),
    'POST /orders': ({ body }: RecordedRequest) => {
      if ((body as OrderInput).arrival?.day === dayFromNow(1)) return { status: 201, body: order() };
      day = 1;
      return failure(409, 'ARRIVAL_CHANGED');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await user.click(await placeOrder());
  expect(await screen.findByText(/This would now arrive: Tomorrow\. Nothing was placed\./)).toBeVisible();
  await user.click(await placeOrder());
  expect(await screen.findByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
  expect(placings(requests).map(({ body }) => (body as OrderInput).arrival)).toEqual([
    { day: dayFromNow(0), by: null },
    { day: dayFromNow(1), by: null },
  ]);
});

it('a quote that promises something else by now is said and asked before anything is sent', async () => {
  let day = 0;
  const { user, requests } = await openCheckout({
    'POST /cart/quote': () => promising(day, day === 0 ? Date.now() + 2_000 : undefined),
    'POST /orders': () => ({ status: 201, body: order() }),
  });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await placeOrder();
  day = 1;
  // At the cut-off the page asks by itself.
  await screen.findByText('Tomorrow', { selector: 'aside *' });
  await user.click(await placeOrder());
  expect(await screen.findByText(/This would now arrive: Tomorrow\. Nothing was placed\./)).toBeVisible();
  expect(placings(requests)).toHaveLength(0);
  await user.click(await placeOrder());
  expect(await screen.findByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
});

it('the page of an order says when it arrives and what comes next', async () => {
  await renderShop({
    path: `/order/${idOf(7001)}`,
    session: customer(),
    handlers: { [`GET /orders/mine/${idOf(7001)}`]: order() },
  });
  const arrives = await screen.findByRole('region', { name: 'Arrives' });
  expect(arrives).toHaveTextContent('Tomorrow by 6:00 PM');
  expect(arrives).toHaveTextContent('We pack your order next');
});

const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();

it.each([
  ['yesterday', { day: dayFromNow(-1), by: null }],
  ['an hour ago', { day: anHourAgo.slice(0, 10), by: anHourAgo.slice(11, 16) }],
])('an order that was promised for %s says that it is late', async (_promised, arrival) => {
  const late = order({ status: 'processing', arrival });
  await renderShop({
    path: `/order/${idOf(7001)}`,
    session: customer(),
    handlers: { [`GET /orders/mine/${idOf(7001)}`]: late },
  });
  const due = await screen.findByRole('region', { name: 'Was due' });
  expect(due).toHaveTextContent('The delivery is late. We are sorry. We are packing your order');
  expect(screen.queryByRole('region', { name: 'Arrives' })).toBeNull();
});

it('an order below the store’s minimum is not sent', async () => {
  const { user, requests } = await openCheckout({
    'POST /cart/quote': () => ({ ...promising(1), minimumOrder: 1_500, missingToMinimum: 900 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await user.click(await placeOrder());
  expect(await screen.findByText('Orders start at $15.00. $9.00 to go.')).toBeVisible();
  expect(placings(requests)).toHaveLength(0);
});
