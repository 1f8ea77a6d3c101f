import { eq, sql } from 'drizzle-orm';
import { languages } from '../../features/languages/languages.table.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { readerOf } from './reading.ts';
import { inTenant } from './tenancy.ts';

let test: TestApp;
let fresh: string;
let bakehouse: string;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
  bakehouse = await createStore(test.database, 'bakehouse');
});
afterAll(() => test.close());

const tenantsSeen = async (tenantId: string) => {
  const rows = await readerOf(test.database, tenantId)
    .select({ tenantId: languages.tenantId })
    .from(languages);
  return [...new Set(rows.map((row) => row.tenantId))];
};

it('shows each of many readers at once the rows of its own tenant only', async () => {
  const seen = await Promise.all(
    Array.from({ length: 200 }, (_, index) => tenantsSeen(index % 2 ? fresh : bakehouse)),
  );
  expect(seen).toEqual(Array.from({ length: 200 }, (_, index) => [index % 2 ? fresh : bakehouse]));
});

describe('when all connections are taken', () => {
  const sleep = sql`select pg_sleep(0.4)`;
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
  const take = (count: number) =>
    Array.from({ length: count }, () => inTenant(test.database, fresh, (tx) => tx.execute(sleep)));

  it('puts reads behind others that move on, and not behind a slow one', async () => {
    const { pool } = test.database;
    const reader = readerOf(test.database, fresh);
    const taken = take(pool.options.max - 2);
    const done: string[] = [];
    const waiting = new Set<number>();
    const slow = reader.execute(sleep).then(() => done.push('slow'));
    await nextTurn();
    const quick = async () => {
      for (let count = 0; count < 20; count += 1) {
        await reader.execute(sql`select pg_sleep(0.002)`);
        waiting.add(pool.waitingCount);
      }
    };
    await Promise.all(Array.from({ length: 5 }, () => nextTurn().then(quick))).then(() => done.push('quick'));
    await Promise.all([slow, ...taken]);
    expect(done).toEqual(['quick', 'slow']);
    expect([...waiting]).toEqual([0]);
  });

  it('lets whoever waits for a connection of their own have one, however many go on reading', async () => {
    const { max } = test.database.pool.options;
    const reader = readerOf(test.database, fresh);
    const taken = take(max - 1);
    await nextTurn();
    const done: string[] = [];
    const reading = Array.from({ length: 5 }, async () => {
      await nextTurn();
      while (done.length === 0) await reader.execute(sql`select pg_sleep(0.002)`);
    });
    await nextTurn();
    const write = inTenant(test.database, bakehouse, (tx) => tx.execute(sql`select 1`));
    await Promise.all([
      write.then(() => done.push('written')),
      Promise.any(taken).then(() => done.push('free')),
      ...reading,
    ]);
    expect(done).toEqual(['written', 'free']);
    await Promise.all(taken);
  });
});

it('answers a query for another tenant’s rows with none', async () => {
  const reader = readerOf(test.database, fresh);
  expect(
    await reader.select({ id: languages.id }).from(languages).where(eq(languages.tenantId, bakehouse)),
  ).toEqual([]);
});

it('cannot write', async () => {
  const write = readerOf(test.database, fresh).update(languages).set({ name: 'x' });
  await expect(write).rejects.toMatchObject({ cause: { code: '25006' } });
});

it('leaves neither role nor tenant on the connection, also after a failure', async () => {
  await readerOf(test.database, fresh)
    .execute(sql`select 1/0`)
    .catch(() => undefined);
  await tenantsSeen(fresh);
  const states = await Promise.all(
    Array.from({ length: 30 }, () =>
      test.database.pool.query(
        `select coalesce(current_setting('app.tenant_id', true), '') as tenant, current_user = session_user as self, current_setting('transaction_read_only') as read_only`,
      ),
    ),
  );
  for (const { rows } of states) expect(rows).toEqual([{ tenant: '', self: true, read_only: 'off' }]);
});
