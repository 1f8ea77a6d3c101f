import { sql } from 'drizzle-orm';
import { languages } from '../../features/languages/languages.table.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { Tx } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { sendingBy } from '../database/sending.ts';
import { createHosts } from './hosts.ts';
import { inTenant, onPlatform, readInTenant } from './tenancy.ts';

let test: TestApp;
let fresh: string;
let bakehouse: string;
beforeAll(async () => {
  test = await startTestApp();
  fresh = await createStore(test.database, 'fresh');
  bakehouse = await createStore(test.database, 'bakehouse');
});
afterAll(() => test.close());

it('a transaction sees the rows of its tenant only, whatever the query says', async () => {
  const seen = await inTenant(test.database, fresh, (tx) =>
    tx.select({ tenantId: languages.tenantId }).from(languages),
  );
  expect(new Set(seen.map((row) => row.tenantId))).toEqual(new Set([fresh]));
});

it('a transaction cannot write into another tenant', async () => {
  const write = inTenant(test.database, fresh, (tx) =>
    tx.insert(languages).values({ tenantId: bakehouse, name: 'Danish', isoCode: 'da', flag: 'DK' }),
  );
  await expect(write).rejects.toMatchObject({
    cause: { message: expect.stringContaining('row-level security') },
  });
});

it('the next transaction on a connection sees nothing of the previous tenant', async () => {
  await Promise.all(
    Array.from({ length: 50 }, () => inTenant(test.database, fresh, (tx) => tx.execute(sql`select 1`))),
  );
  const { rows } = await test.database.pool.query(
    `select current_setting('app.tenant_id', true) as tenant, current_user = session_user as self`,
  );
  expect(rows[0]).toEqual({ tenant: '', self: true });
});

it('platform transactions cannot reach tenant rows, and tenant transactions no platform rows', async () => {
  await expect(
    onPlatform(test.database, (tx) => tx.select({ id: languages.id }).from(languages)),
  ).rejects.toMatchObject({ cause: { code: '42501' } });
  await expect(
    inTenant(test.database, fresh, (tx) => tx.execute(sql`select * from platform_users`)),
  ).rejects.toMatchObject({ cause: { code: '42501' } });
});

it('work that continues after a failed statement fails instead of losing its writes', async () => {
  const swallowed = inTenant(test.database, fresh, async (tx) => {
    await tx.insert(languages).values({ tenantId: fresh, name: 'Danish', isoCode: 'da', flag: 'DK' });
    await tx.execute('select 1 / 0').catch(() => undefined);
  });
  await expect(swallowed).rejects.toThrow('rolled back');
});

