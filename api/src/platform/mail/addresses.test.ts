import { greetingName, oneLine, oneMailbox } from './addresses.ts';
import { linkTo } from './links.ts';
import { htmlOf } from './mailer.ts';

describe('a mail address', () => {
  it.each(['ann@fresh.test', 'first.last+tag@mail.fresh.example', "o'neil@fresh.test", 'root@localhost'])(
    'may be %s',
    (address) => expect(oneMailbox(address)).toBe(address),
  );

  it.each([
    ['a list', 'a@x.test,b@y.test'],
    ['a list by semicolon', 'a@x.test;b@y.test'],
    ['two addresses in one', 'a@x.test@y.test'],
    ['a quoted part', '"a@x.test"@y.test'],
    ['quoted blanks', '"a b"@y.test'],
    ['a display name', 'Ann <ann@fresh.test>'],
    ['a comment', 'ann(evil@x.test)@fresh.test'],
    ['a group', 'friends:ann@fresh.test;'],
    ['a route', '<@x.test:ann@fresh.test>'],
    ['an escaped character', 'a\\@b@fresh.test'],
    ['a header', 'ann@fresh.test\r\nBcc: evil@x.test'],
    ['a line break', 'ann@fresh.test\n'],
    ['an encoded line break', 'ann%0d%0a@fresh.test\r'],
    ['a look-alike of the @', 'ann＠fresh.test'],
    ['a small @', 'ann﹫fresh.test'],
    ['letters that look alike', 'аnn@fresh.test'],
    ['an address literal', 'ann@[127.0.0.1]'],
    ['no domain', 'ann@'],
    ['an empty label', 'ann@fresh..test'],
    ['something too long', `${'a'.repeat(64)}@${'b.'.repeat(100)}test`],
    ['nothing', ''],
  ])('may not be %s', (_what, address) => {
    expect(() => oneMailbox(address)).toThrow(expect.objectContaining({ code: 'VALIDATION' }));
  });
});

it('a mail header is one line without hidden characters', () => {
  expect(oneLine('Fresh\r\nBcc: evil@x.test')).toBe('Fresh Bcc: evil@x.test');
  expect(oneLine('Fresh\u2028Corner\u0000\u001b[31m')).toBe('Fresh Corner [31m');
  expect(oneLine('safe\u202etxt.exe')).toBe('safe txt.exe');
  expect(oneLine('x'.repeat(500))).toHaveLength(120);
});

describe('a mail’s greeting', () => {
  it.each(['Ann', 'José O’Neil-Smith', 'Dr. Zoë Müller', 'Нина', '小林'])('repeats the name %s', (name) => {
    expect(greetingName(name)).toBe(name);
  });

  it.each([
    'Win at http://evil.example',
    'evil.example',
    '<b>Ann</b>',
    'Call 0900 1234',
    'a@x.test',
    '"; --',
  ])('does not repeat %s', (name) => expect(greetingName(name)).toBe(''));
});

it('a mail’s HTML has the same content, with text and links only', () => {
  const html = htmlOf(
    'Hello <img src=x onerror=alert(1)>,\n\nhttps://x.test/?a=1&b="2"\n\nFresh & Co\nBerlin\n',
  );
  expect(html).toContain('<p>Hello &lt;img src=x onerror=alert(1)&gt;,</p>');
  expect(html).toContain('<a href="https://x.test/?a=1&amp;b=&quot;2&quot;">');
  expect(html).toContain('<p>Fresh &amp; Co<br>Berlin</p>');
  expect(htmlOf('javascript:alert(1)\n\nsee https://x.test now')).not.toContain('<a');
});

describe('a link in a mail', () => {
  const config = { ROOT_DOMAIN: 'larder.example', NODE_ENV: 'test', DATA_DIR: '' } as const;
  const store = { type: 'tenant', domain: 'fresh.larder.example' } as const;
  const platform = { type: 'platform', domain: 'www.larder.example' } as const;

  it('has the scheme and port that visitors see, and the host of the database', () => {
    const shown = { ...config, PUBLIC_URL: 'https://larder.example:8443/whatever' };
    expect(linkTo(shown, store, '/auth/reset-password', 'a_b-c')).toBe(
      'https://fresh.larder.example:8443/auth/reset-password?token=a_b-c',
    );
    expect(linkTo({ ...config, PUBLIC_URL: 'https://larder.example' }, store, '/x')).toBe(
      'https://fresh.larder.example/x',
    );
    expect(linkTo({ ...config, PORT: 4000 }, { ...store, domain: 'greens.example' }, '/x')).toBe(
      'http://greens.example:4000/x',
    );
  });

  it('to the platform has the platform’s own host, whatever the request’s host', () => {
    expect(linkTo(config, platform, '/platform-admin/auth/login')).toBe(
      'http://larder.example:3000/platform-admin/auth/login',
    );
  });
});
