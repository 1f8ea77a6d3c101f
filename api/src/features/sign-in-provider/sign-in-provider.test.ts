import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStaff, createVisit } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { Issuer } from '../../testing/issuer.ts';
import { startIssuer } from '../../testing/issuer.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { testProvider } from './sign-in-provider.discovery.service.ts';

const host = 'fresh.localhost';
let test: TestApp;
let issuer: Issuer;
let fresh: string;
let owner: string;
beforeAll(async () => {
  issuer = await startIssuer([]);
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
  owner = (await createStaff(test.database, fresh, 'owner')).token;
});
afterAll(async () => {
  await test.close();
  await issuer.close();
});

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path = '', body?: object, token = owner) =>
  test.call(host, method, `/api/sign-in-provider${path}`, { token, ...(body && { body }) });
const settings = {
  ...{ issuer: 'https://id.fresh.test', clientId: 'larder', label: 'Fresh ID', domains: ['fresh.test'] },
  ...{ newRoleId: null, providerOnly: false, replacesSecondFactor: false },
};
const secret = { clientSecret: 'a secret that nobody sees again' };
const offered = async () => (await test.call(host, 'GET', '/api/auth/sign-in-provider')).body.provider;

it('the provider is saved over the version that was read, shown without its secret, and taken away', async () => {
  expect((await call('GET')).body).toEqual({
    provider: null,
    redirectUri: 'http://fresh.localhost/admin/auth/provider',
    signedOut: 0,
  });
  expect(await offered()).toBeNull();
  expect((await call('PUT', '', { ...settings, version: 0 })).body.details[0].field).toBe('clientSecret');
  const first = await call('PUT', '', { ...settings, ...secret, version: 0 });
  expect(first.body.provider).toEqual({ ...settings, version: 1 });
  expect(JSON.stringify((await call('GET')).body)).not.toContain(secret.clientSecret);
  expect(await offered()).toEqual({ label: 'Fresh ID', providerOnly: false });
  expect((await call('PUT', '', { ...settings, ...secret, version: 0 })).body.code).toBe('VERSION_CONFLICT');
  const renamed = await call('PUT', '', { ...settings, label: 'Our ID', version: 1 });
  expect(renamed.body.provider).toMatchObject({ label: 'Our ID', version: 2 });
  expect((await call('DELETE')).status).toBe(200);
  expect(await offered()).toBeNull();
  expect((await call('DELETE')).status).toBe(404);
});

it('the secret of one provider is not sent to another', async () => {
  await call('PUT', '', { ...settings, ...secret, version: 0 });
  const moved = { ...settings, issuer: 'https://id.elsewhere.test', version: 1 };
  expect((await call('PUT', '', moved)).body.details).toEqual([
    { field: 'clientSecret', message: 'required' },
  ]);
  expect((await call('PUT', '', { ...moved, ...secret })).status).toBe(200);
  await call('DELETE');
});

it('only owners and operators choose the provider, as it can say that it is anybody', async () => {
  const body = { ...settings, ...secret, version: 0 };
  const manager = await createStaff(test.database, fresh, ['read_staff', 'write_staff']);
  expect((await call('PUT', '', body, manager.token)).body.code).toBe('PERMISSION_BEYOND');
  expect((await call('DELETE', '', undefined, manager.token)).body.code).toBe('PERMISSION_BEYOND');
  const pat = await createVisit(test.database, fresh, { mayWrite: true });
  expect((await call('PUT', '', body, pat.token)).status).toBe(200);
  expect((await call('DELETE', '', undefined, pat.token)).status).toBe(200);
});

it('nobody becomes an owner by signing in', async () => {
  const { body: roles } = await test.call(host, 'GET', '/api/roles', { token: owner });
  const newRoleId = roles.find(({ name }: { name: string }) => name === 'Owner').id;
  const { body } = await call('PUT', '', { ...settings, ...secret, newRoleId, version: 0 });
  expect(body.details).toEqual([{ field: 'newRoleId', message: 'owner' }]);
});

describe('a test of the provider', () => {
  const ask = async (address: string) => (await call('POST', '/test', { issuer: address })).body;
  it('says where people would sign in', async () => {
    expect(await ask(issuer.url)).toEqual({ problem: null, host: new URL(issuer.url).host });
  });

  it('says plainly what is wrong', async () => {
    const answers: Record<string, [number, string]> = {
      '/down': [503, ''],
      '/page': [200, '<!doctype html>'],
      '/other': [200, JSON.stringify({ issuer: 'https://id.elsewhere.test' })],
      '/long': [200, 'x'.repeat(300_000)],
    };
    const server = createServer((request, reply) => {
      const name = request.url?.split('/.well-known')[0] ?? '';
      const script = { issuer: `${address}/script`, authorization_endpoint: 'javascript:alert(1)' };
      const [status, text] = answers[name] ?? [200, JSON.stringify(script)];
      reply.writeHead(status, { 'content-type': 'application/json' }).end(text);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const problems: Record<string, string> = {};
    for (const name of ['/down', '/page', '/other', '/long', '/script'])
      problems[name] = (await ask(address + name)).problem;
    expect(problems).toEqual({
      ...{ '/down': 'status', '/page': 'no_provider', '/other': 'other_issuer', '/long': 'too_long' },
      '/script': 'incomplete',
    });
    await new Promise((done) => server.close(done));
    expect((await ask(address)).problem).toBe('refused');
  });

  it('in production never reaches an inner network, not even by a name', async () => {
    for (const address of [
      'http://id.fresh.test',
      'https://127.0.0.1',
      'https://169.254.169.254',
      'https://localhost',
    ])
      expect(await testProvider(address, true)).toEqual({ problem: 'private', host: null });
  });
});
