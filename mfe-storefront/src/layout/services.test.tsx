import { waitFor } from '@testing-library/react';
import type { StoreSetting } from 'api';
import { renderShop } from '../testing/render-shop';

const outside = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src^="https://"]')].map(({ src }) => src);
afterEach(() => {
  for (const script of document.querySelectorAll('script[src^="https://"]')) script.remove();
});

it('the scripts of the chat and of the counting of visits are loaded when the store has them on', async () => {
  await renderShop({
    path: '/nowhere',
    settings: {
      store: {
        google_analytic_status: true,
        google_analytic_key: 'G-ABC123',
        tawk_chat_status: true,
        tawk_chat_property_id: 'prop',
        tawk_chat_widget_id: 'widget',
      } as StoreSetting,
    },
  });
  await waitFor(() =>
    expect(outside()).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
      'https://embed.tawk.to/prop/widget',
    ]),
  );
  const said = (window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer?.map((one) => Array.from(one));
  expect(said?.[0]).toMatchObject(['consent', 'default', { analytics_storage: 'denied' }]);
  expect(said?.at(-1)).toEqual(['config', 'G-ABC123']);
});

it('a service that the store has switched off is not loaded beside one that is on', async () => {
  await renderShop({
    path: '/nowhere',
    settings: {
      store: {
        google_analytic_status: true,
        google_analytic_key: 'G-ABC123',
        tawk_chat_status: false,
        tawk_chat_property_id: 'prop',
        tawk_chat_widget_id: 'widget',
      } as StoreSetting,
    },
  });
  // Both would be added in one step.
  await waitFor(() => expect(outside()).toHaveLength(1));
  expect(outside()[0]).toContain('googletagmanager');
});
