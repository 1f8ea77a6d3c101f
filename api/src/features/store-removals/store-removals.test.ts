import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { startJobs } from '../../platform/jobs/jobs.ts';
import { folderStorage } from '../../platform/storage/storage.ts';
import { onPlatform } from '../../platform/tenancy/tenancy.ts';
import { createPlatformUser } from '../../testing/actors.ts';
import { ended } from '../../testing/archives.ts';
import { eventually } from '../../testing/eventually.ts';
import { createStore } from '../../testing/factories.ts';
import { linkTo, mailsTo } from '../../testing/mailbox.ts';
import { addPlan, subscribe } from '../../testing/plans.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { workIsDone } from '../../testing/work-is-done.ts';
import { fillStore } from '../../testing/world.ts';
import type { Archive } from '../archives/archives.schema.ts';
import { figureMarks, storeDays } from '../store-figures/store-figures.table.ts';
import { subscriptions } from '../subscriptions/subscriptions.table.ts';
import { advanceRemovals } from './store-removals.due.service.ts';
import { removeStore } from './store-removals.service.ts';
import { storeRemovals } from './store-removals.table.ts';

let test: TestApp;
let token: string;
let plan: string;
let jobs: Jobs;
const started = new Date('2026-03-01T00:00:00Z');
let now = started;
beforeAll(async () => {
  test = await startTestApp({ clock: () => now });
  token = (await createPlatformUser(test.database)).token;
  plan = await addPlan(test.database);
  const nobody = { workers: {} as never, platformWorkers: {} as never, works: false, monitorSeconds: 15 };
  jobs = startJobs({ databaseUrl: test.databaseUrl, log: pino({ level: 'silent' }), ...nobody });
});
afterAll(async () => {
  await jobs.stop();
  await test.close();
});

