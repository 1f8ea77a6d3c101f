import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { freePort } from '../api/src/platform/free-port.ts';
import { listen, refuseTwoHosts, timeouts } from './listener.ts';

const ask = (port: number, lines: string[], isWhole = true) =>
  new Promise<string>((resolve) => {
    let text = '';
    const head = [...lines, ...(isWhole ? ['', ''] : [])].join('\r\n');
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''));
  });

it('a request with two Host headers is refused, whoever would take which', async () => {
  const server = createServer(refuseTwoHosts((_request, reply) => void reply.end('ok')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const of = (...hosts: string[]) => ask(port, ['GET / HTTP/1.1', ...hosts, 'Connection: close']);
  try {
    expect(await of('Host: fresh.localhost')).toBe('HTTP/1.1 200 OK');
    expect(await of('Host: fresh.localhost', 'HOST: other.localhost')).toBe('HTTP/1.1 400 Bad Request');
  } finally {
    server.close();
  }
});

it.each([
  ['half of its headers', { headersTimeout: 200, requestTimeout: 60_000 }, false],
  ['half of its body', { headersTimeout: 200, requestTimeout: 400 }, true],
])('a request that sends %s and never the rest is ended', async (_what, short, isWhole) => {
  const port = await freePort();
  const given = { ...short, connectionsCheckingInterval: 50 };
  const listener = await listen((request) => request.resume(), port, '127.0.0.1', given);
  const lines = ['POST / HTTP/1.1', 'Host: fresh.localhost', 'Content-Length: 10'];
  expect(await ask(port, lines, isWhole)).toBe('HTTP/1.1 408 Request Timeout');
  await listener.close(0);
});

it('half of the headers hold a connection for 15 s, and half of a body for two minutes at most', () => {
  expect(timeouts.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(timeouts.requestTimeout).toBeLessThanOrEqual(120_000);
  expect(timeouts.connectionsCheckingInterval).toBeLessThanOrEqual(5_000);
});
