import { sql } from 'drizzle-orm';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { onPlatform } from '../tenancy/tenancy.ts';
import { archiveTables, keptTables, referencesOf, schemaNumber, tablesOfStores } from './catalogue.ts';
import { harmlessColumns, leftOut, leftOutColumns, oldestSchema, orderOf } from './contents.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const onCatalogue = <T>(work: Parameters<typeof onPlatform<T>>[1]) => onPlatform(test.database, work);

it('every table with a tenant is in an archive or is left out with a reason, and no other is named', async () => {
  const names = (await onCatalogue(tablesOfStores)).map(({ name }) => name);
  const exported = (await onCatalogue(archiveTables)).map(({ name }) => name);
  expect([...exported, ...Object.keys(leftOut)].sort()).toEqual([...names].sort());
  const columns = [...Object.entries(leftOutColumns), ...Object.entries(harmlessColumns)];
  expect(columns.filter(([name]) => !exported.includes(name))).toEqual([]);
});

it('a new table of stores is in the next archive without anybody naming it', async () => {
  await test.database.pool.query(
    'create table gift_cards (tenant_id uuid not null, id uuid not null, code text, primary key (tenant_id, id))',
  );
  try {
    const found = (await onCatalogue(archiveTables)).find(({ name }) => name === 'gift_cards');
    expect(found?.columns).toEqual(['id', 'code']);
  } finally {
    await test.database.pool.query('drop table gift_cards');
  }
});

it('no column of an archive sounds like a secret, unless somebody said that it is none', async () => {
  const secret = /hash|secret|password|token|proof|(?:public|private)_key|credential/;
  const found = (await onCatalogue(archiveTables)).flatMap(({ name, columns }) =>
    columns
      .filter((column) => secret.test(column) && !harmlessColumns[name]?.includes(column))
      .map((column) => `${name}.${column}`),
  );
  // The hashes check the chain.
  expect(found).toEqual(['audit_log.hash']);
});

it('each table comes behind those that it refers to, and one that refers to itself has an order of its own', async () => {
  const order = (await onCatalogue(archiveTables)).map(({ name }) => name);
  const references = await onCatalogue(referencesOf);
  const wrong = references.filter(
    ({ from, to }) => order.includes(from) && order.includes(to) && order.indexOf(from) < order.indexOf(to),
  );
  expect(wrong).toEqual([]);
  const ofThemselves = references.filter(({ from, to }) => from === to && order.includes(from));
  expect(ofThemselves.map(({ from }) => from)).toEqual(Object.keys(orderOf));
});

it('the rows that sign-ins refer to stay when a store is restored', async () => {
  expect([...(await onCatalogue(keptTables))].sort()).toEqual(['customers', 'roles', 'staff']);
});

it('archives of this schema are read', async () => {
  expect(await schemaNumber()).toBeGreaterThanOrEqual(oldestSchema);
});

it('the role that fills a store reaches no other one', async () => {
  const { rows } = await onCatalogue((tx) =>
    tx.execute<{ loose: string }>(sql`
      select c.relname as loose from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not c.relforcerowsecurity
        and (has_table_privilege('larder_archive', c.oid, 'select') or has_table_privilege('larder_archive', c.oid, 'delete'))`),
  );
  expect(rows.map(({ loose }) => loose)).toEqual(['audit_log']);
});
