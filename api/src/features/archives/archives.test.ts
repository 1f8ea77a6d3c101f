import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { recordAct } from '../../platform/http/audit.ts';
import { inTenant, onPlatform } from '../../platform/tenancy/tenancy.ts';
import type { Actor } from '../../testing/actors.ts';
import { createCustomer, createPlatformUser, createStaff } from '../../testing/actors.ts';
import { ended, fileOf, sumsOfStore, uploadArchive, zipOf } from '../../testing/archives.ts';
import { addCategory, addProduct } from '../../testing/catalog.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { workIsDone } from '../../testing/work-is-done.ts';
import type { FilledStore } from '../../testing/world.ts';
import { fillStore } from '../../testing/world.ts';
import { images } from '../images/images.table.ts';
import type { Archive } from './archives.schema.ts';

let here: TestApp;
let there: TestApp;
let store: FilledStore;
let operator: Actor;
let foreignOperator: Actor;
let now = new Date();
beforeAll(async () => {
  [here, there] = await Promise.all([startTestApp({ clock: () => now }), startTestApp()]);
  operator = await createPlatformUser(here.database);
  foreignOperator = await createPlatformUser(there.database);
  store = await fillStore(here, 'fresh', 'Fresh Corner');
  const { tenantId } = store;
  // A parent that is newer than its child.
  const child = await addCategory(here.database, tenantId, 'apples');
  const parent = await addCategory(here.database, tenantId, 'fruit');
  await inTenant(here.database, tenantId, (tx) =>
    tx.execute(
      sql`update categories set parent_id = ${parent.id}, path = array[${parent.id}, ${child.id}]::uuid[] where id = ${child.id}`,
    ),
  );
  await addProduct(here.database, tenantId, { title: { en: 'Ä "quoted"\n line \\ 🍏', de: '', fr: '' } });
  await inTenant(here.database, tenantId, async (tx) => {
    const [picture] = await tx.select({ id: images.id }).from(images);
    const folder = join(here.dataDir, 'uploads', tenantId);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${picture!.id}.webp`), webp);
  });
  for (const action of ['products.update', 'roles.update']) await addEntry(tenantId, action);
  await workIsDone(here.database);
});
afterAll(() => Promise.all([here.close(), there.close()]));

const addEntry = (tenantId: string, action: string) =>
  onPlatform(here.database, (tx) =>
    recordAct(tx, {
      actorKind: 'staff',
      actorName: 'Sam',
      source: 'server',
      action,
      tenantId,
      details: { a: 1 },
    }),
  );

const webp = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), Buffer.alloc(50_000, 7)]);
const post = (test: TestApp, actor: Actor) => (path: string, body?: object) =>
  test.call('localhost', 'POST', `/api${path}`, { token: actor.token, body });
const exportStore = async () =>
  ended(here, operator.token, await post(here, operator)('/archives', { storeId: store.tenantId }));

it('a store comes out of its archive on another installation as it was: all rows, pictures and the chain', async () => {
  const made = await exportStore();
  expect(made).toMatchObject({ status: 'done', kind: 'export', storeSlug: 'fresh', problem: null });
  const uploaded = await uploadArchive(there, foreignOperator.token, await fileOf(here, made.id));
  expect(uploaded.body).toMatchObject({
    ...{ status: 'uploaded', storeName: 'Fresh Corner', storeSlug: 'fresh' },
    ...{ slugTaken: false, storeTaken: false },
  });
  const asked = await post(there, foreignOperator)(`/archives/${uploaded.body.id}/import`, { slug: 'moved' });
  const imported = await ended(there, foreignOperator.token, asked);
  expect(imported).toMatchObject({
    status: 'done',
    problem: null,
    storeSlug: 'moved',
    storeId: store.tenantId,
  });

  const [before, after] = [await sumsOfStore(here, store.tenantId), await sumsOfStore(there, store.tenantId)];
  // The import is itself an entry of the chain.
  const { audit_log: chainBefore, ...othersBefore } = before;
  const { audit_log: chainAfter, ...othersAfter } = after;
  expect(othersAfter).toEqual(othersBefore);
  expect(Object.values(before).filter((sum) => sum.startsWith('0 rows')).length).toBeLessThan(25);
  expect(Number(chainBefore?.split(' ')[0])).toBeGreaterThan(1);
  expect(Number(chainAfter?.split(' ')[0])).toBe(Number(chainBefore?.split(' ')[0]) + 1);
  const check = await there.call('localhost', 'GET', '/api/audit-log/check', {
    token: foreignOperator.token,
  });
  expect(check.body).toMatchObject({ brokenAt: null });
  const folder = join(there.dataDir, 'uploads', store.tenantId);
  const [file] = await readdir(folder);
  expect(await readFile(join(folder, file!))).toEqual(webp);

  const shop = await there.call('moved.localhost', 'GET', '/api/catalog/products');
  expect(shop.body.totalDoc).toBe(2);
  expect(await readdir(join(there.dataDir, 'archives'))).toEqual([]);
});

it('an archive is not imported when its store is already there, nor to an address that is taken', async () => {
  const made = await exportStore();
  const again = await uploadArchive(there, foreignOperator.token, await fileOf(here, made.id));
  expect(again.body.storeTaken).toBe(true);
  const path = `/archives/${again.body.id}/import`;
  const taken = await post(there, foreignOperator)(path, { slug: 'moved' });
  expect([taken.status, taken.body.code]).toEqual([409, 'SLUG_TAKEN']);
  const asked = await post(there, foreignOperator)(path, { slug: 'second' });
  const refused = await ended(there, foreignOperator.token, asked);
  expect(refused).toMatchObject({ status: 'failed', problem: 'store_taken' });
  expect((await there.call('moved.localhost', 'GET', '/api/catalog/products')).body.totalDoc).toBe(2);
});

it('an owner’s archive holds nothing that signs anybody in, and no audit log', async () => {
  const { token } = await createCustomer(here.database, store.tenantId, { password: 'A-secret-of-Ann-1' });
  expect(token).toBeTruthy();
  const owner = store.owner.token;
  const asked = await here.call(store.host, 'POST', '/api/store-archives', { token: owner });
  expect(asked.status).toBe(201);
  const made = await ended(here, operator.token, { status: 201, body: asked.body as Archive });
  const whole = (await fileOf(here, made.id)).toString('latin1');
  expect(whole).toContain('tables/orders.ndjson');
  for (const table of ['sessions', 'api_keys', 'second_factors', 'card_settings', 'audit_log', 'mails'])
    expect(whole).not.toContain(`tables/${table}.ndjson`);
  const uploaded = await uploadArchive(here, operator.token, await fileOf(here, made.id));
  expect(uploaded.body).toMatchObject({ storeTaken: true, slugTaken: true });
});

it('the download of an archive needs a link, which ends after five minutes and opens no other archive', async () => {
  const [made, other] = [await exportStore(), await exportStore()];
  const { body } = await post(here, operator)(`/archives/${made.id}/link`);
  const file = await here.call('localhost', 'GET', body.path);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(file.headers['content-disposition']).toMatch(/attachment; filename="fresh-\d{4}-\d\d-\d\d\.zip"/);
  const query = new URL(body.path, 'http://localhost').search;
  const wrong = await here.call('localhost', 'GET', `/api/archives/${other.id}/file${query}`);
  expect([wrong.status, wrong.body.code]).toEqual([410, 'LINK_EXPIRED']);
  const bare = await here.call('localhost', 'GET', `/api/archives/${made.id}/file`);
  expect([bare.status, bare.body.code]).toEqual([410, 'LINK_EXPIRED']);
  now = new Date(now.getTime() + 301_000);
  expect((await here.call('localhost', 'GET', body.path)).status).toBe(410);
});

it('an owner sees and loads archives that owners may have, of their own store', async () => {
  const list = await here.call(store.host, 'GET', '/api/store-archives', { token: store.owner.token });
  const ids = (list.body.items as Archive[]).map(({ id }) => id);
  expect(ids).toHaveLength(1);
  const link = (id: string, token: string) =>
    here.call(store.host, 'POST', `/api/store-archives/${id}/link`, { token });
  expect((await link(ids[0]!, store.owner.token)).status).toBe(200);
  const ofOperators = await exportStore();
  expect((await link(ofOperators.id, store.owner.token)).status).toBe(404);
  const manager = await createStaff(here.database, store.tenantId, ['read_settings', 'write_settings']);
  expect((await link(ids[0]!, manager.token)).status).toBe(403);
});

it('a store is archived by one job at a time', async () => {
  const asked = post(here, operator);
  const both = await Promise.all([
    asked('/archives', { storeId: store.tenantId }),
    asked('/archives', { storeId: store.tenantId }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  for (const one of both) if (one.status === 201) await ended(here, operator.token, one);
});

it('operators search the archives of all stores by store, and read them in pages', async () => {
  await here.database.pool.query(`
    insert into archives (id, kind, audience, status, store_name, store_slug, requested_by, created_at)
    select gen_random_uuid(), 'export', 'owner', 'done', 'Shop ' || n, 'shop-' || n, 'pat', now() - n * interval '1 day'
    from generate_series(1, 3) n`);
  const list = async (query: string) => {
    const { body } = await here.call('localhost', 'GET', `/api/archives?${query}`, { token: operator.token });
    return { ...body, items: body.items.map(({ storeSlug }: Archive) => storeSlug) };
  };
  const second = { items: ['shop-3'], totalDoc: 3, page: 2, pages: 2 };
  expect(await list('q=SHOP-&limit=2')).toMatchObject({ items: ['shop-1', 'shop-2'] });
  expect(await list('q=SHOP-&limit=2&page=2')).toEqual(second);
  expect((await list('q=Shop%202')).items).toEqual(['shop-2']);
  expect((await list('sort=createdAt&limit=1')).items).toEqual(['shop-3']);
});

it('an uploaded file that is no archive is refused with its problem, and nothing of it stays', async () => {
  const { status, body } = await uploadArchive(
    there,
    foreignOperator.token,
    await zipOf({ 'orders.csv': 'a,b' }),
  );
  expect([status, body]).toMatchObject([400, { details: [{ field: 'file', message: 'unknown_file' }] }]);
  expect(await readdir(join(there.dataDir, 'archives'))).toEqual([]);
});

it('an archive with a changed entry in the chain of its audit log is not imported', async () => {
  const broken = await fillStore(here, 'broken', 'Broken');
  await addEntry(broken.tenantId, 'products.delete');
  await here.database.pool.query(
    `update audit_log set action = 'nothing' where tenant_id = '${broken.tenantId}'`,
  );
  const asked = await post(here, operator)('/archives', { storeId: broken.tenantId });
  const made = await ended(here, operator.token, asked);
  const { body } = await uploadArchive(there, foreignOperator.token, await fileOf(here, made.id));
  const started = await post(there, foreignOperator)(`/archives/${body.id}/import`, { slug: 'broken' });
  const refused = await ended(there, foreignOperator.token, started);
  expect(refused).toMatchObject({ status: 'failed', problem: 'audit_chain' });
  const left = await onPlatform(there.database, (tx) =>
    tx.execute(sql`select 1 from tenants where slug = 'broken'`),
  );
  expect(left.rows).toEqual([]);
});
