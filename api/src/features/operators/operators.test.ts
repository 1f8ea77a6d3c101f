import { desc, eq } from 'drizzle-orm';
import { auditLog } from '../../platform/http/audit-log.table.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser, createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { addApp, password } from '../../testing/second-step.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { platformUsers } from '../platform-users/platform-users.table.ts';

let test: TestApp;
let fresh: string;
let pat: Actor;
let quinn: Actor;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
  pat = await createPlatformUser(test.database, { email: 'pat@platform.test', password, name: 'Pat' });
  quinn = await createPlatformUser(test.database, { email: 'quinn@platform.test', password, name: 'Quinn' });
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST', path: string, token = pat.token) =>
  test.call('localhost', method, `/api${path}`, { token, ...(method === 'POST' && { body: {} }) });
const resets = () =>
  onPlatform(test.database, (tx) =>
    tx
      .select({ tenantId: auditLog.tenantId, actor: auditLog.actorName, details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.action, 'second-factors.reset'))
      .orderBy(desc(auditLog.createdAt)),
  );

it('an operator takes the second factors from another one who has lost them', async () => {
  await addApp(test, 'localhost', quinn.token);
  const { body: before } = await call('GET', '/operators?page=1');
  expect(before.items).toEqual([
    expect.objectContaining({ name: 'Pat', hasSecondFactor: false }),
    expect.objectContaining({ name: 'Quinn', hasSecondFactor: true, status: 'active' }),
  ]);
  expect((await call('POST', `/operators/${quinn.id}/second-factors/remove`)).status).toBe(200);
  const { body: after } = await call('GET', '/operators?page=1');
  expect(after.items[1].hasSecondFactor).toBe(false);
  expect((await call('GET', '/operators?page=1', quinn.token)).status).toBe(401);
  const body = { email: quinn.email, password };
  expect((await test.call('localhost', 'POST', '/api/platform/admin/login', { body })).status).toBe(200);
  const [mail] = await mailsTo(test.database, quinn.email);
  expect([mail?.kind, mail?.body]).toEqual([
    'second_factors_reset',
    expect.stringContaining('Pat has removed'),
  ]);
  expect(await resets()).toEqual([
    { tenantId: null, actor: pat.email, details: { operatorId: quinn.id, email: quinn.email } },
  ]);
});

it('an operator does not take their own second factors without the password, nor those of an unknown account', async () => {
  await addApp(test, 'localhost', pat.token);
  expect((await call('POST', `/operators/${pat.id}/second-factors/remove`)).status).toBe(400);
  expect((await call('POST', `/operators/${fresh}/second-factors/remove`)).status).toBe(404);
  const { body } = await call('GET', '/operators?page=1');
  expect(body.items[0]).toMatchObject({ name: 'Pat', hasSecondFactor: true });
});

it('the operators are searched by name and address, sorted and read page by page', async () => {
  const read = async (query: string) => {
    const { items, ...counts } = (await call('GET', `/operators?${query}`)).body;
    return [items.map(({ name }: { name: string }) => name), counts];
  };
  expect(await read('limit=1&page=2')).toEqual([['Quinn'], { totalDoc: 2, page: 2, pages: 2 }]);
  expect((await read('sort=-name'))[0]).toEqual(['Quinn', 'Pat']);
  expect((await read('sort=-createdAt'))[0]).toEqual(['Quinn', 'Pat']);
  expect(await read('q=QUI')).toEqual([['Quinn'], { totalDoc: 1, page: 1, pages: 1 }]);
  expect((await read('q=pat%40platform'))[0]).toEqual(['Pat']);
  expect((await call('GET', '/operators?sort=email')).body.code).toBe('VALIDATION');
  const { items } = (await call('GET', '/operators?limit=100')).body;
  expect((await call('GET', '/operators')).body).toEqual(items);
});

it('operators whose role does not include it see no operators', async () => {
  const biller = await createPlatformUser(test.database, { name: 'Bo' }, ['read_billing']);
  expect((await call('GET', '/operators?page=1', biller.token)).body.code).toBe('FORBIDDEN');
  await onPlatform(test.database, (tx) => tx.delete(platformUsers).where(eq(platformUsers.id, biller.id)));
});

it('staff see no operators', async () => {
  const olive = await createStaff(test.database, fresh, 'owner');
  const asked = await test.call('fresh.localhost', 'GET', '/api/operators', { token: olive.token });
  expect(asked.body.code).toBe('PLATFORM_ADMIN_REQUIRED');
});

describe('the owners of a store', () => {
  it('are helped by an operator, which both audit logs and a mail tell', async () => {
    const olga = await createStaff(test.database, fresh, 'owner', { email: 'olga@fresh.test', password });
    const sam = await createStaff(test.database, fresh, [], { password });
    await addApp(test, 'fresh.localhost', olga.token);
    const { body: owners } = await call('GET', `/tenants/${fresh}/owners`);
    const found = owners.find(({ id }: { id: string }) => id === olga.id);
    expect(found).toMatchObject({ email: olga.email, hasSecondFactor: true });
    const remove = (id: string, store = fresh) =>
      call('POST', `/tenants/${store}/owners/${id}/second-factors/remove`);
    const bakehouse = await createStore(test.database, 'bakehouse');
    expect((await remove(sam.id)).status).toBe(404);
    expect((await remove(olga.id, bakehouse)).status).toBe(404);
    expect((await remove(olga.id)).status).toBe(200);
    const [mail] = await mailsTo(test.database, olga.email);
    expect(mail).toMatchObject({ kind: 'second_factors_reset', tenantId: fresh });
    expect((await resets()).slice(0, 2).map(({ tenantId }) => tenantId)).toEqual([fresh, null]);
  });

  it('of a store that is not there are not found', async () => {
    expect((await call('GET', `/tenants/${pat.id}/owners`)).status).toBe(404);
  });
});
