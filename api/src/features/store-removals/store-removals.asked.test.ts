import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { startJobs } from '../../platform/jobs/jobs.ts';
import { folderStorage } from '../../platform/storage/storage.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createPlatformUser, createStaff } from '../../testing/actors.ts';
import { ended } from '../../testing/archives.ts';
import { createStore } from '../../testing/factories.ts';
import { linkTo, mailsTo } from '../../testing/mailbox.ts';
import { addPlan, subscribe } from '../../testing/plans.ts';
import { receivedAllChanges } from '../../testing/received-all-changes.ts';
import { password } from '../../testing/second-step.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { Archive } from '../archives/archives.schema.ts';
import { platformSessions, sessions } from '../sessions/sessions.table.ts';
import { subscriptions } from '../subscriptions/subscriptions.table.ts';
import { advanceRemovals } from './store-removals.due.service.ts';

let test: TestApp;
let token: string;
let jobs: Jobs;
const started = new Date('2026-03-01T00:00:00Z');
let now = started;
beforeAll(async () => {
  test = await startTestApp({ clock: () => now });
  token = (await createPlatformUser(test.database)).token;
  const nobody = { workers: {} as never, platformWorkers: {} as never, works: false, monitorSeconds: 15 };
  jobs = startJobs({ databaseUrl: test.databaseUrl, log: pino({ level: 'silent' }), ...nobody });
});
afterAll(async () => {
  await jobs.stop();
  await test.close();
});

/** Puts the clock on the day after the owner has asked, and takes the steps that are due. */
async function onDay(day: number): Promise<void> {
  now = new Date(started.getTime() + day * 86_400_000);
  const { database, dataDir } = test;
  const config = { ROOT_DOMAIN: 'localhost', NODE_ENV: 'test' as const, DATA_DIR: dataDir };
  await advanceRemovals({
    ...{ config, database, storage: folderStorage(join(dataDir, 'uploads')), jobs, now },
  });
}
async function archiveOf(storeId: string): Promise<Archive | undefined> {
  const { body } = await test.call('localhost', 'GET', `/api/archives?storeId=${storeId}`, { token });
  const found = (body.items as Archive[]).find(({ reason }) => reason === 'removal');
  return found && ended(test, token, { status: 200, body: found });
}
async function open(slug: string) {
  now = started;
  const id = await createStore(test.database, slug);
  const owner = await createStaff(test.database, id, 'owner', { password });
  const call = (method: 'GET' | 'POST' | 'DELETE', body?: object, { token: by }: Actor = owner) =>
    test.call(`${slug}.localhost`, method, '/api/store-removal', { token: by, ...(body && { body }) });
  return { id, owner, call, mail: `owner@${slug}.test` };
}
const kinds = async (address: string) =>
  (await mailsTo(test.database, address)).map(({ kind }) => kind).reverse();
async function isThere(slug: string): Promise<boolean> {
  await receivedAllChanges(test.app, test.database.pool);
  return (await test.call(`${slug}.localhost`, 'GET', '/api/tenants/bootstrap')).status === 200;
}

it('a store is deleted 14 days after its owner has asked; the archive is handed out seven days before', async () => {
  const { id, call, mail } = await open('leaving');
  const plan = await addPlan(test.database);
  await subscribe(test.database, id, plan);
  expect((await call('GET')).body).toEqual({ removeAt: null, because: null, reason: '' });
  const planned = { removeAt: '2026-03-15T00:00:00.000Z', because: 'owner', reason: '' };
  expect((await call('POST', { slug: 'Leaving ' })).body).toEqual(planned);
  // Asked twice, it is planned once.
  expect((await call('POST', { slug: 'leaving' })).body).toEqual(planned);
  expect(await kinds(mail)).toEqual(['store_removal_asked']);
  expect((await linkTo(test.database, mail)).pathname).toBe('/admin/archives');
  const [plans] = await onPlatform(test.database, (tx) =>
    tx.select({ renews: subscriptions.renews }).from(subscriptions).where(eq(subscriptions.tenantId, id)),
  );
  expect(plans).toEqual({ renews: false });

  await onDay(6);
  expect(await archiveOf(id)).toBeUndefined();
  await onDay(7);
  expect(await archiveOf(id)).toMatchObject({ status: 'done' });
  await onDay(7);
  expect(await kinds(mail)).toEqual(['store_removal_asked', 'store_removal_archive']);
  const link = await linkTo(test.database, mail);
  await onDay(13);
  expect(await isThere('leaving')).toBe(true);
  await onDay(14);
  expect(await isThere('leaving')).toBe(false);
  expect((await kinds(mail)).at(-1)).toBe('store_removed');
  const file = await test.call('localhost', 'GET', `${link.pathname}${link.search}`);
  expect(file.headers['content-type']).toBe('application/zip');
});

it('a removal of a store that its owner takes back in time deletes nothing', async () => {
  const { id, owner, call, mail } = await open('staying');
  await call('POST', { slug: 'staying' });
  await onDay(7);
  await archiveOf(id);
  await onDay(8);
  expect((await call('DELETE')).body).toEqual({ removeAt: null, because: null, reason: '' });
  expect((await kinds(mail)).at(-1)).toBe('store_removal_undone');
  expect((await call('DELETE')).status).toBe(200);
  await onDay(40);
  expect(await isThere('staying')).toBe(true);
  const log = await test.call('staying.localhost', 'GET', '/api/audit-log/store', { token: owner.token });
  expect(JSON.stringify(log.body)).toContain('store-removals.undo');
});

