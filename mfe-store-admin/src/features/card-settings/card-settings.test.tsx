import { screen, waitFor } from '@testing-library/react';
import type { Handlers } from 'mfe-shared/testing';
import { renderRoutes, tenantAdmin } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import { noNotifications } from '../../testing/fixtures';

const webhookUrl = 'https://fresh.test/api/card-payments/events';

const open = (handlers: Handlers) =>
  renderRoutes(createRoutes, {
    path: '/admin/settings/cards',
    session: tenantAdmin({ permissions: ['read_settings', 'write_settings'] }),
    handlers: { 'GET /notification': noNotifications, ...handlers },
    translations: loadTranslations,
  });
const sent = ({ requests }: Awaited<ReturnType<typeof open>>) =>
  requests.find(({ method }) => method === 'PUT')?.body;

it('an owner enters the keys for card payments, and finds the address that Stripe is to call', async () => {
  const settings = { enabled: true, publishableKey: 'pk_live_1', version: 1 };
  const page = await open({
    'GET /card-settings': { settings: null, webhookUrl },
    'PUT /card-settings': { settings, webhookUrl },
  });
  expect(await screen.findByText(webhookUrl)).toBeVisible();
  await page.user.type(screen.getByLabelText('Publishable key'), 'pk_live_1');
  await page.user.type(screen.getByLabelText('Secret key'), 'sk_live_1');
  await page.user.type(screen.getByLabelText('Signing secret of the webhook'), 'whsec_1');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getAllByText(/Leave it empty to keep/)).toHaveLength(2));
  expect(sent(page)).toEqual({
    ...{ enabled: true, publishableKey: 'pk_live_1', version: 0 },
    ...{ secretKey: 'sk_live_1', webhookSecret: 'whsec_1' },
  });
});

it('cards are switched off without entering the secrets again', async () => {
  const settings = { enabled: true, publishableKey: 'pk_live_1', version: 3 };
  const page = await open({
    'GET /card-settings': { settings, webhookUrl },
    'PUT /card-settings': { settings: { ...settings, enabled: false, version: 4 }, webhookUrl },
  });
  await page.user.click(await screen.findByRole('switch', { name: /Shoppers may pay by card/ }));
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent(page)).toEqual({ enabled: false, publishableKey: 'pk_live_1', version: 3 });
});
