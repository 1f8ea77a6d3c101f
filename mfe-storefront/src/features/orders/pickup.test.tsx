import { screen, within } from '@testing-library/react';
import { customer, demoBootstrap } from 'mfe-shared/testing';
import { idOf } from '../../testing/goods';
import { order } from '../../testing/orders';
import { renderShop } from '../../testing/render-shop';

it.each(['out_for_delivery', 'delivered'] as const)(
  'the page of an order that is picked up speaks of no delivery: %s',
  async (status) => {
    const { store } = demoBootstrap();
    await renderShop({
      path: `/user/my-orders/${idOf(7001)}`,
      session: customer(),
      handlers: { 'GET /orders/mine/:id': order({ status, isPickup: true, timeline: [] }) },
      settings: { store: { ...store!, address: '1 Market Square', zip_code: '97205', city: 'Portland' } },
    });
    const way = within(await screen.findByRole('list', { name: 'Progress of this order' }));
    expect(way.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Pending',
      'Processing',
      'Ready for pick-up',
      'Picked up',
    ]);
    expect(screen.getByText('Cash at pick-up')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ordered by' })).toBeVisible();
    const waits = screen.queryByRole('region', { name: 'Ready for pick-up' });
    if (status === 'delivered') expect(waits).toBeNull();
    else expect(waits).toHaveTextContent('1 Market Square, 97205 Portland');
  },
);
