import { sql } from 'drizzle-orm';
import { recordAct } from '../../platform/http/audit.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { mailHeads } from './audit-log.heads.service.ts';

let test: TestApp;
let fresh: string;
let pat: Actor;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
  pat = await createPlatformUser(test.database, { email: 'pat@platform.test' });
  await createPlatformUser(test.database, { email: 'biller@platform.test' }, ['read_billing']);
});
afterAll(() => test.close());

const act = (tenantId: string | null, action = 'test.act') =>
  onPlatform(test.database, (tx) =>
    recordAct(tx, { actorId: null, action, tenantId, details: {}, actorKind: 'system' }),
  );
const tell = (day: string) =>
  mailHeads(
    test.database,
    { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test', DATA_DIR: '/nowhere' },
    new Date(`${day}T09:00:00Z`),
  );
const check = async (digest: string) =>
  (await test.call('localhost', 'GET', `/api/audit-log/heads/check?digest=${digest}`, { token: pat.token }))
    .body;
const mailedDigest = async () => {
  const [mail] = await mailsTo(test.database, pat.email);
  return mail?.body?.match(/[0-9a-f]{64}/)?.[0] ?? '';
};
/** Runs a statement as the database's owner could: the roles of the product cannot. */
const asOwner = (statement: string) =>
  test.database.pool.query(
    `alter table audit_log disable trigger user; ${statement}; alter table audit_log enable trigger user`,
  );

it('the fingerprint of all audit logs is mailed once a day, to operators who may read them', async () => {
  for (const tenantId of [fresh, null]) await act(tenantId);
  expect(await tell('2026-03-01')).toBe(true);
  expect(await tell('2026-03-01')).toBe(false);
  const mails = await mailsTo(test.database, pat.email);
  expect(mails.map(({ kind }) => kind)).toEqual(['audit_heads']);
  expect(mails[0]?.subject).toContain('2026-03-01');
  expect(await mailsTo(test.database, 'biller@platform.test')).toEqual([]);
  expect(await check(await mailedDigest())).toEqual({ day: '2026-03-01', chains: 2, brokenAt: null });
});

it('the mailed fingerprint of the audit logs stays right when entries are added later', async () => {
  const digest = await mailedDigest();
  for (const tenantId of [fresh, null]) await act(tenantId);
  expect(await check(digest)).toMatchObject({ day: '2026-03-01', brokenAt: null });
});

it('the mailed fingerprint shows that the end of a log was cut off, although the chain itself is whole', async () => {
  await act(fresh, 'test.last');
  await tell('2026-03-02');
  const digest = await mailedDigest();
  await asOwner(`delete from audit_log where action = 'test.last'`);
  const whole = await test.call('localhost', 'GET', '/api/audit-log/check', { token: pat.token });
  expect(whole.body.brokenAt).toBeNull();
  expect((await check(digest)).brokenAt).toMatchObject({ tenantId: fresh });
  // Nor does a new entry in its place hide it.
  await act(fresh, 'test.other');
  expect((await check(digest)).brokenAt).toMatchObject({ tenantId: fresh });
});

it('the record behind a mailed fingerprint is not believed when it was changed', async () => {
  await tell('2026-03-03');
  const digest = await mailedDigest();
  await onPlatform(test.database, (tx) =>
    tx.execute(
      sql`update audit_heads set body = replace(body, 'platform', ${fresh}) where digest = ${digest}`,
    ),
  );
  expect(await check(digest)).toEqual({ day: null, chains: 0, brokenAt: null });
  expect(await check('0'.repeat(64))).toMatchObject({ day: null });
});
