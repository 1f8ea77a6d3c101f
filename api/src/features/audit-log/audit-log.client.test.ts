import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createPlatformUser, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { AuditEntry } from './audit-log.schema.ts';

const host = 'fresh.localhost';
let test: TestApp;
let fresh: string;
let sam: Actor;
let pat: Actor;
beforeAll(async () => {
  test = await startTestApp({ limits: { auditUser: { points: 12, duration: 60 } } });
  fresh = await createStore(test.database, 'fresh');
  pat = await createPlatformUser(test.database);
});
beforeEach(async () => {
  sam = await createStaff(test.database, fresh, []);
});
afterAll(() => test.close());

const claim = {
  action: 'opened',
  details: { id: 1 } as Record<string, unknown>,
  adminContext: { type: 'tenant', subtype: 'admin', id: null, slug: 'fresh', adminType: 'tenant' },
  timestamp: '2026-11-20T12:00:00.000Z',
  url: 'http://fresh.localhost/admin/products',
};
const send = (given: object, token: string | undefined = sam.token, on = host) =>
  test.call(on, 'POST', '/api/admin/audit-log', { body: { ...claim, ...given }, token });
const entries = async (): Promise<AuditEntry[]> =>
  (await test.call('localhost', 'GET', '/api/audit-log?source=client', { token: pat.token })).body.items;

it('a page’s report is stored once, as a claim of the signed-in person', async () => {
  expect(await send({})).toMatchObject({ status: 201, body: { success: true } });
  const { action, ...said } = claim;
  const [entry, ...more] = await entries();
  expect(entry).toMatchObject({ source: 'client', action, details: said, tenantId: fresh });
  expect(entry).toMatchObject({ actorName: sam.email, actorKind: 'staff' });
  expect(more).toEqual([]);
  const { body } = await test.call('localhost', 'GET', '/api/audit-log?source=server', { token: pat.token });
  expect(body.items).toEqual([]);
});

it('a page’s report cannot set who, where or when', async () => {
  const bakehouse = await createStore(test.database, 'bakehouse');
  for (const field of ['actorId', 'actorName', 'tenantId', 'createdAt', 'source', 'seq', 'hash']) {
    const { status, body } = await send({ [field]: 'chosen' });
    expect([status, body.details]).toEqual([400, [{ field, message: expect.any(String) }]]);
  }
  const lies = {
    tenantId: bakehouse,
    actorName: 'owner@fresh.test',
    createdAt: '2001-01-01',
    source: 'server',
  };
  await send({ details: lies, adminContext: { id: bakehouse, type: 'platform' }, timestamp: '2001-01-01' });
  const [entry] = await entries();
  expect(entry).toMatchObject({ tenantId: fresh, actorName: sam.email, source: 'client' });
  expect(Date.now() - Date.parse(entry!.createdAt)).toBeLessThan(60_000);
  expect(entry!.details).toMatchObject({ details: lies, timestamp: '2001-01-01' });
});

it('a page’s report has its control characters escaped, in names and values', async () => {
  const nasty = '\u001b[2J\u001b[31mroles.delete\r\nowner@fresh.test\u0085\u2028\u202e';
  await send({ action: `x${nasty}`, details: { [nasty]: [{ deep: nasty }] }, url: nasty });
  const [entry] = await entries();
  expect(JSON.stringify(entry)).not.toMatch(/[\p{Cf}\p{Zl}\p{Zp}]|(?<!\\)\\(?:u00|[nr])/u);
  expect(entry!.action).toBe(
    'x\\u001b[2J\\u001b[31mroles.delete\\u000d\\u000aowner@fresh.test\\u0085\\u2028\\u202e',
  );
});

it('a page’s report may have 4 kB of details at most', async () => {
  const padded = (bytes: number) => ({ text: 'ü'.repeat((bytes - 11) / 2) });
  expect(Buffer.byteLength(JSON.stringify(padded(4_095)))).toBe(4_095);
  expect((await send({ details: padded(4_095) })).status).toBe(201);
  const { status, body } = await send({ details: padded(4_097) });
  expect([status, body.details[0].field]).toEqual([400, 'details']);
  expect((await send({ action: 'x'.repeat(101) })).body.details[0].field).toBe('action');
  expect((await send({ url: 'x'.repeat(2_049) })).body.details[0].field).toBe('url');
});

it('administrators report to the audit log on their store’s host, and operators on any host', async () => {
  const ann = await createCustomer(test.database, fresh);
  expect((await send({}, ann.token)).body.code).toBe('ADMIN_ACCESS_DENIED');
  expect((await test.call(host, 'POST', '/api/admin/audit-log', { body: claim })).status).toBe(401);
  const stranger = await createStaff(test.database, await createStore(test.database, 'other'), 'owner');
  expect((await send({}, stranger.token)).body.code).toBe('TENANT_MISMATCH');
  expect((await send({}, pat.token, 'localhost')).status).toBe(201);
  expect((await entries())[0]).toMatchObject({ tenantId: null, actorKind: 'platform' });
});

it('audit log reports are limited per person', async () => {
  const replies = [];
  for (let call = 1; call <= 14; call += 1) replies.push(await send({ action: 'flood' }));
  expect(replies.map(({ status }) => status)).toEqual([...Array(12).fill(201), 429, 429]);
  expect(replies.at(-1)).toMatchObject({
    body: { code: 'TOO_MANY_REQUESTS' },
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  });
  const other = await createStaff(test.database, fresh, ['read_orders']);
  expect((await send({}, other.token)).status).toBe(201);
  // A real act of the same person is still recorded, and still works.
  expect((await test.call(host, 'POST', '/api/auth/logout', { token: sam.token })).status).toBe(200);
});
