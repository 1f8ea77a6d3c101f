import { postSigned } from '../webhooks/post-signed.ts';
import { isCallable } from './call-public.ts';
import { isPublicAddress, lookUpPublic } from './public-address.ts';

it.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...['224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fd00::1', 'ff02::1', '::ffff:127.0.0.1'],
  ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'localhost', ''],
])('%s is not on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['1.1.1.1', '93.184.215.14', '2606:4700::1111', '2a00:1450::1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ...[
    'http://hooks.example.com/',
    'ftp://hooks.example.com/',
    'javascript:alert(1)',
    'hooks.example.com',
    '',
  ],
  ...[
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
  ],
  ...['https://169.254.169.254/latest/meta-data', 'https://user:password@hooks.example.com/'],
])('in production no webhook has the address %s', async (url) => {
  expect(isCallable(url, true)).toBe(false);
  const outcome = await postSigned({ id: '1', url, secret: 's', body: '{}' }, true);
  expect(outcome).toMatchObject({ problem: 'private', status: null });
});

it('in production a webhook may be any https address of the internet', () => {
  expect(isCallable('https://hooks.example.com/larder?x=1', true)).toBe(true);
});

it('a name that leads to an inner network is refused when the connection is made', async () => {
  const post = { id: '1', url: 'https://localhost:1/', secret: 's', body: '{}' };
  expect((await postSigned(post, true)).problem).toBe('private');
  const error = await new Promise((done) => lookUpPublic('localhost', { all: true }, done));
  expect(String(error)).toContain('not on the public internet');
});
