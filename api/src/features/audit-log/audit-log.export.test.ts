import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { recordAct } from '../../platform/http/audit.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

let test: TestApp;
let fresh: string;
let pat: Actor;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
  pat = await createPlatformUser(test.database);
  await onPlatform(test.database, async (tx) => {
    for (const [tenantId, action] of [
      [fresh, 'test.one'],
      [null, 'test.two'],
      [fresh, '=1+1'],
    ] as const)
      await recordAct(tx, { actorId: null, actorKind: 'system', action, tenantId, details: { n: 1 } });
  });
});
afterAll(() => test.close());

const exported = async (query = '', token = pat.token) => {
  const { status, body } = await test.call('localhost', 'GET', `/api/audit-log/export${query}`, { token });
  return status === 200
    ? (parse(String(body), { bom: true, columns: true }) as Record<string, string>[])
    : body;
};
const actions = async (query = '') =>
  (await exported(query))
    .map(({ action }: { action: string }) => action)
    .filter((one: string) => /test|1\+1/.test(one));

it('the export of the audit log has everything that the list is filtered to, newest first', async () => {
  expect(await actions()).toEqual(["'=1+1", 'test.two', 'test.one']);
  expect(await actions(`?tenantId=${fresh}`)).toEqual(["'=1+1", 'test.one']);
  expect(await actions('?q=test.t')).toEqual(['test.two']);
  const [row] = await exported(`?tenantId=${fresh}`);
  expect(row).toMatchObject({ store: expect.any(String), actorKind: 'system', details: '{"n":1}' });
});

it('the list and the export of the audit log have the days that are asked for, the first and the last included', async () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(await actions(`?startDate=${today}&endDate=${today}`)).toHaveLength(3);
  expect(await actions('?endDate=2020-01-01')).toEqual([]);
  const list = await test.call('localhost', 'GET', `/api/audit-log?startDate=${today}&q=test.`, {
    token: pat.token,
  });
  expect(list.body.totalDoc).toBe(2);
  const none = await test.call('localhost', 'GET', '/api/audit-log?endDate=2020-01-01', { token: pat.token });
  expect(none.body.items).toEqual([]);
});

it('the export of the audit log has each entry once, also when they are more than one statement reads', async () => {
  await onPlatform(test.database, (tx) =>
    tx.execute(sql`insert into audit_log (id, actor_kind, action, tenant_id)
      select gen_random_uuid(), 'system', 'many.' || n, ${fresh} from generate_series(1, 1100) n`),
  );
  for (const query of ['', `&tenantId=${fresh}`]) {
    const many = (await exported(`?q=many.${query}`)).map(({ action }: { action: string }) => action);
    expect([many.length, new Set(many).size]).toEqual([1_100, 1_100]);
  }
});

it('the audit log says who exported it', async () => {
  await exported('?q=nothing');
  const { body } = await test.call('localhost', 'GET', '/api/audit-log?q=audit-log.export', {
    token: pat.token,
  });
  expect(body.items[0]).toMatchObject({ actorName: pat.email, details: { q: 'nothing' } });
});

it('an operator who may not read the audit log does not export it', async () => {
  const none = await createPlatformUser(test.database, {}, ['read_tenants']);
  expect((await exported('', none.token)).code).toBe('FORBIDDEN');
});
