import { safeReturnPath } from './safe-return-path';

const fallback = '/home';

describe('the return path after signing in', () => {
  it.each([
    ['/user/my-orders', '/user/my-orders'],
    ['/search?q=a%20b&page=2#top', '/search?q=a%20b&page=2#top'],
    ['/product/milk', '/product/milk'],
    ['/a/../b', '/b'],
    ['/path?next=https://evil.example', '/path?next=https://evil.example'],
  ])('may be %s', (value, expected) => {
    expect(safeReturnPath(value, fallback)).toBe(expected);
  });

  it.each([
    null,
    undefined,
    '',
    ' ',
    'evil',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/./\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2fevil.example',
    '/%2F/evil.example',
    '/%5cevil.example',
    '/%5C/evil.example',
    '/%09/evil.example',
    '/%0a/evil.example',
    '/%0d%0a/evil.example',
    '%2f%2fevil.example',
    'https://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'HTTPS://EVIL.EXAMPLE',
    'http:evil.example',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://evil.example/1',
    'file:///etc/passwd',
    'mailto:a@b.example',
    '@evil.example',
    '/@evil.example\u0000',
    'bakehouse.localhost:3000/x',
    'http://bakehouse.localhost:3000/x',
    '?next=//evil',
    '#//evil',
    '/\u0000/evil',
    '/\u007f',
    `/${'a'.repeat(100_000)}`,
    'http://[::1',
    '/auth/login',
    '/admin/auth/login?returnUrl=/admin',
    '/api/auth/signout',
    '/login',
  ])('is the fallback for %j', (value) => {
    expect(safeReturnPath(value, fallback)).toBe(fallback);
  });

  it('never leads to another origin', () => {
    const parts = ['/', '\\', '.', '..', '%2f', 'evil.example', '@', ':', '?', '#', 'https:', '\t'];
    for (const a of parts)
      for (const b of parts)
        for (const c of parts)
          for (const d of parts) {
            const path = safeReturnPath(a + b + c + d, fallback);
            expect(new URL(path, 'http://fresh.localhost').host).toBe('fresh.localhost');
          }
  });
});
