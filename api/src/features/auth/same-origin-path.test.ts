import { publicOrigin } from '../../platform/http/public-origin.ts';
import { sameOriginPath } from './same-origin-path.ts';

const origin = 'http://fresh.localhost:3000';

it.each([
  ['/', '/'],
  ['/search?q=a%20b&page=2#list', '/search?q=a%20b&page=2#list'],
  ['/a/../b', '/b'],
  [`${origin}/checkout?step=2`, '/checkout?step=2'],
  [origin, '/'],
  ['/überall', '/%C3%BCberall'],
  ['/@evil.test', '/@evil.test'],
  ['/?next=//evil.test', '/?next=//evil.test'],
])('the return address %s leads to %s', (given, path) => expect(sameOriginPath(given, origin)).toBe(path));

it.each([
  undefined,
  null,
  7,
  ['/a'],
  '',
  ' /a',
  'a/b',
  `/${'a'.repeat(2_000)}`,
  'http://fresh.localhost:3000.evil.test/',
  // A browser would make another address of them.
  '/a\\b',
  '/search?q=a\tb',
])('the return address %p is refused', (given) => expect(sameOriginPath(given, origin)).toBeNull());

describe('the public origin of a host', () => {
  const at = (PUBLIC_URL: string | undefined, domain: string, host?: string) =>
    publicOrigin({ PUBLIC_URL }, domain, host);

  it('has the scheme and port of the public address', () => {
    expect(at('https://larder.example:8443', 'fresh.larder.example', 'x:1')).toBe(
      'https://fresh.larder.example:8443',
    );
    expect(at('http://localhost:4000', 'fresh.localhost', 'fresh.localhost:1')).toBe(
      'http://fresh.localhost:4000',
    );
  });

  it('has the request’s own port on localhost, and https elsewhere', () => {
    expect(at(undefined, 'fresh.localhost', 'fresh.localhost:3000')).toBe(origin);
    expect(at(undefined, 'fresh.localhost')).toBe('http://fresh.localhost');
    expect(at(undefined, 'greens.example', 'greens.example:81')).toBe('https://greens.example');
  });
});
