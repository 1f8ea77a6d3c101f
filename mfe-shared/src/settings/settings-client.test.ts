import { failure } from '../testing';
import { beginPage } from '../testing/begin-page';
import { defaultGlobalSetting, defaultPlatformSetting } from './defaults';
import { settingsClient } from './settings-client';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
const begin = (handlers: Parameters<typeof beginPage>[1] = {}) => beginPage('/admin/settings', handlers);
const down = failure(500, 'INTERNAL');

it('settings of a store that cannot be read are an empty object, and the failure is logged', async () => {
  begin({
    'GET /setting/global/all': down,
    'GET /setting/store-setting/all': down,
    'GET /setting/store-setting/seo': down,
  });
  expect(await settingsClient.getGlobal()).toEqual({});
  expect(await settingsClient.getStore()).toEqual({});
  expect(await settingsClient.getStoreSeo()).toEqual({});
  expect(logged.mock.calls.filter(([event]) => event === '[larder] settings were not read')).toHaveLength(3);
});

it('settings of the platform that cannot be read are its defaults', async () => {
  begin({ 'GET /settings/platform': down, 'GET /settings/platform-seo': down });
  for (const settings of [await settingsClient.getPlatform(), await settingsClient.getPlatformSeo()]) {
    expect(settings).toEqual(defaultPlatformSetting);
    expect(settings).toMatchObject({
      platform_title: 'Multi-Tenant E-commerce Platform',
      platform_description: 'Create your own online store with our platform',
      google_analytic_status: false,
      favicon: '/favicon.ico',
    });
  }
});

it('a save that fails rejects, whichever way it is sent', async () => {
  begin();
  const global = { ...defaultGlobalSetting, version: 1 };
  const store = { meta_title: 'Fresh', version: 1 };
  await expect(settingsClient.addGlobal({})).rejects.toThrow('NO_HANDLER POST /setting/global/add');
  await expect(settingsClient.updateGlobal(global)).rejects.toThrow('NO_HANDLER PUT /setting/global/update');
  await expect(settingsClient.saveGlobal(global)).rejects.toThrow('NO_HANDLER PUT /setting/global');
  await expect(settingsClient.addStore({})).rejects.toThrow('NO_HANDLER POST /setting/store-setting/add');
  await expect(settingsClient.updateStore(store)).rejects.toThrow(
    'NO_HANDLER PUT /setting/store-setting/update',
  );
  await expect(settingsClient.saveStore(store as never)).rejects.toThrow(
    'NO_HANDLER PUT /setting/store-setting',
  );
});

it('clearing the cache reports success, or no success and the error', async () => {
  begin({ 'POST /settings/cache/clear': { success: true } });
  expect(await settingsClient.clearCache()).toEqual({ success: true });
  begin({ 'POST /settings/cache/clear': down });
  expect(await settingsClient.clearCache()).toEqual({ success: false, error: 'INTERNAL' });
});

it('settings that cannot be checked are not valid, and the errors say why', async () => {
  const reply = { valid: false, errors: [{ field: 'default_currency', message: 'not_shown' }] };
  const requests = begin({ 'POST /settings/validate/:type': reply });
  expect(await settingsClient.validate('global', defaultGlobalSetting)).toEqual(reply);
  expect(requests[0]).toMatchObject({ path: '/settings/validate/global', body: defaultGlobalSetting });
  begin({ 'POST /settings/validate/:type': down });
  expect(await settingsClient.validate('store-setting', {})).toEqual({
    valid: false,
    errors: [{ field: '', message: 'INTERNAL' }],
  });
});
