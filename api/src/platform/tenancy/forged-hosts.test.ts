import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import type { Actor } from '../../testing/actors.ts';
import { createStaff } from '../../testing/actors.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { inTenant } from './tenancy.ts';

const theirMark = 'CANARY-OF-BAKEHOUSE';
let test: TestApp;
let port: number;
let owner: Actor;
let theirs: string;
beforeAll(async () => {
  test = await startTestApp();
  const fresh = await createStore(test.database, 'fresh');
  theirs = await createStore(test.database, 'bakehouse', async (tx, tenantId) => {
    await tx.execute(`update languages set name = '${theirMark}' where tenant_id = '${tenantId}'`);
  });
  owner = await createStaff(test.database, fresh, 'owner', { name: 'CANARY-OF-FRESH' });
  await createStaff(test.database, theirs, 'owner', { name: theirMark });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => test.close());

type Raw = { status: number; body: string };

/** Sends a request byte by byte, as no library would let a client write it. */
function raw(lines: string[], content = ''): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.\d (\d{3})/.exec(head)?.[1] ?? 0), body: rest.join('\r\n\r\n') });
    });
    // Half a connection would be taken for a visitor who has left.
    socket.write(Buffer.from([...lines, 'Connection: close', '', content].join('\r\n'), 'latin1'));
    setTimeout(() => socket.destroy(), 5_000).unref();
  });
}

const bearer = () => `Authorization: Bearer ${owner.token}`;
const languages = 'GET /api/language/show HTTP/1.1';
const verify = 'GET /api/auth/verify HTTP/1.1';

/** Expects no data of the other store, and no failure, for any request. */
function expectNothingOfTheirs({ status, body }: Raw): void {
  expect(body).not.toContain(theirMark);
  expect(status).toBeLessThan(500);
}

describe('a host in another spelling is the same store', () => {
  it.each([
    'fresh.localhost',
    'fresh.localhost:3000',
    'FRESH.Localhost',
    'fresh.localhost.',
    'Fresh.LOCALHOST.:80',
  ])('%s', async (host) => {
    const { status, body } = await raw([verify, `Host: ${host}`, bearer()]);
    expect([status, JSON.parse(body).user?.name]).toEqual([200, 'CANARY-OF-FRESH']);
  });
});

describe('a host that only resembles a store’s is no store', () => {
  it.each([
    'fresh.localhost.evil.test',
    'evil.test/fresh.localhost',
    'fresh.localhost@evil.test',
    'bakehouse.localhost@fresh.localhost',
    'fresh.localhost#.bakehouse.localhost',
    'fresh.localhost?',
    'fresh.localhost%00',
    'fresh.localhost%2ebakehouse',
    'fresh.localhost, bakehouse.localhost',
    'fresh.localhost bakehouse.localhost',
    'fresh.localhost:80:80',
    'fresh.localhost:999999',
    'fresh.localhost..',
    '.fresh.localhost',
    'a.fresh.localhost',
    'fr\u0435sh.localhost',
    'fr\xe9sh.localhost',
    'xn--frsh-bpa.localhost',
    '[::1]',
    '127.0.0.1.nip.io',
    '*',
    '*.localhost',
    "fresh' or '1'='1.localhost",
    'x'.repeat(5_000),
    '',
  ])('%s', async (host) => {
    for (const line of [verify, languages]) {
      const found = await raw([line, `Host: ${host}`, bearer()]);
      expectNothingOfTheirs(found);
      expect([400, 404, 431]).toContain(found.status);
    }
  });
});

describe('a token of one store', () => {
  it.each(['bakehouse.localhost', 'BAKEHOUSE.localhost.:1'])(
    'is refused at another store: %s',
    async (host) => {
      const { status, body } = await raw([verify, `Host: ${host}`, bearer()]);
      expect([status, JSON.parse(body).code]).toEqual([403, 'TENANT_MISMATCH']);
    },
  );
});

