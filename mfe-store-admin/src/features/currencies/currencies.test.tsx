import { screen, waitFor, within } from '@testing-library/react';
import type { StoreCurrency } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { exportedLines, failure } from 'mfe-shared/testing';
import { id } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

const currency = (number: number, code: string, changes: Partial<StoreCurrency> = {}): StoreCurrency => ({
  id: id(number),
  name: code === 'USD' ? 'US dollar' : 'Euro',
  code,
  symbol: code === 'USD' ? '$' : '€',
  status: 'show',
  isDefault: code === 'USD',
  position: number,
  version: 2,
  ...changes,
});
const currencies = [currency(0, 'USD'), currency(1, 'EUR')];

async function open(handlers: Handlers = {}, isFixed = false) {
  const page = await openAdmin(
    '/admin/currencies',
    { 'GET /currencies/all': { currencies, isFixed }, ...handlers },
    [...everything, 'write_settings'],
  );
  await screen.findByRole('switch', { name: 'Show Euro' });
  const sent = () =>
    page.requests
      .filter(({ method, path }) => method !== 'GET' && path !== '/telemetry')
      .map(({ method, path, body }) => [method, path, body]);
  const choose = async (action: string) => {
    await page.user.click(await screen.findByRole('button', { name: 'Actions for Euro' }));
    await page.user.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...page, sent, choose };
}

it('a currency is chosen by its name, and brings its symbol along', async () => {
  const { user, sent } = await open({ 'POST /currencies': currency(2, 'JPY') });
  await user.click(screen.getByRole('button', { name: 'Add currency' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add currency' });
  await user.selectOptions(within(dialog).getByLabelText(/^Code/), 'JPY');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Japanese Yen added')).toBeInTheDocument();
  const body = { code: 'JPY', name: 'Japanese Yen', symbol: '¥', status: 'show' };
  expect(sent()).toEqual([['POST', '/currencies', body]]);
});

it('a currency is edited, moved, hidden and deleted', async () => {
  const { user, sent, choose } = await open({
    'PUT /currencies/order': { currencies, isFixed: false },
    'PUT /currencies/:id': currency(1, 'EUR'),
    'POST /admin/bulk/currencies.status': { done: 1 },
    'DELETE /currencies/:id': failure(409, 'IS_DEFAULT'),
  });
  await choose('Edit');
  const symbol = await screen.findByLabelText(/^Symbol/);
  await user.clear(symbol);
  await user.type(symbol, 'EUR');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Euro saved')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Move Euro up' }));
  await user.click(screen.getByRole('switch', { name: 'Show Euro' }));
  await choose('Delete');
  expect(await screen.findByText(/can be neither hidden nor deleted/)).toBeInTheDocument();
  expect(sent()).toMatchObject([
    ['PUT', `/currencies/${id(1)}`, { name: 'Euro', symbol: 'EUR', status: 'show', version: 2 }],
    ['PUT', '/currencies/order', { ids: [id(1), id(0)] }],
    ['POST', '/admin/bulk/currencies.status', { items: [{ id: id(1), status: 'hide' }] }],
    ['DELETE', `/currencies/${id(1)}`, undefined],
  ]);
});

it('another currency becomes the default, and the page says what happens to prices', async () => {
  const { user, sent, choose } = await open({
    'GET /setting/global/all': { version: 4 },
    'PUT /setting/global/update': { version: 5 },
  });
  await choose('Make default');
  const dialog = await screen.findByRole('dialog', { name: 'Sell in Euro?' });
  expect(within(dialog).getByText(/is not converted/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Make default' }));
  const body = { default_currency: 'EUR', version: 4 };
  await waitFor(() => expect(sent()).toEqual([['PUT', '/setting/global/update', body]]));
});

it('the currency of a store with orders is fixed, and the page says so', async () => {
  const { user } = await open({}, true);
  expect(screen.getByText(/the default currency cannot change any more/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Actions for Euro' }));
  expect(await screen.findByRole('menuitem', { name: 'Make default' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('currencies are saved as CSV', async () => {
  const page = await open();
  expect(await exportedLines(page)).toEqual([
    'name,code,symbol,status,isDefault',
    'US dollar,USD,$,show,true',
    'Euro,EUR,€,show,false',
  ]);
});
