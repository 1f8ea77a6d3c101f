import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { developAgainst } from './against.ts';

type Asked = { path: string | undefined; token: string | undefined; body: unknown };

let platform: Server;
let address: string;
let answer: { status: number; body: object };
const asked: Asked[] = [];

beforeAll(async () => {
  platform = createServer((request, reply) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      asked.push({ path: request.url, token: request.headers.authorization, body: JSON.parse(text) });
      reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  address = `http://fresh.localhost:${(platform.address() as AddressInfo).port}`;
});
beforeEach(() => asked.splice(0));
afterAll(() => {
  platform.closeAllConnections();
  platform.close();
});

const token = `larder_deploy_mfe-storefront_${'a'.repeat(43)}`;
const start = (against = address, tokens = [token], remote = 'storefront') =>
  developAgainst({ remote, against, port: 3199, tokens }, () => {});

it('developing against a platform asks for a ticket with the remote’s token and returns the page’s link', async () => {
  answer = { status: 201, body: { ticket: 'a.b-c', expiresAt: '' } };
  const { link, stop } = await start(`${address}/search?q=milk`);
  try {
    expect(await link()).toBe(`${address}/live/override?ticket=a.b-c&to=%2Fsearch%3Fq%3Dmilk`);
    const body = { remote: 'mfe-storefront', origin: 'http://localhost:3199' };
    expect(asked).toEqual([{ path: '/api/overrides', token: `Bearer ${token}`, body }]);
    answer = { status: 201, body: { ticket: 'next', expiresAt: '' } };
    expect(await link()).toContain('ticket=next&');
  } finally {
    await stop();
  }
});

it.each([
  [401, 'UNAUTHORIZED', /does not know this token/],
  [403, 'FORBIDDEN', /each part has its own/],
  [403, 'OVERRIDES_OFF', /its setting ALLOW_OVERRIDES is off/],
  [404, 'NOT_FOUND', /update it first/],
  [400, 'VALIDATION', /gives no ticket for mfe-storefront: The request is not valid/],
])(
  'developing against a platform says before building why there is no ticket: %i %s',
  async (status, code, words) => {
    answer = { status, body: { code, message: 'The request is not valid.' } };
    await expect(start()).rejects.toThrow(words);
  },
);

it('developing against a platform needs a known remote, its token and an address', async () => {
  await expect(start(address, [token], 'shell')).rejects.toThrow('There is no remote shell');
  await expect(start(address, [token], 'store-admin')).rejects.toThrow('no deploy token of mfe-store-admin');
  await expect(start('staging')).rejects.toThrow('is no address of a platform');
  expect(asked).toEqual([]);
});
