import { screen } from '@testing-library/react';
import { renderRoutes } from 'mfe-shared/testing';
import { loadTranslations } from '../translations';
import { Amounts } from './amounts';
import { FreeDeliveryBar } from './free-delivery-bar';
import { lineLabel } from './line-label';

const show = (element: React.ReactElement) =>
  renderRoutes(() => [{ path: '/', element }], { path: '/', translations: loadTranslations });

const lines = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('the amounts of a cart or an order', () => {
  it('show discount, delivery, total and the included tax', async () => {
    await show(
      <Amounts subTotal={600} discount={60} couponCode="TEN" shippingCost={250} tax={39} total={790} />,
    );
    await screen.findByText('Total');
    expect(lines()).toEqual([
      ['Goods', '$6.00'],
      ['Coupon TEN', '−$0.60'],
      ['Delivery', '$2.50'],
      ['Total', '$7.90'],
      ['Tax included', '$0.39'],
    ]);
  });

  it('show free delivery, and leave out a discount or tax of zero', async () => {
    await show(<Amounts subTotal={600} discount={0} shippingCost={0} tax={0} total={600} />);
    await screen.findByText('Total');
    expect(lines()).toEqual([
      ['Goods', '$6.00'],
      ['Delivery', 'Free'],
      ['Total', '$6.00'],
    ]);
  });
});

it.each([
  ['', '500 g', '500 g'],
  ['250 g / Whole bean', '250 g', '250 g / Whole bean'],
  ['Whole bean', '250 g', 'Whole bean · 250 g'],
])('of the variant “%s” and the size “%s” a line says “%s”', (variant, unit, text) => {
  expect(lineLabel(variant, unit)).toBe(text);
});

it.each([
  [1, '$0.01 to go for free delivery'],
  [0, 'Delivery is free'],
])('with %s cents missing for free delivery show “%s”', async (missing, text) => {
  await show(<FreeDeliveryBar missing={missing} subTotal={5000} />);
  expect(await screen.findByRole('status')).toHaveTextContent(text);
});
