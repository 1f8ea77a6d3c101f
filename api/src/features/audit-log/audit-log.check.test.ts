import { auditLog } from '../../platform/http/audit-log.table.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { catchStatements } from '../../testing/sent-statements.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { checkChains } from './audit-log.check.service.ts';

const caught = catchStatements();
let test: TestApp;
let fresh: string;
beforeAll(async () => {
  test = await startTestApp({ observe: caught.observe });
  fresh = await createStore(test.database, 'fresh');
  const bakehouse = await createStore(test.database, 'bakehouse');
  await onPlatform(test.database, async (tx) => {
    for (const tenantId of [null, fresh, bakehouse])
      for (let number = 1; number <= 5; number += 1)
        await tx.insert(auditLog).values({ tenantId, action: `act ${number}`, details: { number } });
  });
  // Each test can put the entries back as they were.
  await test.database.pool.query('create table kept as select * from audit_log');
  await test.database.pool.query('alter table audit_log disable trigger audit_log_append');
});
afterAll(() => test.close());

/** Does what only the owner of the tables can do, checks, and takes it back. */
async function brokenAfter(...statements: string[]) {
  const client = await test.database.pool.connect();
  try {
    await client.query('begin');
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
    return (await onPlatform(test.database, checkChains)).brokenAt;
  } finally {
    await client.query('begin; truncate audit_log; insert into audit_log select * from kept; commit');
    client.release();
  }
}

const third = () => `tenant_id = '${fresh}' and seq = 3`;

it('the audit log’s check passes while nothing was changed', async () => {
  expect(await onPlatform(test.database, checkChains)).toEqual({ entries: 15, brokenAt: null });
});

it('operators who ask for the audit log’s check at the same time share one', async () => {
  const { token } = await createPlatformUser(test.database);
  const ask = () => test.call('localhost', 'GET', '/api/audit-log/check', { token });
  const counts = async (work: () => Promise<unknown>) =>
    (await caught.during(work)).filter(({ text }) => text.includes('audit_log_hash')).length;
  const once = await counts(ask);
  expect(once).toBeGreaterThan(0);
  const three = await counts(async () => {
    for (const { status } of await Promise.all([ask(), ask(), ask()])) expect(status).toBe(200);
  });
  expect(three).toBe(once);
});

it.each([
  ['another action', `action = 'nothing'`],
  ['another actor', `actor_name = 'somebody@else.test'`],
  ['another kind of actor', `actor_kind = 'customer'`],
  ['another time', `created_at = created_at - interval '1 millisecond'`],
  ['other details', `details = '{"number": 33}'`],
  ['another source', `source = 'client'`],
  ['another hash', `hash = repeat('0', 64)`],
  ['no hash', 'hash = null'],
])('the audit log’s check names the entry that was given %s', async (_what, change) => {
  const brokenAt = await brokenAfter(`update audit_log set ${change} where ${third()}`);
  expect(brokenAt).toEqual({ tenantId: fresh, seq: 3 });
});

it('the audit log’s check names the first entry that is missing, renumbered or moved to another chain', async () => {
  const at = { tenantId: fresh, seq: 3 };
  expect(await brokenAfter(`delete from audit_log where ${third()}`)).toEqual(at);
  expect(
    await brokenAfter(
      `delete from audit_log where ${third()}`,
      `update audit_log set seq = seq - 1 where tenant_id = '${fresh}' and seq > 3`,
    ),
  ).toEqual(at);
  expect(await brokenAfter(`update audit_log set seq = 100 where ${third()}`)).toEqual(at);
  expect(await brokenAfter(`update audit_log set tenant_id = null where ${third()}`)).toMatchObject({
    tenantId: null,
  });
});

it('the audit log’s check names an entry without a number and one with a recomputed hash', async () => {
  expect(
    await brokenAfter(`update audit_log set seq = null where tenant_id = '${fresh}' and seq = 5`),
  ).toEqual({ tenantId: fresh, seq: 5 });
  // A forger who computes one hash anew has to compute all hashes after it.
  const brokenAt = await brokenAfter(
    `update audit_log set action = 'nothing' where ${third()}`,
    `update audit_log a set hash = audit_log_hash(a, (select hash from audit_log b
      where b.tenant_id = a.tenant_id and b.seq = 2)) where ${third()}`,
  );
  expect(brokenAt).toEqual({ tenantId: fresh, seq: 4 });
});
