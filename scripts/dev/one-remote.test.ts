import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveAlone } from './one-remote.ts';

const running: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const bootstrap = '<script type="application/json" id="larder-bootstrap">{}</script>';
const page = { headers: { accept: 'text/html,*/*' } };
let alone: string;
beforeAll(async () => {
  const platform = await serve((request, reply) => {
    const isPage = request.headers.accept?.includes('text/html');
    reply.setHeader('content-type', isPage ? 'text/html' : 'image/png');
    reply.end(isPage ? `<p>rendered</p>${bootstrap}` : `file of ${request.url}`);
  });
  alone = await serve(
    serveAlone(new URL(platform), (request, reply, next) =>
      request.url === '/alone/entry.js' ? reply.end('the build') : next(),
    ),
  );
});
afterAll(() => {
  for (const server of running) server.close();
});

it.each(['/favicon.ico', '/manifest.webmanifest', '/api/products', '/img?w=100'])(
  'a remote alone gets %s from the platform',
  async (path) => {
    const reply = await fetch(`${alone}${path}`);
    expect([reply.status, await reply.text()]).toEqual([200, `file of ${path}`]);
  },
);

it('a remote alone gets a page of its own with the data of the platform’s page', async () => {
  const text = await (await fetch(`${alone}/search?q=milk`, page)).text();
  expect(text).toContain(bootstrap);
  expect(text).toContain('/alone/entry.js');
  expect(text).not.toContain('rendered');
  expect(await (await fetch(`${alone}/alone/entry.js`)).text()).toBe('the build');
});

it('a remote alone says that its platform is not running', async () => {
  const nobody = await serve(() => {});
  const { port } = new URL(nobody);
  await new Promise((resolve) => running.pop()?.close(resolve));
  const lonely = await serve(
    serveAlone(new URL(`http://127.0.0.1:${port}`), (_request, _reply, next) => next()),
  );
  const reply = await fetch(lonely, page);
  expect(reply.status).toBe(502);
  expect(await reply.text()).toContain('start it with npm start');
});
