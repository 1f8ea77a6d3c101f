import { listedOrigin, mainOrigin } from './main-origin.ts';

const visited = { origin: 'https://fresh.larder.test', rootDomain: 'larder.test' };

it.each([
  ['that it names', 'fresh.shop', 'https://fresh.shop'],
  ['with the protocol that it names', 'http://fresh.shop:8080', 'http://fresh.shop:8080'],
  ['that is visited without one', '', visited.origin],
  ['that is visited, for one of the platform', 'https://fresh.larder.test', visited.origin],
  ['that is visited, for what is no address', '"><script>', visited.origin],
])('search engines list the main address of a store: the one %s', (_, main, origin) => {
  expect(mainOrigin(main, visited)).toBe(origin);
});

it.each([
  ['that of the texts of its pages before that of its settings', 'https://texts.shop/', 'https://texts.shop'],
  ['that of its settings, where its texts name none', '', 'https://settings.shop'],
])('search engines list of a store %s', (_, meta_url, origin) => {
  const given = { tenant: { type: 'tenant' }, platform: {}, store: { meta_url: 'https://settings.shop' } };
  expect(listedOrigin({ ...given, customization: { seo: { meta_url } } } as never, visited)).toBe(origin);
});

it.each([
  ['that its operators wrote', 'https://larder.example', 'https://larder.example'],
  ['that is visited, when they wrote none', '', visited.origin],
])('search engines list the platform at the address %s', (_, platform_url, origin) => {
  const tenant = { type: 'platform' } as never;
  const none = { store: null, customization: null };
  expect(listedOrigin({ tenant, ...none, platform: { platform_url } as never }, visited)).toBe(origin);
});
