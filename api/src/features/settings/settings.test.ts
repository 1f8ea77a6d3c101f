import { inTenant } from '../../platform/tenancy/tenancy.ts';
import { createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { defaultCustomization } from '../customization/customization.defaults.ts';
import { writeCustomization } from '../customization/customization.service.ts';
import { defaultGlobalSetting, defaultStoreSetting } from './settings.defaults.ts';
import { writeSettings } from './settings.service.ts';
import { settings } from './settings.table.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await createStore(test.database, 'fresh', async (tx, tenantId) => {
    await writeSettings(tx, tenantId, {
      global: { ...defaultGlobalSetting, default_currency: 'EUR', default_language: 'de' },
      store: { ...defaultStoreSetting, meta_title: 'Fresh', tax_rate_bp: 700 },
    });
    const document = defaultCustomization({ name: 'Fresh', email: 'hello@fresh.test', currency: 'EUR' });
    document.seo.meta_title = { en: 'Fresh Corner', de: 'Frische Ecke', fr: '' };
    await writeCustomization(tx, tenantId, document);
  });
});
afterAll(() => test.close());

const get = (path: string, host = 'fresh.localhost') => test.call(host, 'GET', `/api${path}`);

it('visitors read the store’s settings', async () => {
  expect((await get('/setting/global/all')).body).toEqual({
    default_language: 'de',
    default_currency: 'EUR',
    default_date_format: 'MMM D, YYYY',
    floating_number: 2,
    default_time_zone: 'UTC',
    version: 1,
  });
  expect((await get('/setting/store-setting/all')).body).toMatchObject({
    meta_title: 'Fresh',
    tax_rate_bp: 700,
  });
});

it('the settings hold the page head in the requested language, else in the store’s default', async () => {
  expect((await get('/setting/store-setting/seo?language=de')).body.meta_title).toBe('Frische Ecke');
  expect((await get('/setting/store-setting/seo?language=fr')).body.meta_title).toBe('Frische Ecke');
  expect((await get('/setting/store-setting/seo?language=en')).body.meta_title).toBe('Fresh Corner');
  expect((await get('/setting/store-setting/seo')).body.meta_title).toBe('Frische Ecke');
  const wrong = await get('/setting/store-setting/seo?language=xx');
  expect(wrong.status).toBe(400);
  expect(wrong.body.details[0].field).toBe('language');
});

it('the platform’s settings are the defaults of the specification', async () => {
  expect((await get('/setting/global/all', 'localhost')).body.default_currency).toBe('USD');
  expect((await get('/settings/platform', 'localhost')).body).toMatchObject({
    platform_title: 'Multi-Tenant E-commerce Platform',
    platform_description: 'Create your own online store with our platform',
  });
  expect((await get('/settings/platform-seo')).body).toHaveProperty('meta_keywords');
});

it('store settings exist on stores’ hosts only', async () => {
  const { status, body } = await get('/setting/store-setting/all', 'localhost');
  expect(status).toBe(400);
  expect(body.code).toBe('TENANT_REQUIRED');
});

it('the settings have no fields that the schema does not name', async () => {
  const id = await createStore(test.database, 'secretive');
  await inTenant(test.database, id, (tx) =>
    tx
      .insert(settings)
      .values({ tenantId: id, kind: 'store', body: { meta_title: 'S', smtp_password: 'hunter2' } }),
  );
  const { body } = await get('/setting/store-setting/all', 'secretive.localhost');
  expect(body.meta_title).toBe('S');
  expect(JSON.stringify(body)).not.toContain('hunter2');
});

it('a store arranges the panels of each slot, and visitors read it', async () => {
  const store = await createStore(test.database, 'bakehouse');
  const owner = await createStaff(test.database, store, 'owner');
  const picker = await createStaff(test.database, store, ['read_orders']);
  const put = (slot: string, body: object, token = owner.token) =>
    test.call('bakehouse.localhost', 'PUT', `/api/setting/slots/${slot}`, { token, body });
  const read = async () => (await get('/setting/slots', 'bakehouse.localhost')).body;
  expect(await read()).toEqual({});
  const arrangement = { order: ['mfe-reports', 'mfe-notes'], hidden: ['mfe-ads'] };
  expect((await put('store-admin.order', arrangement)).status).toBe(200);
  const other = { order: [], hidden: ['mfe-notes'] };
  expect((await put('storefront.product', other)).body).toEqual({
    'store-admin.order': arrangement,
    'storefront.product': other,
  });
  expect(await read()).toEqual({ 'store-admin.order': arrangement, 'storefront.product': other });
  expect(await (await get('/setting/slots')).body).toEqual({});
  expect((await put('store-admin.order', other, picker.token)).status).toBe(403);
  expect((await put('Orders', other)).status).toBe(400);
  expect((await put('store-admin.order', { ...other, more: 1 })).status).toBe(400);
});