describe('a host named elsewhere has no effect', () => {
  const others: [string, string[]][] = [
    ['X-Forwarded-Host', ['X-Forwarded-Host: bakehouse.localhost']],
    [
      'X-Host, X-Original-Host and Forwarded',
      [
        'X-Host: bakehouse.localhost',
        'X-Original-Host: bakehouse.localhost',
        'Forwarded: host=bakehouse.localhost',
      ],
    ],
    [
      'X-Original-URL',
      ['X-Original-URL: http://bakehouse.localhost/api/language/show', 'X-Rewrite-URL: /api/auth/verify'],
    ],
    [
      'headers of the client',
      [
        'X-Tenant-Id: bakehouse',
        'X-Tenant-Domain: bakehouse.localhost',
        'company: bakehouse',
        'user-type: platform_admin',
      ],
    ],
    [
      'cookies',
      [
        'Cookie: tenant-slug=bakehouse; tenant-domain=bakehouse.localhost; tenant-type=tenant; admin-type=platform; user-role=PLATFORM_ADMIN',
      ],
    ],
    [
      'Origin and Referer',
      ['Origin: http://bakehouse.localhost', 'Referer: http://bakehouse.localhost/admin'],
    ],
  ];

  it.each(others)('%s', async (_what, lines) => {
    const shown = await raw([languages, 'Host: fresh.localhost', ...lines]);
    expectNothingOfTheirs(shown);
    expect(JSON.parse(shown.body)[0].name).toBe('English');
    const { body } = await raw([verify, 'Host: fresh.localhost', bearer(), ...lines]);
    expect(JSON.parse(body).user).toMatchObject({ name: 'CANARY-OF-FRESH', role: 'TENANT_ADMIN' });
  });

  it.each([
    [
      'a target with a host of its own',
      ['GET http://bakehouse.localhost/api/language/show HTTP/1.1', 'Host: fresh.localhost'],
    ],
    ['two hosts', [languages, 'Host: fresh.localhost', 'Host: bakehouse.localhost']],
    ['a host on a second line', [languages, 'Host: fresh.localhost', ' bakehouse.localhost']],
    ['a space before the colon', [languages, 'Host: fresh.localhost', 'Host : bakehouse.localhost']],
    ['a NUL', [languages, 'Host: fresh.localhost\0bakehouse.localhost']],
    ['no host', [languages]],
    ['no host, in the old protocol', ['GET /api/language/show HTTP/1.0']],
    [
      'the old protocol with a host in the target',
      ['GET http://bakehouse.localhost/api/language/show HTTP/1.0'],
    ],
    [
      'a target that begins with two slashes',
      ['GET //bakehouse.localhost/api/language/show HTTP/1.1', 'Host: fresh.localhost'],
    ],
    [
      'a target with a name before @',
      ['GET http://fresh.localhost@bakehouse.localhost/api/language/show HTTP/1.1', 'Host: fresh.localhost'],
    ],
  ])('%s', async (_what, lines) => {
    const found = await raw(lines);
    expectNothingOfTheirs(found);
    expect(found.status).toBeGreaterThanOrEqual(200);
  });
});

it('mails have no link to a forged host', async () => {
  const { email } = owner;
  const content = JSON.stringify({ email, loginType: 'tenantAdmin' });
  const found = await raw(
    [
      'POST /api/auth/forgot-password HTTP/1.1',
      'Host: FRESH.localhost.:6666',
      'X-Forwarded-Host: evil.example',
      'Forwarded: host=evil.example',
      'Content-Type: application/json',
      `Content-Length: ${content.length}`,
    ],
    content,
  );
  expect(found.status).toBe(200);
  const mails = await eventually<{ body: string }[]>(
    async () => (await test.database.pool.query('select body from mails where recipient = $1', [email])).rows,
    ({ length }) => length > 0,
  );
  expect(mails[0]?.body).toContain('http://fresh.localhost');
  expect(mails[0]?.body).not.toMatch(/evil|6666/);
});

it('a store’s host resolves to the store after forged requests', async () => {
  expect((await test.call('bakehouse.localhost', 'GET', '/api/language/show')).body[0].name).toBe(theirMark);
  const rows = await inTenant(test.database, theirs, (tx) => tx.execute('select id from staff'));
  expect(rows.rows).toHaveLength(1);
});
