import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { makePlan } from './testing/builds.ts';
import type { TestEdge } from './testing/edge.ts';
import { startEdge } from './testing/edge.ts';

let test: TestEdge;
let port: number;
beforeAll(async () => {
  test = await startEdge({}, (api) => {
    api.plan = makePlan();
  });
  await test.edge.listen({ port: 0, host: '127.0.0.1' });
  port = (test.edge.server.address() as AddressInfo).port;
});
afterAll(() => test.close());

/** As it stands, which no client would send. */
async function get(target: string): Promise<{ status: number; location: string | undefined }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nhost: fresh.localhost\r\nconnection: close\r\n\r\n`);
  let text = '';
  socket.setEncoding('utf8').on('data', (more: string) => {
    text += more;
  });
  await once(socket, 'close');
  const [, location] = /^location: (.*)\r$/im.exec(text) ?? [];
  return { status: Number(text.split(' ')[1]), location };
}

it.each([
  ['//', '/'],
  ['////', '/'],
  ['//?q=1//2', '/?q=1//2'],
  ['//evil.test', '/evil.test'],
  ['/\\evil.test', '/evil.test'],
  ['//\\evil.test/\\', '/evil.test/'],
  ['/product//milk', '/product/milk'],
  ['/..//evil.test', '/../evil.test'],
])('the path %s redirects to %s on the same host without making a page', async (target, location) => {
  expect(await get(target)).toEqual({ status: 308, location });
});

it.each(['/%zz', '*', 'http://evil.test//', '/%00', '/..', '/%2e%2e/%2e%2e', '/%5c%5cevil.test'])(
  'the path %s is answered without an error',
  async (target) => {
    const { status, location } = await get(target);
    expect(status).toBeLessThan(500);
    expect(location ?? '/').toMatch(/^(\/(?![/\\])|http:\/\/localhost\/)/);
  },
);
