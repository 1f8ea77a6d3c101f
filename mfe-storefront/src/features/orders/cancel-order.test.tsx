import { screen, within } from '@testing-library/react';
import type { MyOrder } from 'api';
import { customer } from 'mfe-shared/testing';
import { idOf } from '../../testing/goods';
import { order } from '../../testing/orders';
import { renderShop } from '../../testing/render-shop';

async function cancel(placed: Partial<MyOrder>, cancelled: Partial<MyOrder>) {
  let now = order({ canCancel: true, ...placed });
  const { user } = await renderShop({
    path: `/user/my-orders/${idOf(7001)}`,
    session: customer(),
    handlers: {
      'GET /orders/mine/:id': () => now,
      'POST /orders/mine/:id/cancel': () => {
        now = order({ status: 'cancelled', canCancel: false, paymentStatus: 'voided', ...cancelled });
        return now;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  const question = screen.getByRole('group', { name: 'Cancel the order' }).textContent;
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  const way = within(await screen.findByRole('list', { name: 'Progress of this order' }));
  expect(await way.findByText('Cancelled')).toBeVisible();
  return question;
}

it('cancelling an order with a card hold says that the hold is released, before and after', async () => {
  const card = { paymentMethod: 'Card', heldAmount: 6_600 } as const;
  const question = await cancel({ ...card, paymentStatus: 'authorized' }, card);
  expect(question).toContain('The $66.00 held on your card is released and nothing is charged.');
  expect(screen.getByText(/\$66\.00 was held on your card\. The hold has ended/)).toBeVisible();
});

it('cancelling an order in cash says nothing of money', async () => {
  const question = await cancel({ heldAmount: 0 }, { heldAmount: 0 });
  expect(question).not.toMatch(/card|bank/i);
  expect(screen.queryByText(/held on your card/)).toBeNull();
});
