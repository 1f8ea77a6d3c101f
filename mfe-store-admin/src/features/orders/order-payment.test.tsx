import { screen } from '@testing-library/react';
import { id, order } from '../../testing/fixtures';
import { openAdmin } from '../../testing/open-admin';

it('an order that is paid by card names the payment as its provider does', async () => {
  const [payment] = order().payments;
  const payments = [{ ...payment!, provider: 'stripe', method: 'Card' as const, providerRef: 'pi_3PqRs' }];
  await openAdmin(`/admin/order/${id(1)}`, {
    'GET /orders/:id': order({ paymentMethod: 'Card', paymentStatus: 'authorized', payments }),
  });
  expect(await screen.findByText('pi_3PqRs')).toBeVisible();
});
