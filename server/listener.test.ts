import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { refuseTwoHosts } from './listener.ts';

const ask = (port: number, lines: string[]) =>
  new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write([...lines, '', ''].join('\r\n')));
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
  expect(await of('Host: fresh.localhost')).toBe('HTTP/1.1 200 OK');
  expect(await of('Host: fresh.localhost', 'HOST: other.localhost')).toBe('HTTP/1.1 400 Bad Request');
  server.close();
});
