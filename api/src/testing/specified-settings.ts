import type { Call, SpecifiedWorld } from './specified-world.ts';

const id = expect.any(String);
const success = { success: true };

const present = async (world: SpecifiedWorld, path: string): Promise<Record<string, unknown>> =>
  (await world.asOwner('GET', path)).body;
const globalSetting = { default_language: 'en', default_currency: id, default_date_format: id };
const customizationPath = '/api/setting/store/customization';

export const settingCalls = (world: SpecifiedWorld): Call[] => [
  {
    call: 'GET /setting/global/all',
    send: (path) => world.visit('GET', path()),
    answer: { ...globalSetting, floating_number: 2 },
  },
  {
    call: 'POST /setting/global/add',
    send: (path) => world.asOwner('POST', path(), { default_date_format: 'DD.MM.YYYY' }),
    status: 201,
    answer: { ...globalSetting, default_date_format: 'DD.MM.YYYY' },
  },
  {
    call: 'PUT /setting/global/update',
    send: (path) => world.asOwner('PUT', path(), { floating_number: 0, version: 1 }),
    answer: { default_date_format: 'DD.MM.YYYY', floating_number: 0 },
  },
  {
    call: 'PUT /setting/global',
    send: async (path) =>
      world.asOwner('PUT', path(), {
        ...(await present(world, '/api/setting/global/all')),
        floating_number: 2,
      }),
    answer: { default_date_format: 'DD.MM.YYYY', floating_number: 2 },
  },
  {
    call: 'GET /setting/store-setting/all',
    send: (path) => world.visit('GET', path()),
    answer: {
      ...{ meta_title: id, meta_url: id, google_analytic_status: false, google_analytic_key: '' },
      ...{ tawk_chat_status: false, tawk_chat_property_id: '', tawk_chat_widget_id: '' },
      loadLocaleFrom: id,
    },
  },
  {
    call: 'GET /setting/store-setting/seo',
    send: (path) => world.visit('GET', path()),
    answer: {
      favicon: id,
      meta_title: id,
      meta_description: id,
      meta_keywords: id,
      meta_img: id,
      meta_url: id,
    },
  },
  {
    call: 'POST /setting/store-setting/add',
    send: (path) => world.asOwner('POST', path(), { meta_title: 'Fresh' }),
    status: 201,
    answer: { meta_title: 'Fresh', google_analytic_status: false },
  },
  {
    call: 'PUT /setting/store-setting/update',
    send: (path) => world.asOwner('PUT', path(), { meta_title: 'Fresher', version: 1 }),
    answer: { meta_title: 'Fresher' },
  },
  {
    call: 'PUT /setting/store-setting',
    send: async (path) => {
      const whole = await present(world, '/api/setting/store-setting/all');
      return world.asOwner('PUT', path(), { ...whole, meta_title: 'Freshest' });
    },
    answer: { meta_title: 'Freshest' },
  },
  {
    call: 'GET /setting/store/customization/all',
    send: (path) => world.visit('GET', path()),
    answer: Object.fromEntries(
      [
        ...['navbar', 'home', 'about_us', 'contact_us', 'offers', 'privacy_policy', 'term_and_condition'],
        ...['faq', 'slider', 'checkout', 'dashboard', 'footer', 'slug', 'seo'],
      ].map((section) => [section, expect.any(Object)]),
    ),
  },
  {
    call: 'POST /setting/store/customization/add',
    send: async (path) => world.asOwner('POST', path(), await present(world, `${customizationPath}/all`)),
    status: 201,
    answer: { version: 1, customization: { navbar: expect.any(Object) } },
  },
  {
    call: 'PUT /setting/store/customization/update',
    send: async (path) => {
      const { seo } = await present(world, `${customizationPath}/all`);
      return world.asOwner('PUT', path(), { seo: { ...(seo as object), meta_img: '' }, version: 1 });
    },
    answer: { version: 2 },
  },
  {
    call: 'PUT /setting/store/customization',
    send: async (path) =>
      world.asOwner('PUT', path(), { ...(await present(world, `${customizationPath}/all`)), version: 2 }),
    answer: { version: expect.any(Number) },
  },
  {
    call: 'GET /settings/platform',
    send: (path) => world.visit('GET', path(), undefined, undefined, 'localhost'),
    answer: {
      platform_title: 'Multi-Tenant E-commerce Platform',
      platform_description: 'Create your own online store with our platform',
      ...{
        platform_url: id,
        google_analytic_status: false,
        meta_title: id,
        meta_description: id,
        favicon: id,
      },
    },
  },
  {
    call: 'GET /settings/platform-seo',
    send: (path) => world.visit('GET', path(), undefined, undefined, 'localhost'),
    answer: { platform_title: id, meta_keywords: id },
  },
  { call: 'POST /settings/cache/clear', send: (path) => world.asOwner('POST', path()), answer: success },
  {
    call: 'POST /settings/validate/{type}',
    send: (path) => world.asOwner('POST', path({ type: 'global' }), { default_language: 'xx' }),
    answer: { valid: false, errors: expect.arrayContaining([{ field: 'default_language', message: id }]) },
  },
];