describe('a transaction that fails', () => {
  const irish = () => ({ tenantId: fresh, name: 'Irish', isoCode: 'ga', flag: 'IE' });
  const found = () =>
    inTenant(test.database, fresh, (tx) =>
      tx.select({ name: languages.name }).from(languages).where(sql`iso_code = 'ga'`),
    );

  it('writes nothing when one of several concurrent writes fails', async () => {
    const written = inTenant(test.database, fresh, (tx) =>
      Promise.all([tx.insert(languages).values(irish()), tx.execute('select 1 / 0')]),
    );
    await expect(written).rejects.toMatchObject({ cause: { code: '22012' } });
    expect(await found()).toEqual([]);
  });

  it('says what failed, and not that a later statement was skipped for it', async () => {
    const failed = inTenant(test.database, fresh, (tx) => {
      const first = async () => tx.execute('select 1 / 0');
      const wrapped = async () => first();
      return Promise.all([wrapped(), tx.execute('select 1')]);
    });
    await expect(failed).rejects.toMatchObject({ cause: { code: '22012' } });
  });

  it('sends no statement of work that goes on beside what failed', async () => {
    let late: Promise<unknown> = Promise.resolve();
    const failed = inTenant(test.database, fresh, (tx) => {
      const refused = tx.execute('select 1').then(() => Promise.reject(new Error('refused')));
      late = tx
        .execute('select 1')
        .then(() => tx.execute('select 1'))
        .then(() => tx.insert(languages).values(irish()));
      return Promise.all([refused, late]);
    });
    await expect(failed).rejects.toThrow('refused');
    await expect(late).rejects.toMatchObject({
      cause: { message: 'The transaction of this statement has failed.' },
    });
    expect(await found()).toEqual([]);
  });

  it('after its last write is rolled back, and the next transaction on its connection commits', async () => {
    const database = openDatabase(test.databaseUrl);
    const connection = async (tx: Tx) =>
      (await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
    const pids: unknown[] = [];
    const failed = inTenant(database, fresh, async (tx) => {
      pids.push(await connection(tx));
      await tx.insert(languages).values(irish());
      throw new Error('after the last write');
    });
    await expect(failed).rejects.toThrow('after the last write');
    expect(await found()).toEqual([]);
    await inTenant(database, fresh, async (tx) => {
      pids.push(await connection(tx));
      await tx.insert(languages).values(irish());
    });
    expect(await found()).toHaveLength(1);
    expect(new Set(pids).size).toBe(1);
    await database.close();
  });

  it('inside another transaction is rolled back alone', async () => {
    await inTenant(test.database, fresh, async (tx) => {
      await tx.update(languages).set({ flag: 'outer' }).where(sql`iso_code = 'ga'`);
      const inner = inTenant(test.database, fresh, async (other) => {
        await other.insert(languages).values({ ...irish(), isoCode: 'gd' });
        throw new Error('inner');
      });
      await expect(inner).rejects.toThrow('inner');
    });
    const rows = await inTenant(test.database, fresh, (tx) =>
      tx
        .select({ isoCode: languages.isoCode, flag: languages.flag })
        .from(languages)
        .where(sql`iso_code in ('ga', 'gd')`),
    );
    expect(rows).toEqual([{ isoCode: 'ga', flag: 'outer' }]);
  });
});

describe('a read-only transaction', () => {
  it('sees the rows of its own tenant only, among many concurrent ones', async () => {
    const seen = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const tenantId = index % 2 ? fresh : bakehouse;
        const rows = await readInTenant(test.database, tenantId, (tx) =>
          tx.select({ tenantId: languages.tenantId }).from(languages),
        );
        return [tenantId, [...new Set(rows.map((row) => row.tenantId))]];
      }),
    );
    for (const [tenantId, tenants] of seen) expect(tenants).toEqual([tenantId]);
  });

  it('cannot write', async () => {
    const write = readInTenant(test.database, fresh, (tx) => tx.update(languages).set({ name: 'x' }));
    await expect(write).rejects.toMatchObject({ cause: { code: '25006' } });
  });

  it('leaves neither role nor tenant on the connection, also after a failure', async () => {
    await readInTenant(test.database, fresh, (tx) => tx.execute(sql`select 1/0`)).catch(() => undefined);
    const states = await Promise.all(
      Array.from({ length: 30 }, () =>
        test.database.pool.query(
          `select coalesce(current_setting('app.tenant_id', true), '') as tenant, current_user = session_user as self, current_setting('transaction_read_only') as read_only`,
        ),
      ),
    );
    for (const { rows } of states) expect(rows).toEqual([{ tenant: '', self: true, read_only: 'off' }]);
  });
});

it.each([
  ['before', 'begn'],
  ['after', `begin; select set_config('role', 'nobody', true)`],
])('nothing is read or written when entering fails %s the transaction begins', async (_, entering) => {
  const client = await test.database.pool.connect();
  const broken = sendingBy(client, (given, values) =>
    String(given).startsWith('begin;') ? client.query(entering) : client.query(given, values),
  );
  const connect = async () => broken;
  const database = { ...test.database, pool: { connect } as unknown as typeof test.database.pool };
  const seen: unknown[] = [];
  const row = { tenantId: fresh, name: 'Maltese', isoCode: 'mt', flag: 'MT' };
  const work = inTenant(database, fresh, (tx) =>
    Promise.allSettled([
      tx
        .select()
        .from(languages)
        .then((rows) => seen.push(...rows)),
      tx.insert(languages).values(row),
    ]),
  );
  await expect(work).rejects.toThrow();
  expect(seen).toEqual([]);
  const written = await inTenant(test.database, fresh, (tx) =>
    tx.select().from(languages).where(sql`iso_code = 'mt'`),
  );
  expect(written).toEqual([]);
});

it('a host that was resolved during a change is not cached', async () => {
  const hosts = createHosts(test.database, 'localhost');
  const asked = hosts.resolve('fresh.localhost');
  hosts.clear();
  await asked;
  await onPlatform(test.database, (tx) =>
    tx.execute(`update tenants set status = 'suspended' where slug = 'fresh'`),
  );
  await expect(hosts.resolve('fresh.localhost')).rejects.toMatchObject({ code: 'TENANT_NOT_FOUND' });
  await onPlatform(test.database, (tx) =>
    tx.execute(`update tenants set status = 'active' where slug = 'fresh'`),
  );
});
