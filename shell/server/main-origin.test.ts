import { mainOrigin } from './main-origin.ts';

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
