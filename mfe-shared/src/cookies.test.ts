import { deleteCookie, readCookie, writeCookie } from './cookies';
import { sessionStorageCookies } from './session/session.storage';
import { customer } from './testing';

const written = jest.spyOn(document, 'cookie', 'set');

beforeEach(() => written.mockClear());

it('the access token’s cookie lasts a day, the refresh token’s and the user’s seven days', () => {
  sessionStorageCookies.writeTokens('token', 'refresh');
  sessionStorageCookies.writeUser(customer().user, 'customer');
  const lives = written.mock.calls.map(([cookie]) => [
    cookie.split('=')[0],
    /Max-Age=(\d+)/.exec(cookie)?.[1],
    /SameSite=lax/.test(cookie),
  ]);
  expect(lives).toEqual([
    ['access_token', '86400', true],
    ['refresh_token', '604800', true],
    ['user_data', '604800', true],
  ]);
});

it('a cookie is for this host only and not Secure on localhost', () => {
  writeCookie('a', 'b', 1);
  expect(written.mock.calls[0]?.[0]).toBe('a=b; Path=/; Max-Age=86400; SameSite=lax');
});

it('a cookie can have any value, but no name that would change its attributes', () => {
  writeCookie('value', 'a;b=c\r\nd “é”', 1);
  expect(readCookie('value')).toBe('a;b=c\r\nd “é”');
  deleteCookie('value');
  expect(readCookie('value')).toBeNull();
  expect(() => writeCookie('a=b; Domain', 'x', 1)).toThrow("Invalid cookie name 'a=b; Domain'");
});