const dayMs = 86_400_000;
const uploads = () => folderStorage(join(test.dataDir, 'uploads'));
/** Uploads a picture for the store, and returns the path of its file. */
async function addPicture(storeId: string): Promise<string> {
  const key = `${storeId}/${randomUUID()}.webp`;
  await uploads().put(key, Buffer.from('picture'));
  return uploads().path(key);
}
const working = () => ({
  config: { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test' as const, DATA_DIR: test.dataDir },
  database: test.database,
  storage: uploads(),
});
/** Puts the clock on the day after the store became inactive. */
const setDay = (day: number) => {
  now = new Date(started.getTime() + day * dayMs);
};
/** Takes the steps that are due on that day. The API itself does so as well, once a minute. */
async function onDay(day: number): Promise<void> {
  setDay(day);
  await advanceRemovals({ ...working(), jobs, now });
}
const settled = () => workIsDone(test.database);
async function archiveOf(storeId: string): Promise<Archive | undefined> {
  const { body } = await test.call('localhost', 'GET', `/api/archives?storeId=${storeId}`, { token });
  const found = (body.items as Archive[]).find(({ reason }) => reason === 'removal');
  return found && ended(test, token, { status: 200, body: found });
}
const openInactive = async (slug: string) => {
  const store = await fillStore(test, slug, `Mark of ${slug}`);
  await subscribe(test.database, store.tenantId, plan, { state: 'inactive', inactiveSince: started });
  return store;
};
const removeAt = async (id: string) =>
  (await test.call('localhost', 'GET', `/api/tenants/${id}/removal`, { token })).body.removeAt;

/** Returns the tables with a row that has this text. */
async function tablesWith(word: string): Promise<string[]> {
  const { pool } = test.database;
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'jobs') and not c.relispartition`,
  );
  const found: string[] = [];
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const { name } of rows) {
      if (name.startsWith('public.')) await client.query(`alter table ${name} no force row level security`);
      const { rowCount } = await client.query(`select 1 from ${name} t where t::text like $1 limit 1`, [
        `%${word}%`,
      ]);
      if (rowCount) found.push(name);
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
  return found.sort();
}

it('a store is deleted 60 days after its subscription became inactive, and its owner has the archive before', async () => {
  const store = await openInactive('fresh');
  const neighbour = await fillStore(test, 'bakehouse', 'Neighbour');
  const picture = await addPicture(store.tenantId);
  const theirs = await addPicture(neighbour.tenantId);
  await settled();
  const address = `owner@fresh.test`;
  await onDay(52);
  expect(await removeAt(store.tenantId)).toBeNull();
  await onDay(53);
  expect(await archiveOf(store.tenantId)).toMatchObject({ status: 'done', kind: 'export' });
  await onDay(53);
  expect(await removeAt(store.tenantId)).toBe('2026-04-30T00:00:00.000Z');
  const [mail] = await mailsTo(test.database, address);
  expect(mail?.subject).toBe('Mark of fresh will be deleted on April 30, 2026');
  const link = await linkTo(test.database, address);

  await onDay(59);
  await settled();
  expect((await tablesWith(store.tenantId)).length).toBeGreaterThan(30);
  const whole = await neighbour.rows();
  await access(picture);
  await onDay(60);
  // The traces that stay are the archive and the platform's own chain, and nothing of the store.
  expect(await tablesWith(store.tenantId)).toEqual(['public.archives', 'public.audit_log']);
  expect(await tablesWith(store.shopper.email)).toEqual([]);
  await expect(access(join(test.dataDir, 'uploads', store.tenantId))).rejects.toThrow();
  await access(theirs);
  expect((await test.call(store.host, 'GET', '/api/tenants/bootstrap')).status).toBe(404);
  expect(await neighbour.rows()).toEqual(whole);

  const file = `${link.pathname}${link.search}`;
  expect((await test.call('localhost', 'GET', file)).headers['content-type']).toBe('application/zip');
  await onDay(91);
  expect((await test.call('localhost', 'GET', file)).status).toBe(410);
});

it('a store that is paid for again is not deleted', async () => {
  now = started;
  const store = await openInactive('greens');
  await onDay(53);
  await archiveOf(store.tenantId);
  await onDay(54);
  expect(await removeAt(store.tenantId)).not.toBeNull();
  await onPlatform(test.database, (tx) =>
    tx
      .update(subscriptions)
      .set({ state: 'active', inactiveSince: null })
      .where(eq(subscriptions.tenantId, store.tenantId)),
  );
  await onDay(70);
  expect(await removeAt(store.tenantId)).toBeNull();
  expect((await test.call(store.host, 'GET', '/api/tenants/bootstrap')).status).toBe(200);
});

it('a store is not deleted without its archive and seven days of notice', async () => {
  now = started;
  const store = await openInactive('late');
  await onDay(80);
  expect((await test.call('localhost', 'GET', `/api/tenants/${store.tenantId}`, { token })).status).toBe(200);
  setDay(81);
  await archiveOf(store.tenantId);
  await onDay(81);
  const [row] = await onPlatform(test.database, (tx) =>
    tx.select().from(storeRemovals).where(eq(storeRemovals.storeId, store.tenantId)),
  );
  expect(row?.removeAt).toEqual(new Date(started.getTime() + 88 * dayMs));
  await onDay(87);
  expect((await test.call('localhost', 'GET', `/api/tenants/${store.tenantId}`, { token })).status).toBe(200);
  await onDay(88);
  expect((await test.call('localhost', 'GET', `/api/tenants/${store.tenantId}`, { token })).status).toBe(404);
});

it('a store is deleted while a worker writes down what has happened in it', async () => {
  const { database } = test;
  const storeId = await createStore(database, 'counted');
  let removing: Promise<void> | undefined;
  await onPlatform(database, async (tx) => {
    // Takes the lock of the worker that adds up figures, which only one has at a time.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('larder.store_figures'))`);
    const mark = { id: randomUUID(), tenantId: storeId, kind: 'all' as const };
    await onPlatform(database, (other) => other.insert(figureMarks).values(mark));
    await tx.delete(figureMarks).where(eq(figureMarks.tenantId, storeId));
    removing = removeStore(working(), storeId, 'owner');
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(async () => (await database.pool.query(waits)).rowCount, Boolean);
    await tx.insert(storeDays).values({ tenantId: storeId, day: '2026-03-01' });
  });
  await removing;
  const found = await test.call('localhost', 'GET', `/api/tenants/${storeId}`, { token });
  expect(found.status).toBe(404);
});
