import { screen, within } from '@testing-library/react';
import { id, order, text } from '../../testing/fixtures';
import { openAdmin } from '../../testing/open-admin';

/** Cheese for $12.99 per kilogram, two pieces of about 350 g. */
const cheese = (pickedG: number | null = null) => {
  const [line] = order().lines;
  const weight = { nominalG: 350, price: 1_299, pricedBy: 'kg' as const, tolerancePct: 10, pickedG };
  return { ...line!, qtyOrdered: 2, unitPrice: 455, lineSubtotal: 910, lineTotal: 910, weight };
};
const confirmed = (pickedG: number | null = null) =>
  order({ status: 'confirmed', allowedStatuses: ['picking', 'cancelled'], lines: [cheese(pickedG)] });
const open = (handlers: object) => openAdmin(`/admin/order/${id(1)}`, handlers as never);

it('staff weigh the goods of an order, and see what they cost and where the charge ends', async () => {
  let weighed: number | null = null;
  const page = await open({
    'GET /orders/:id': () => confirmed(weighed),
    'PUT /orders/:id/weights': () => {
      weighed = 682;
      return confirmed(weighed);
    },
  });
  expect(await screen.findByText('about 700 g, not weighed yet · $12.99 / kg')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Weigh' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Weigh order FR-1001' }));
  const field = dialog.getByLabelText(/^2 × /);
  expect(dialog.getByText('About 700 g expected')).toBeInTheDocument();
  await page.user.type(field, '900');
  expect(dialog.getByText('$11.69 by weight; $10.01 is the most that may be charged')).toBeInTheDocument();
  // A weight that is corrected afterwards needs no consent.
  await page.user.click(dialog.getByRole('checkbox', { name: /has agreed/ }));
  await page.user.clear(field);
  await page.user.type(field, '682');
  expect(dialog.getByText('$8.86')).toBeInTheDocument();
  await page.user.click(dialog.getByRole('button', { name: 'Save weights' }));
  expect(await screen.findByText('682 g · $12.99 / kg')).toBeInTheDocument();
  const sent = page.requests.find(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({ version: 1, lines: [{ lineId: cheese().id, grams: 682 }] });
});

it('staff ask the customer about goods that are too heavy, and weigh the parts of a bundle', async () => {
  const [line] = order().lines;
  const part = {
    ...{ variantId: id(205), qty: 1, title: text('Brie'), variantLabel: text(''), sku: 'BRIE' },
    ...{ unitLabel: '', nominalG: 200 },
  };
  const lines = [cheese(), { ...line!, id: id(12), parts: [part] }];
  let isAsked = false;
  const asked = () => ({ ...cheese(900), weightConsent: 'asked' as const });
  const page = await open({
    'GET /orders/:id': () =>
      order({ status: 'confirmed', lines: isAsked ? [asked()] : lines, allowedStatuses: ['picking'] }),
    'PUT /orders/:id/weights': () => {
      isAsked = true;
      return order({ status: 'confirmed', lines: [asked()] });
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Weigh' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Weigh order FR-1001' }));
  await page.user.type(dialog.getByLabelText(/^2 × Bananas/), '900');
  await page.user.click(dialog.getByRole('checkbox', { name: /Ask the customer/ }));
  await page.user.type(dialog.getByLabelText(/^2 × Brie/), '410');
  await page.user.click(dialog.getByRole('button', { name: 'Save weights' }));
  expect(await screen.findByText(/was asked to pay \$11.69 instead of \$10.01/)).toBeInTheDocument();
  const sent = page.requests.find(({ method }) => method === 'PUT');
  expect(sent?.body).toMatchObject({
    lines: [
      { lineId: cheese().id, grams: 900, ask: true },
      { lineId: id(12), variantId: id(205), grams: 410 },
    ],
  });
});

it('staff write down what a guest without a mail address agrees to on the phone', async () => {
  const guest = { ...order().userInfo, email: '' };
  const page = await open({
    'GET /orders/:id': () => ({ ...confirmed(), customerId: null, userInfo: guest }),
    'PUT /orders/:id/weights': confirmed(900),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Weigh' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Weigh order FR-1001' }));
  await page.user.type(dialog.getByLabelText(/^2 × /), '900');
  expect(dialog.queryByRole('checkbox', { name: /Ask the customer/ })).not.toBeInTheDocument();
  await page.user.click(dialog.getByRole('checkbox', { name: /has agreed/ }));
  await page.user.click(dialog.getByRole('button', { name: 'Save weights' }));
  const sent = page.requests.find(({ method }) => method === 'PUT');
  expect(sent?.body).toMatchObject({ lines: [{ lineId: cheese().id, grams: 900, accepted: true }] });
});

it('nothing is weighed before an order is confirmed, nor without goods that are paid by weight', async () => {
  await open({ 'GET /orders/:id': order({ lines: [cheese()] }) });
  expect(await screen.findByText(/not weighed yet/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Weigh' })).not.toBeInTheDocument();
});
