import type { Server } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LocalBuild, News } from './local-build.ts';
import { serveLocalBuild } from './local-server.ts';

const release = {
  ...{ build: 'local-0123456789ab', entry: '/mfe/mfe-storefront/0123456789ab/entry.js', global: 'larder' },
  ...{ version: '1.0.0', needs: {}, paths: [], slots: [] },
};
const staging = 'https://staging.example';
const file = '/mfe/mfe-storefront/0123456789ab/entry.js';

let tell: (news: News) => void = () => {};
const build: LocalBuild = {
  files: ({ url }, reply) => void reply.end(`content of ${url}`),
  latest: () => ({ event: 'build', release }),
  onNews(listener) {
    tell = listener;
    return () => {};
  },
  close: async () => {},
};

let server: Server;
beforeAll(async () => {
  server = createServer(serveLocalBuild({ build, platform: new URL(`${staging}/search`) }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Answer = { status: number; headers: Record<string, unknown>; body: string };

/** As a browser asks; of a stream what comes first. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, path, method, headers: { host: `localhost:${port}`, ...headers } },
      (reply) => {
        const answer = (body: string) =>
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body });
        let text = '';
        reply.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
          if (text.includes('\n\nevent: broken')) answer(text);
          else if (text.includes('event: build\n')) tell({ event: 'broken' });
        });
        reply.on('end', () => answer(text));
      },
    )
      .on('error', reject)
      .end();
  });
}

it.each([staging, 'https://fresh.staging.example'])(
  'the local server serves the build to pages of %s',
  async (origin) => {
    const { status, headers, body } = await ask(`${file}?x`, { origin });
    expect([status, body]).toEqual([200, 'content of /entry.js']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
      vary: 'origin',
    });
  },
);

it('the local server allows a page from the internet to reach this machine', async () => {
  const asked = { origin: staging, 'access-control-request-private-network': 'true' };
  const { status, headers } = await ask(file, asked, 'OPTIONS');
  expect(status).toBe(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': staging,
    'access-control-allow-private-network': 'true',
  });
});

it('the local server reports the state of the present build and of the next one', async () => {
  const { body, headers } = await ask('/builds', { origin: staging });
  expect(headers['content-type']).toContain('text/event-stream');
  expect(body).toContain(`event: build\ndata: ${JSON.stringify(release)}\n\n`);
  expect(body).toContain('event: broken\ndata: {}\n\n');
});

it.each([
  ['a page of another site', { origin: 'https://evil.example' }],
  ['a site whose name only ends alike', { origin: 'https://evilstaging.example' }],
  ['the platform without TLS', { origin: 'http://staging.example' }],
  ['another port of it', { origin: 'https://staging.example:8443' }],
  ['a page without an origin', { origin: 'null' }],
  ['a script of another site, without CORS', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'script' }],
  ['a name that was pointed here', { host: 'evil.example:3100' }],
  ['such a name, with our origin', { host: 'evil.example', origin: staging }],
])('the local server refuses %s', async (_who, headers) => {
  for (const path of [file, '/builds']) {
    const reply = await ask(path, headers as Record<string, string>);
    expect([path, reply.status]).toEqual([path, 403]);
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
    expect(reply.body).not.toContain('content of');
  }
});

it('the local server serves only the files of the build', async () => {
  for (const path of [
    '/',
    '/package.json',
    '/mfe/x/0123456789ab/../../etc/passwd',
    '/mfe/x/0123456789ab/..%2f',
  ])
    expect([path, (await ask(path, { origin: staging })).status]).toEqual([path, 404]);
  expect((await ask(file, { origin: staging }, 'POST')).status).toBe(405);
});
