import { screen, waitFor } from '@testing-library/react';
import type { Handlers } from 'mfe-shared/testing';
import { failure } from 'mfe-shared/testing';
import { everything, openAdmin } from '../../testing/open-admin';

const global = {
  default_language: 'en',
  default_currency: 'USD',
  default_date_format: 'MMM D, YYYY',
  floating_number: 2,
  default_time_zone: 'Europe/Berlin',
  version: 4,
};
const store = {
  meta_title: 'Fresh Corner',
  meta_url: '',
  google_analytic_status: false,
  google_analytic_key: '',
  tawk_chat_status: false,
  tawk_chat_property_id: '',
  tawk_chat_widget_id: '',
  loadLocaleFrom: 'browser',
  color_accent: '#17803d',
  tax_rate_bp: 700,
  tax_on_delivery: true,
  free_shipping_from: 5_000,
  minimum_order: null,
  order_prefix: 'FR-',
  invoice_note: {},
  takes_orders: true,
  search_engines: true,
  notify_orders: true,
  notify_stock: true,
  notify_visits: true,
  company_name: '',
  address: '',
  zip_code: '',
  city: '',
  country: '',
  phone: '',
  email: '',
  tax_number: '',
  version: 9,
};
const may = [...everything, 'write_settings'];

async function open(path: string, handlers: Handlers = {}, permissions = may) {
  const page = await openAdmin(
    path,
    {
      'GET /setting/global/all': global,
      'GET /setting/store-setting/all': store,
      'PUT /setting/global/update': ({ body }: { body?: unknown }) => ({ ...global, ...(body as object) }),
      'PUT /setting/store-setting/update': ({ body }: { body?: unknown }) => ({
        ...store,
        ...(body as object),
        version: 10,
      }),
      ...handlers,
    },
    permissions,
  );
  const sent = () =>
    page.requests
      .filter(({ method, path: to }) => method !== 'GET' && to !== '/telemetry')
      .map(({ method, path: to, body }) => [method, to, body]);
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...page, sent, save };
}

it('the tab of the settings is in the address, and the first one without it', async () => {
  const { user, router } = await open('/admin/settings?settingTab=common-settings');
  expect(await screen.findByLabelText('Tax in prices')).toHaveValue('7.00');
  await user.click(screen.getByRole('tab', { name: 'Invoice' }));
  expect(await screen.findByLabelText('Prefix')).toHaveValue('FR-');
  expect(router.state.location.search).toBe('?settingTab=invoice-settings');
  expect(screen.getByRole('heading', { level: 1, name: 'Invoice' })).toBeInTheDocument();
});

it('a tab saves its own fields over the version that was read', async () => {
  const { user, sent, save } = await open('/admin/settings');
  const tax = await screen.findByLabelText('Tax in prices');
  await user.clear(tax);
  await user.type(tax, '19');
  await user.clear(screen.getByLabelText('Free delivery from'));
  await user.click(screen.getByRole('switch', { name: /Take orders/ }));
  await save();
  const body = {
    takes_orders: false,
    tax_rate_bp: 1_900,
    tax_on_delivery: true,
    free_shipping_from: null,
    minimum_order: null,
    color_accent: '#17803d',
    version: 9,
  };
  await waitFor(() => expect(sent()).toEqual([['PUT', '/setting/store-setting/update', body]]));
});

it('the tab of search engines shows the home page as they show it', async () => {
  await open('/admin/settings?settingTab=seo-settings', {
    'GET /setting/store-setting/seo': {
      ...{ favicon: '', meta_keywords: '', meta_img: '', meta_url: 'https://fresh.test' },
      ...{ meta_title: 'Fresh goods', meta_description: 'Bread and fruit, brought today' },
    },
  });
  expect(await screen.findByText('Bread and fruit, brought today')).toBeInTheDocument();
  expect(screen.getByText('https://fresh.test')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Change title and description' })).toHaveAttribute(
    'href',
    '/admin/store/customization?section=seo',
  );
});

it('the first settings of a store are added', async () => {
  const { user, sent, save } = await open('/admin/settings?settingTab=time-zone', {
    'GET /setting/global/all': { ...global, version: 0 },
    'POST /setting/global/add': { status: 201, body: { ...global, version: 1 } },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Time zone' }), 'Asia/Tokyo');
  await save();
  await waitFor(() =>
    expect(sent()).toEqual([['POST', '/setting/global/add', { default_time_zone: 'Asia/Tokyo' }]]),
  );
});

it('Undo puts the settings back as they were, over the version that was saved', async () => {
  const { user, sent, save } = await open('/admin/settings?settingTab=invoice-settings', {
    'PUT /setting/store-setting': ({ body }: { body?: unknown }) => ({ ...(body as object), version: 11 }),
  });
  const prefix = await screen.findByLabelText('Prefix');
  await user.clear(prefix);
  await user.type(prefix, 'X-');
  await save();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Restored')).toBeInTheDocument();
  expect(sent().at(-1)).toEqual(['PUT', '/setting/store-setting', { ...store, version: 10 }]);
  await waitFor(() => expect(screen.getByLabelText('Prefix')).toHaveValue('FR-'));
});

it('a currency that cannot change says why at its field', async () => {
  const details = [{ field: 'default_currency', message: 'has_orders' }];
  const { user, save } = await open('/admin/settings?settingTab=global-settings', {
    'PUT /setting/global/update': failure(400, 'VALIDATION', details),
  });
  await user.selectOptions(await screen.findByLabelText('Decimal places'), '0');
  await save();
  expect(await screen.findByText('There are orders in the present currency.')).toBeInTheDocument();
});

it('the time zone says what its clocks show', async () => {
  const { user, sent, save } = await open('/admin/settings?settingTab=time-zone');
  expect(await screen.findByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Berlin');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Asia/Tokyo');
  expect(screen.getByText(/^It is .* there now\.$/)).toBeInTheDocument();
  await save();
  const body = { default_time_zone: 'Asia/Tokyo', version: 4 };
  await waitFor(() => expect(sent()).toEqual([['PUT', '/setting/global/update', body]]));
});

it('the store settings switch on the services of others', async () => {
  const { user, sent, save } = await open('/admin/store/store-settings');
  await user.click(await screen.findByRole('switch', { name: 'Count visits' }));
  await user.type(screen.getByLabelText('Measurement ID'), 'G-ABC1234');
  await save();
  await waitFor(() =>
    expect(sent()).toMatchObject([
      [
        'PUT',
        '/setting/store-setting/update',
        { google_analytic_status: true, google_analytic_key: 'G-ABC1234', version: 9 },
      ],
    ]),
  );
});

it('staff clear the cache, and check what is saved', async () => {
  const { user, sent } = await open('/admin/store/store-settings', {
    'POST /settings/cache/clear': { success: true },
    'POST /settings/validate/global': {
      valid: false,
      errors: [{ field: 'default_currency', message: 'not_shown' }],
    },
    'POST /settings/validate/store-setting': { valid: true, errors: [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Clear cache' }));
  expect(await screen.findByText('The cache is cleared')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check settings' }));
  expect(await screen.findByText('Currency: Show it in its list first.')).toBeInTheDocument();
  expect(sent()).toEqual([
    ['POST', '/settings/cache/clear', undefined],
    ['POST', '/settings/validate/global', global],
    ['POST', '/settings/validate/store-setting', store],
  ]);
});

it('staff who may not change settings see them as they are', async () => {
  await open('/admin/settings', {}, everything);
  expect(await screen.findByLabelText('Tax in prices')).toBeDisabled();
  expect(screen.getByText('Your role does not include changing settings.')).toBeInTheDocument();
});