it('the deletion of a store is refused for another address, for an old sign-in without the password, and to whoever is no owner', async () => {
  const { id, owner, call } = await open('careful');
  expect((await call('POST', { slug: 'carefull' })).body.details).toEqual([
    { field: 'slug', message: 'other' },
  ]);
  await inTenant(test.database, id, (tx) =>
    tx
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - 3_600_000) })
      .where(eq(sessions.userId, owner.id)),
  );
  expect((await call('POST', { slug: 'careful' })).body.code).toBe('PASSWORD_NEEDED');
  expect((await call('POST', { slug: 'careful', password: 'not the one' })).body.code).toBe('PASSWORD_WRONG');
  const admin = await createStaff(test.database, id, ['export_store', 'write_settings']);
  expect((await call('POST', { slug: 'careful' }, admin)).status).toBe(403);
  expect((await call('DELETE', undefined, admin)).status).toBe(403);
  expect((await call('GET')).body.removeAt).toBeNull();
  expect((await call('POST', { slug: 'careful', password })).body.because).toBe('owner');
});

describe('operators', () => {
  const byOperator = (id: string, method: 'GET' | 'POST' | 'DELETE', body?: object, by = token) =>
    test.call('localhost', method, `/api/tenants/${id}/removal`, { token: by, ...(body && { body }) });
  const reason = 'Sells what the terms forbid';

  it('delete a store after 14 days, and its owner reads why and has the archive before', async () => {
    const { id, owner, call, mail } = await open('fraud');
    const planned = { removeAt: '2026-03-15T00:00:00.000Z', because: 'operator', reason };
    expect((await byOperator(id, 'POST', { slug: 'fraud', reason })).body).toEqual(planned);
    expect((await call('GET')).body).toEqual(planned);
    const [told] = await mailsTo(test.database, mail);
    expect([told?.kind, told?.body]).toEqual([
      'store_removal_ordered',
      expect.stringContaining(`Their reason: ${reason}`),
    ]);
    // Its owner neither takes that back nor changes it.
    await call('DELETE');
    expect((await call('POST', { slug: 'fraud' })).body).toEqual(planned);
    const log = await test.call('fraud.localhost', 'GET', '/api/audit-log/store', { token: owner.token });
    expect(JSON.stringify(log.body)).toContain(reason);
    const ofPlatform = await test.call('localhost', 'GET', '/api/audit-log?q=store-removals.ask', { token });
    expect(ofPlatform.body.items).toContainEqual(
      expect.objectContaining({ tenantId: null, details: expect.objectContaining({ store: id, reason }) }),
    );

    await onDay(7);
    expect(await archiveOf(id)).toMatchObject({ status: 'done' });
    await onDay(7);
    expect((await kinds(mail)).at(-1)).toBe('store_removal_ordered_archive');
    await onDay(13);
    expect(await isThere('fraud')).toBe(true);
    await onDay(14);
    expect(await isThere('fraud')).toBe(false);
  });

  it('take it back until then, but not what the owner decided', async () => {
    const { id, call, mail } = await open('spared');
    await byOperator(id, 'POST', { slug: 'spared', reason });
    const none = { removeAt: null, because: null, reason: '' };
    expect((await byOperator(id, 'DELETE')).body).toEqual(none);
    expect(await kinds(mail)).toEqual(['store_removal_ordered', 'store_removal_withdrawn']);
    await onDay(40);
    expect(await isThere('spared')).toBe(true);
    now = started;
    await call('POST', { slug: 'spared' });
    expect((await byOperator(id, 'DELETE')).body.because).toBe('owner');
    expect((await byOperator(id, 'POST', { slug: 'spared', reason })).body.because).toBe('owner');
    expect((await call('DELETE')).body).toEqual(none);
  });

  it('need the right, the address, a reason, and a fresh sign-in or the password', async () => {
    const { id } = await open('guarded');
    const pat = await createPlatformUser(test.database, { password });
    const changer = await createPlatformUser(test.database, {}, ['read_tenants', 'write_tenants']);
    const wish = { slug: 'guarded', reason };
    expect((await byOperator(id, 'POST', wish, changer.token)).body.code).toBe('FORBIDDEN');
    expect((await byOperator(id, 'DELETE', undefined, changer.token)).body.code).toBe('FORBIDDEN');
    for (const [body, field] of [
      [{ ...wish, slug: 'other' }, 'slug'],
      [{ ...wish, reason: '  no  ' }, 'reason'],
    ] as const)
      expect((await byOperator(id, 'POST', body, pat.token)).body.details[0].field).toBe(field);
    await onPlatform(test.database, (tx) =>
      tx
        .update(platformSessions)
        .set({ createdAt: new Date(Date.now() - 3_600_000) })
        .where(eq(platformSessions.userId, pat.id)),
    );
    expect((await byOperator(id, 'POST', wish, pat.token)).body.code).toBe('PASSWORD_NEEDED');
    expect((await byOperator(id, 'POST', { ...wish, password }, pat.token)).body.because).toBe('operator');
    expect((await byOperator(pat.id, 'POST', wish)).status).toBe(404);
    expect((await byOperator(id, 'GET', undefined, changer.token)).body.reason).toBe(reason);
  });
});
