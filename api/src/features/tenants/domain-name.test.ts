import { domainName } from './domain-name.ts';

it.each([
  ['shop.example', 'shop.example'],
  ['BÜCHER.example', 'xn--bcher-kva.example'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['ｗｉｄｅ.example', 'wide.example'],
  ['notlocalhost', null],
  ['notlocalhost.example', 'notlocalhost.example'],
])('the domain %p is %p in a browser', (given, domain) => {
  expect(domainName(given, 'localhost')).toBe(domain);
});

it.each([
  'shop',
  'shop.example:8080',
  'https://shop.example',
  'shop.example/path',
  'shop.example.',
  '.shop.example',
  'shop..example',
  '-shop.example',
  'sh_op.example',
  'shop%2eexample',
  'shop example.test',
  'shop。example',
  '192.0.2.1',
  '0x7f.1',
  '3221225985',
  '[2001:db8::1]',
  'localhost',
  'www.localhost',
  'bakehouse.localhost',
  'a.b.localhost',
  'BAKEHOUSE.LOCALHOST',
  `${'a'.repeat(64)}.example`,
  `${'abcdefghi.'.repeat(25)}ex`,
  '*.example.test',
  "'; drop table tenants",
])('%p is refused as a store’s domain', (given) => {
  expect(domainName(given, 'localhost')).toBeNull();
});
