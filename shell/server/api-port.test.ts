import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import type { ApiPort } from './api-port.ts';
import { apiAt, apiInProcess } from './api-port.ts';

const bytes = Buffer.from([0, 255, 10, 13]);
const etag = '"one"';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  app.get('/api/plan', ({ headers }, reply) => {
    reply.header('etag', etag);
    return headers['if-none-match'] === etag
      ? reply.status(304).send()
      : reply.send({ host: headers.host, version: 'one' });
  });
  app.get('/api/file', (_request, reply) => reply.type('application/octet-stream').send(bytes));
  app.post('/api/echo', ({ headers, body }, reply) => reply.status(201).send({ host: headers.host, body }));
  app.get('/api/wrong', (_request, reply) => reply.status(400).send({}));
  app.get('/api/broken', (_request, reply) => reply.status(500).send({}));
  app.get('/api/page', (_request, reply) => reply.status(502).type('text/html').send('<h1>Bad Gateway</h1>'));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const ports: [string, () => ApiPort][] = [
  ['in the same process', () => apiInProcess(app)],
  ['elsewhere', () => apiAt(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)],
];

describe.each(ports)('requests of the edge to an API %s', (_where, open) => {
  it('carry the visitor’s host and are conditional on what is cached', async () => {
    const api = open();
    const body = { host: 'fresh.localhost', version: 'one' };
    expect(await api.get('/api/plan', 'fresh.localhost')).toEqual({ status: 200, body, etag });
    const again = await api.get('/api/plan', 'fresh.localhost', { 'if-none-match': etag });
    expect(again).toEqual({ status: 304, body: null, etag });
    expect((await api.get('/api/none', 'fresh.localhost')).status).toBe(404);
  });

  it('post a body under the visitor’s host', async () => {
    const body = { ticket: 'äß' };
    const reply = await open().post('/api/echo', 'fresh.localhost', body);
    expect(reply).toEqual({ status: 201, body: { host: 'fresh.localhost', body } });
  });

  it('read files byte by byte, report missing ones, and do not hide failures', async () => {
    const api = open();
    expect(await api.file('/api/file', 'localhost')).toEqual(bytes);
    expect(await api.file('/api/none', 'localhost')).toBeNull();
    expect(await api.file('/api/wrong', 'localhost')).toBeNull();
    await expect(api.file('/api/broken', 'localhost')).rejects.toThrow('500');
  });
});

it('a proxy’s page in place of the API’s answer is said to be that', async () => {
  const api = apiAt(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  await expect(api.get('/api/page', 'localhost')).rejects.toThrow(
    'The API was not reached: what stands before it answered 502',
  );
});

describe('the key that signs visitor ids', () => {
  it('is the API’s own in the same process, and the edge secret elsewhere', async () => {
    const visitorKey = async () => 'own';
    expect(await apiInProcess(Object.assign(Object.create(app), { visitorKey })).visitorKey?.()).toBe('own');
    expect(await apiAt('http://127.0.0.1:1', { secret: 'edges' }).visitorKey?.()).toBe('edges');
    expect(apiAt('http://127.0.0.1:1').visitorKey).toBeUndefined();
  });
});
