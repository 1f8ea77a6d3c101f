import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { openDatabase } from '../../api/src/platform/database/open-database.ts';
import { auditLog } from '../../api/src/platform/http/audit-log.table.ts';
import { inTenant } from '../../api/src/platform/tenancy/tenancy.ts';
import { addProduct } from '../../api/src/testing/catalog.ts';
import { createStore } from '../../api/src/testing/factories.ts';
import { removePostgres, startPostgres } from '../../server/postgres.ts';
import { programs, whyNoPrograms } from '../../server/testing/postgres-programs.ts';
import { drill } from './drill.ts';
import { differences } from './sums.ts';

const itWithTools: typeof it = programs ? it : it.skip;
const skipped = whyNoPrograms && ` (skipped: ${whyNoPrograms})`;

const base = mkdtempSync(join(tmpdir(), 'larder-drill-test-'));
const root = join(import.meta.dirname, '../..');
const before = process.env.PG_BIN;
let own: string;
let backup: string;

beforeAll(async () => {
  if (!programs) return;
  process.env.PG_BIN = programs;
  own = (await startPostgres({ dataDir: join(base, 'database'), durable: false })).url;
  await migrate(own);
  const database = openDatabase(own);
  const tenantId = await createStore(database, 'fresh');
  await addProduct(database, tenantId, {}, { price: 150 });
  for (const action of ['one', 'two', 'three'])
    await inTenant(database, tenantId, (tx) => tx.insert(auditLog).values({ tenantId, action }));
  await database.close();
  // The superuser of a server that Larder made has the same password.
  const superuser = new URL(own);
  superuser.username = 'postgres';
  const client = new pg.Client({ connectionString: superuser.href });
  await client.connect();
  const role = readFileSync(join(root, 'deploy/postgres/backup-role.sql'), 'utf8');
  await client.query(role.replace(":'password'", "'a-password-of-backups'"));
  await client.end();
  const url = new URL(own);
  Object.assign(url, { username: 'larder_backup', password: 'a-password-of-backups' });
  backup = url.href;
});

afterAll(async () => {
  if (before === undefined) delete process.env.PG_BIN;
  else process.env.PG_BIN = before;
  if (programs) await removePostgres(join(base, 'database'));
  rmSync(base, { recursive: true, force: true });
});

const pgDump = (url: string) =>
  promisify(execFile)(join(programs ?? '', 'pg_dump'), [
    `--dbname=${url}`,
    '--format=custom',
    '--file=/dev/null',
  ]);

itWithTools(`a dump by Larder's own role stops with an error, and so does the drill${skipped}`, async () => {
  await expect(pgDump(own)).rejects.toThrow('row-level security');
  await expect(drill({ from: own, log: () => {} })).rejects.toThrow('does not see all rows');
});

itWithTools(
  `a dump by the role of backups is restored with every row, and a store opens from it${skipped}`,
  async () => {
    const lines: string[] = [];
    expect(await drill({ from: backup, log: (line) => lines.push(line) })).toEqual([]);
    expect(lines).toContain('Compared: every row is there');
    expect(lines).toContain('Audit log: 3 entries');
    expect(lines).toContain('Opened fresh.localhost');
  },
);

itWithTools(`the role of backups writes nothing${skipped}`, async () => {
  const client = new pg.Client({ connectionString: backup });
  await client.connect();
  await expect(client.query(`update tenants set name = 'x'`)).rejects.toThrow('read-only');
  await client.query('set default_transaction_read_only = off');
  await expect(client.query(`update tenants set name = 'x'`)).rejects.toThrow('permission denied');
  await client.end();
});

it('the restore drill names a missing row, a changed one and a missing table', () => {
  const before = { a: { rows: '2', sum: '5' }, b: { rows: '1', sum: '7' }, c: { rows: '4', sum: '1' } };
  const after = { a: { rows: '1', sum: '2' }, b: { rows: '1', sum: '8' } };
  expect(differences(before, after)).toEqual([
    'a has 1 rows for 2',
    'b has other content',
    'c is missing (4 rows)',
  ]);
  expect(differences(before, before)).toEqual([]);
});
