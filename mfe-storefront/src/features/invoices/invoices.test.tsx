import { screen, waitFor, within } from '@testing-library/react';
import type { MyOrder } from 'api';
import { customer, demoBootstrap } from 'mfe-shared/testing';
import { idOf, words } from '../../testing/goods';
import { order } from '../../testing/orders';
import { renderShop } from '../../testing/render-shop';
import { keepOrderKey } from '../../ui/order-keys';

const id = idOf(7001);
const path = `/user/my-orders/${id}/invoice`;
const [line] = order().lines;

/** Two of 3.00 at 7 % and one of 10.00 at 19 %, with a discount of 10 %. */
const taxed: Partial<MyOrder> = {
  lines: [
    { ...line!, lineSubtotal: 600, lineDiscount: 60, lineTotal: 540, lineTax: 35, taxRateBp: 700 },
    {
      ...line!,
      ...{ id: idOf(7102), title: words('Wine'), qtyOrdered: 1, unitPrice: 1_000, lineSubtotal: 1_000 },
      ...{ lineDiscount: 100, lineTotal: 900, lineTax: 144, taxRateBp: 1_900 },
    },
  ],
  taxes: [
    { rateBp: 700, net: 505, tax: 35, gross: 540 },
    { rateBp: 1_900, net: 756, tax: 144, gross: 900 },
  ],
  ...{ subTotal: 1_600, discount: 160, shippingCost: 0, tax: 179, total: 1_440, couponCode: 'TEN' },
};
const sender = {
  ...{ company_name: 'Fresh Corner Ltd', address: '1 Market Square', zip_code: '97201', city: 'Portland' },
  ...{ country: 'US', tax_number: 'US 12-3456789', invoice_note: words('Thank you for your order.') },
};

const open = (changes: Partial<MyOrder> = {}, options: object = {}) => {
  const { store } = demoBootstrap();
  return renderShop({
    path,
    session: customer(),
    settings: { store: { ...store!, ...sender } },
    handlers: {
      [`GET /orders/mine/${id}`]: order({ ...taxed, ...changes }),
      [`GET /order-papers/mine/${id}`]: {},
    },
    ...options,
  });
};
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('an invoice', () => {
  it('names the sender with the tax number, who pays, the number, the goods and the tax of each rate', async () => {
    await open();
    const invoice = within(await screen.findByRole('article', { name: 'Invoice' }));
    for (const text of ['Fresh Corner Ltd', '97201 Portland', 'Tax number: US 12-3456789', 'FR-1001'])
      expect(invoice.getByText(text)).toBeVisible();
    for (const text of ['Ann Miller', '66 Cedar Street', 'Nov 20, 2026', 'Thank you for your order.'])
      expect(invoice.getByText(text)).toBeVisible();
    const [goods, taxes] = invoice.getAllByRole('table');
    expect(rowsOf(goods!).slice(1)).toEqual([
      ['Product 3 · 500 g', '2', '$3.00', '7%', '$6.00'],
      ['Wine · 500 g', '1', '$10.00', '19%', '$10.00'],
    ]);
    expect(rowsOf(taxes!)).toEqual([
      ['Tax', 'Net', 'Tax included', 'Gross'],
      ['7%', '$5.05', '$0.35', '$5.40'],
      ['19%', '$7.56', '$1.44', '$9.00'],
    ]);
    expect(invoice.queryByText('Refunded')).toBeNull();
  });

  it('that was kept before it had its taxes says the rest', async () => {
    await open({ taxes: undefined });
    const invoice = within(await screen.findByRole('article', { name: 'Invoice' }));
    expect(invoice.getAllByRole('table')).toHaveLength(1);
    expect(invoice.getByText('Cash on delivery')).toBeVisible();
  });

  it('of an order that is picked up says that it is paid there', async () => {
    await open({ isPickup: true });
    const invoice = within(await screen.findByRole('article', { name: 'Invoice' }));
    expect(invoice.getByText('Cash at pick-up')).toBeVisible();
    expect(invoice.queryByText('Cash on delivery')).toBeNull();
  });

  it('says what was paid back', async () => {
    await open({ refundedAmount: 540 });
    const invoice = within(await screen.findByRole('article', { name: 'Invoice' }));
    expect(invoice.getByText('Refunded').nextElementSibling).toHaveTextContent('−$5.40');
  });

  it('is printed, and saved as a PDF', async () => {
    const saved = jest.fn().mockReturnValue('blob:invoice');
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: jest.fn() });
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user, requests } = await open();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Save as PDF' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(requests.map((request) => request.path)).toContain(`/order-papers/mine/${id}`);
    print.mockRestore();
  });

  it('opens for who has the order’s key, and asks everybody else to sign in', async () => {
    const guest = { path: `/order/${id}/invoice`, session: null };
    const { router, unmount } = await open({}, guest);
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
    unmount();
    keepOrderKey(String(demoBootstrap().tenant.id), id, 'k'.repeat(43));
    await open({}, guest);
    expect(await screen.findByRole('article', { name: 'Invoice' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute('href', `/order/${id}`);
  });
});
