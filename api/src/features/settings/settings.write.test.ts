import type { Change } from '../../platform/database/changes.ts';
import { listenToChanges } from '../../platform/database/changes.ts';
import type { Actor } from '../../testing/actors.ts';
import { createStaff } from '../../testing/actors.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createCurrencies } from '../currencies/currencies.service.ts';

let test: TestApp;
let tenantId: string;
let owner: Actor;
let host: string;
let stores = 0;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Each test has a store that has saved no settings yet. */
beforeEach(async () => {
  stores += 1;
  host = `store${stores}.localhost`;
  tenantId = await createStore(test.database, `store${stores}`, (tx, id) => createCurrencies(tx, id, 'USD'));
  owner = await createStaff(test.database, tenantId, 'owner');
});

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, token = owner.token) =>
  test.call(host, method, `/api${path}`, { body, token });
const global = async () => (await call('GET', '/setting/global/all')).body;
const store = async () => (await call('GET', '/setting/store-setting/all')).body;

it.each([
  ['global', { floating_number: 0 }],
  ['store-setting', { meta_title: 'Fresh' }],
] as const)('the first %s settings are added once, with defaults for the rest', async (kind, given) => {
  const read = kind === 'global' ? global : store;
  const before = await read();
  expect(before.version).toBe(0);
  const added = await call('POST', `/setting/${kind}/add`, given);
  expect([added.status, added.body]).toEqual([201, { ...before, ...given, version: 1 }]);
  expect(await read()).toEqual(added.body);
  expect((await call('POST', `/setting/${kind}/add`, given)).body.code).toBe('VERSION_CONFLICT');
});

it.each([
  ['global', { default_date_format: 'YYYY-MM-DD' }],
  ['store-setting', { company_name: 'Fresh Ltd', country: 'DE', tax_rate_bp: 700 }],
] as const)(
  'an update of the %s settings changes the named fields, a save all of them',
  async (kind, given) => {
    const read = kind === 'global' ? global : store;
    const whole = (await call('POST', `/setting/${kind}/add`, {})).body;
    const updated = await call('PUT', `/setting/${kind}/update`, { ...given, version: 1 });
    expect([updated.status, updated.body]).toEqual([200, { ...whole, ...given, version: 2 }]);
    const late = await call('PUT', `/setting/${kind}/update`, { ...given, version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'VERSION_CONFLICT']);
    const { version: _, ...fields } = whole;
    expect((await call('PUT', `/setting/${kind}`, { ...fields, version: 2 })).body).toEqual({
      ...whole,
      version: 3,
    });
    expect((await call('PUT', `/setting/${kind}`, { ...given, version: 3 })).status).toBe(400);
    expect(await read()).toEqual({ ...whole, version: 3 });
  },
);

it('two first saves at the same moment make one document', async () => {
  const answers = await Promise.all(
    [0, 2].map((places) => call('POST', '/setting/global/add', { floating_number: places })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

it.each([
  ['store-setting', { minimum_order: 5_000, free_shipping_from: 4_999 }, 'free_shipping_from'],
  ['global', { default_time_zone: 'Mars/Olympus' }, 'default_time_zone'],
  ['global', { default_language: 'fr' }, 'default_language'],
  ['global', { floating_number: 9 }, 'floating_number'],
  ['store-setting', { color_accent: 'red' }, 'color_accent'],
  ['store-setting', { meta_url: 'javascript:alert(1)' }, 'meta_url'],
  ['store-setting', { google_analytic_status: true }, 'google_analytic_key'],
  ['store-setting', { google_analytic_key: "G-1');alert(1)//" }, 'google_analytic_key'],
  ['store-setting', { tawk_chat_property_id: '../evil' }, 'tawk_chat_property_id'],
] as const)('wrong %s settings are refused by field: %j', async (kind, given, field) => {
  const { status, body } = await call('PUT', `/setting/${kind}/update`, { ...given, version: 0 });
  expect([status, body.details?.[0]?.field]).toEqual([400, field]);
});

it('a hidden language cannot be the default one', async () => {
  const [, german] = (await call('GET', '/language/all')).body;
  await call('PUT', `/language/status/${german.id}`, { status: 'hide' });
  const refused = await call('PUT', '/setting/global/update', { default_language: 'de', version: 0 });
  expect(refused.body.details).toEqual([{ field: 'default_language', message: 'not_shown' }]);
  await call('PUT', `/language/status/${german.id}`, { status: 'show' });
  await call('PUT', '/setting/global/update', { default_language: 'de', version: 0 });
  expect((await call('PUT', `/language/status/${german.id}`, { status: 'hide' })).body.code).toBe(
    'IS_DEFAULT',
  );
});

it('settings are checked without being saved', async () => {
  const check = (type: string, settings: object) => call('POST', `/settings/validate/${type}`, settings);
  expect((await check('global', await global())).body).toEqual({ valid: true, errors: [] });
  expect((await check('store-setting', await store())).body).toEqual({ valid: true, errors: [] });
  expect((await check('global', { ...(await global()), default_currency: 'EUR' })).body).toEqual({
    valid: false,
    errors: [{ field: 'default_currency', message: 'not_shown' }],
  });
  const wrong = (await check('store-setting', { ...(await store()), tawk_chat_status: true })).body;
  expect(wrong.errors.map(({ field }: { field: string }) => field)).toEqual([
    'tawk_chat_property_id',
    'tawk_chat_widget_id',
  ]);
  expect((await check('customization', {})).body.valid).toBe(false);
  expect((await check('weather', {})).status).toBe(400);
  expect((await global()).version).toBe(0);
});

it('clearing the cache makes every process drop what it has cached of the store', async () => {
  const heard: (Change | null)[] = [];
  const { promise: isHearing, resolve } = Promise.withResolvers<void>();
  const changed = (change: Change | null) => void (change ? heard.push(change) : resolve());
  const listener = { changed, hearing: () => undefined };
  const stop = listenToChanges(test.databaseUrl, listener, { warn: () => undefined });
  await isHearing;
  expect((await call('POST', '/settings/cache/clear')).body).toEqual({ success: true });
  const wanted = ['settings', 'tenants', 'catalog'].map((kind) => ({ kind, tenantId }));
  await eventually(
    () => heard,
    (all) => all.length >= wanted.length,
  );
  expect(heard).toEqual(expect.arrayContaining(wanted));
  await stop();
});

it('staff who may only read settings change none and clear no cache', async () => {
  const { token } = await createStaff(test.database, tenantId, ['read_settings']);
  const version = 0;
  expect((await call('PUT', '/setting/global/update', { version }, token)).status).toBe(403);
  expect((await call('PUT', '/setting/store-setting/update', { version }, token)).status).toBe(403);
  expect((await call('POST', '/settings/cache/clear', undefined, token)).status).toBe(403);
  expect((await call('POST', '/settings/validate/global', await global(), token)).status).toBe(200);
});
