import { screen, waitFor } from '@testing-library/react';
import type { Handlers } from 'mfe-shared/testing';
import { attributes, categories, id, productDetail, text } from '../../testing/fixtures';
import { openAdmin } from '../../testing/open-admin';

const handlers: Handlers = { 'GET /categories': categories, 'GET /attributes': attributes };
type Page = Awaited<ReturnType<typeof openAdmin>>;
const field = (name: string) => screen.findByLabelText(name, { selector: 'input, textarea' });
const retype = async ({ user }: Page, name: string, value: string) => {
  const input = await field(name);
  await user.clear(input);
  await user.click(input);
  await user.paste(value);
};

const good = {
  ...{ variantId: id(201), title: text('Bananas'), variantLabel: text(''), unitLabel: '1 kg' },
  ...{ sku: 'BANANAS', image: null, price: 199, available: 9 },
};

it('a bundle is made of goods that are searched for, and has no stock of its own', async () => {
  const page = await openAdmin('/admin/products/add', {
    ...handlers,
    'GET /products/goods': [good],
    'POST /products': { status: 201, body: productDetail() },
  });
  await retype(page, 'Name', 'Fruit box');
  await retype(page, 'Price', '5');
  await page.user.click(await screen.findByRole('button', { name: 'Choose what is in it' }));
  await page.user.type(await field('Add goods'), 'bana');
  await page.user.click(await screen.findByRole('button', { name: /Bananas/ }));
  await retype(page, 'Amount of Bananas', '2');
  expect(screen.getByText('The stock makes 4 bundles. Bought singly: $3.98.')).toBeInTheDocument();
  expect(screen.queryByLabelText('On the shelf')).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  const sent = () => page.requests.filter(({ method }) => method === 'POST');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ bundleOf: [{ variantId: id(201), qty: 2 }] });
});

it('a bundle says which of its goods is sold no more', async () => {
  const bundle = productDetail({ bundleOf: [{ ...good, qty: 2, isSold: false }] });
  const path = `/admin/products/edit/${id(101)}`;
  const page = await openAdmin(path, { ...handlers, 'GET /products/:id': bundle });
  expect(await screen.findByText(/the bundle is sold out until it is replaced/)).toBeInTheDocument();
  expect(screen.getByText(/The stock makes 0 bundles/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Remove Bananas' }));
  expect(await field('On the shelf')).toBeInTheDocument();
});
