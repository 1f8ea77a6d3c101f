import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestDatabase } from '../../testing/database.ts';
import { cloneDatabase, emptyDatabase } from '../../testing/database.ts';
import type { Schema } from '../../testing/schema-of.ts';
import { hindrances, readSchema } from '../../testing/schema-of.ts';
import { prepareRoles } from './migrate.ts';

/**
 * While a version is rolled out, the release before it runs on the new schema. `migrations/released.json` names the
 * newest migration of that release.
 */
const folder = join(import.meta.dirname, '../../../migrations');
const read = <T>(file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;
const { newest } = read<{ newest: string }>('released.json');
const tags = read<{ entries: { tag: string }[] }>('meta/_journal.json').entries.map(({ tag }) => tag);

let released: TestDatabase;
let present: TestDatabase;
let before: Schema;

async function run(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  released = await emptyDatabase();
  await prepareRoles(released.url);
  for (const tag of tags.slice(0, tags.indexOf(newest) + 1))
    await run(
      released.url,
      readFileSync(join(folder, `${tag}.sql`), 'utf8').split('--> statement-breakpoint'),
    );
  before = await readSchema(released.url);
  present = await cloneDatabase();
});
afterAll(async () => {
  await released.drop();
  await present.drop();
});

it('the migration that the last release has is one of these', () => {
  expect(tags).toContain(newest);
});

it('the last release runs on the schema of this version: migrations since only expand it', async () => {
  expect(hindrances(before, await readSchema(present.url))).toEqual([]);
});

it.each([
  ['drop table favourites', 'favourites is gone'],
  ['alter table orders drop column notes', 'orders.notes is gone'],
  ['alter table orders rename column notes to remarks', 'orders.notes is gone'],
  ['alter table orders alter column invoice type bigint', 'orders.invoice was integer and is bigint'],
  ['alter table orders add column colour text not null', 'orders.colour is new and has to be given'],
  ['alter table orders alter column notes drop default', 'orders.notes has to be given now'],
  [
    `alter table orders add constraint few check (invoice < 10)`,
    'new rule of orders: CHECK ((invoice < 10))',
  ],
  [
    'create unique index once on orders (tenant_id, notes)',
    'new rule of orders: CREATE UNIQUE INDEX once ON public.orders USING btree (tenant_id, notes)',
  ],
])('“%s” is found to break the last release', async (statement, found) => {
  const changed = await cloneDatabase();
  await run(changed.url, [statement]);
  expect(hindrances(before, await readSchema(changed.url))).toContain(found);
  await changed.drop();
});

it('tables, columns with a default, and rules about new columns alone break nothing', async () => {
  const changed = await cloneDatabase();
  await run(changed.url, [
    'create table gifts (tenant_id uuid not null, id uuid not null, primary key (tenant_id, id))',
    `alter table orders add column gift uuid, add column wrapping text not null default 'none'`,
    'alter table orders add foreign key (tenant_id, gift) references gifts (tenant_id, id)',
    `alter table orders add check (wrapping <> '')`,
    'alter table orders alter column notes drop not null',
  ]);
  expect(hindrances(before, await readSchema(changed.url))).toEqual([]);
  await changed.drop();
});
