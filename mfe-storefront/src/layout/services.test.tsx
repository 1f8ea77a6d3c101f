import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoreSetting } from 'api';
import { renderShop } from '../testing/render-shop';
import { useConsentRequests } from './use-services';

const outside = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src^="https://"]')].map(({ src }) => src);
const both = {
  google_analytic_status: true,
  google_analytic_key: 'G-ABC123',
  tawk_chat_status: true,
  tawk_chat_property_id: 'prop',
  tawk_chat_widget_id: 'widget',
} as StoreSetting;
const openWith = (store: StoreSetting) => renderShop({ path: '/nowhere', settings: { store } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => {
  useConsentRequests.setState(0);
  localStorage.removeItem('larder-consent');
  for (const script of document.querySelectorAll('script[src^="https://"]')) script.remove();
});

it('scripts of other companies are loaded once the visitor allows them, those that the store has on', async () => {
  await openWith(both);
  expect(await screen.findByRole('region', { name: 'Cookie settings' })).toHaveTextContent(
    /Google Analytics.*tawk\.to/,
  );
  expect(outside()).toEqual([]);
  await press('Allow');
  await waitFor(() =>
    expect(outside()).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
      'https://embed.tawk.to/prop/widget',
    ]),
  );
  expect(screen.queryByRole('region', { name: 'Cookie settings' })).not.toBeInTheDocument();
  const said = (window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer?.map((one) => Array.from(one));
  expect(said?.[0]).toMatchObject(['consent', 'default', { ad_storage: 'denied' }]);
  expect(said?.at(-1)).toEqual(['config', 'G-ABC123']);
});

it('a visitor who declines loads no script of another company, is not asked again, and can change their mind in the footer', async () => {
  await openWith({ ...both, tawk_chat_status: false });
  await press('Decline');
  expect(outside()).toEqual([]);
  expect(localStorage.getItem('larder-consent')).toBe('no');
  expect(screen.queryByRole('button', { name: 'Allow' })).not.toBeInTheDocument();
  await press('Cookie settings');
  await press('Allow');
  await waitFor(() => expect(outside()).toHaveLength(1));
  expect(outside()[0]).toContain('googletagmanager');
});

it('a visitor who no longer allows the scripts of other companies gets the page anew', async () => {
  // jsdom loads no pages: it says so here.
  const loads = jest.spyOn(console, 'error').mockImplementation();
  localStorage.setItem('larder-consent', 'yes');
  await openWith(both);
  await press('Cookie settings');
  await press('Decline');
  expect(localStorage.getItem('larder-consent')).toBe('no');
  expect(loads.mock.calls.flat().map(String).join()).toContain('navigation');
});

it('a visitor who opens the cookie settings before the page is ready gets them', async () => {
  localStorage.setItem('larder-consent', 'no');
  useConsentRequests.setState(1);
  await openWith(both);
  expect(await screen.findByRole('button', { name: 'Allow' })).toBeVisible();
});

it('a store without services of other companies asks visitors for nothing', async () => {
  await openWith({ ...both, google_analytic_status: false, tawk_chat_status: false });
  expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cookie settings' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Allow' })).not.toBeInTheDocument();
});
