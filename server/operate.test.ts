import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { request } from 'undici';
import { migrate } from '../api/src/platform/database/migrate.ts';
import { openDatabase } from '../api/src/platform/database/open-database.ts';
import { freePort } from '../api/src/platform/free-port.ts';
import { addProduct } from '../api/src/testing/catalog.ts';
import { createStore } from '../api/src/testing/factories.ts';
import { itWith } from '../api/src/testing/find-program.ts';
import { removePostgres, startPostgres } from './postgres.ts';
import { programs, whyNoPrograms } from './testing/postgres-programs.ts';
import { startProduction } from './testing/production.ts';

/** The commands of docs/operate.md, as they stand there. */
const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/operate.md'), 'utf8');

/** The other file that runs a command, and the words by which it does. */
const runBy: Record<string, [file: string, words: string]> = {
  'docker compose up --build': ['scripts/build/compose.test.ts', `'compose.yaml'`],
  'npm start': ['server/crash.test.ts', `'server/main.ts'`],
  'npm run build': ['scripts/build/dockerfile.test.ts', `'npm run build'`],
  'npm run release': ['scripts/release/release.test.ts', 'await release([part]'],
  'npm run chaos': ['scripts/chaos/chaos.test.ts', `'chaos'`],
  'npm run check -- supply': ['scripts/check/supply-chain.test.ts', 'supplyChain.run('],
  'npm run check -- audit': ['scripts/check/audit.test.ts', 'findHoles('],
  'npm run check-build': ['scripts/build/provenance.test.ts', `'check-build'`],
  'npm sbom': ['scripts/build/bill-of-materials.test.ts', `'sbom'`],
  'node server/main.js migrate': ['server/many-processes.test.ts', `['server/main.ts', 'migrate']`],
  'MALLOC_ARENA_MAX=2 node --max-semi-space-size=16 server/main.js': [
    'Dockerfile',
    'CMD ["node", "--max-semi-space-size=16", "server/main.js"]',
  ],
  pg_basebackup: ['server/point-in-time.test.ts', `'pg_basebackup'`],
  'curl http://127.0.0.1:9400/stores': ['server/metrics/metrics.test.ts', `'/stores'`],
};
const runHere = ['psql -v', 'psql -c', 'psql -f', 'pg_dump', 'pg_restore', 'npm run restore-drill'];

const program = /^(?:[A-Z_]+=\S+ )*(npm (?!run$)|node|psql|pg_dump|pg_restore|pg_basebackup|curl|docker)/;
const commands = [...text.matchAll(/```sh\n([\s\S]*?)```/g), ...text.matchAll(/`([^`\n]+)`/g)]
  .flatMap(([, code = '']) => code.split('\n'))
  .map((line) => line.trim().replace(/\s+#.*/, ''))
  .filter((line) => program.test(line));

const base = mkdtempSync(join(tmpdir(), 'larder-operate-'));
const servers = ['before', 'after'];
afterAll(async () => {
  for (const name of servers) await removePostgres(join(base, name));
  rmSync(base, { recursive: true, force: true });
});

async function start(name: string) {
  const { url } = await startPostgres({ dataDir: join(base, name), durable: false });
  const { hostname, port, password } = new URL(url);
  // The environment of PostgreSQL’s programs, with its superuser, who has the same password.
  const env = {
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: 'postgres',
    PGPASSWORD: password,
  };
  return { url, env };
}

/** Runs the command of the document that begins so, with these words replaced. */
async function run(begin: string, env: Record<string, string>, replaced: Record<string, string> = {}) {
  const command = commands.find((one) => one.startsWith(begin));
  if (!command) throw new Error(`docs/operate.md has no command ${begin}`);
  const said = Object.entries(replaced).reduce((all, [from, to]) => all.replaceAll(from, to), command);
  const PATH = [programs, join(root, 'node_modules/.bin'), process.env.PATH].join(':');
  return promisify(execFile)('sh', ['-ec', said], { cwd: root, env: { PATH, ...env } });
}

it('every command of docs/operate.md is run by a test', () => {
  const known = [...Object.keys(runBy), ...runHere];
  expect(commands.filter((line) => !known.some((one) => line.startsWith(one)))).toEqual([]);
  expect(known.filter((one) => !commands.some((line) => line.startsWith(one)))).toEqual([]);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(Object.values(runBy).filter(([file, words]) => !read(file).includes(words))).toEqual([]);
});

it('PostgreSQL takes the statements of docs/operate.md', async () => {
  const { url } = await start('before');
  await migrate(url);
  const statements = [...text.matchAll(/`((?:select|insert|alter role) [^`]+)`/g)].map(([, one = '']) => one);
  expect(statements).toHaveLength(3);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const one of statements) {
    await client.query('begin');
    await client.query('set local role larder_platform').catch(() => undefined);
    if (one.startsWith('alter')) await client.query('reset role');
    await client.query(one.replace('password …', `password 'another one'`));
    await client.query('rollback');
  }
  await client.end();
});

const itWithPrograms = whyNoPrograms ? it.skip : itWith('psql');

itWithPrograms(
  `a platform is backed up and restored by the commands of docs/operate.md${whyNoPrograms && ` (skipped: ${whyNoPrograms})`}`,
  async () => {
    const before = await start('before');
    await migrate(before.url);
    const database = openDatabase(before.url);
    await addProduct(database, await createStore(database, 'fresh'), {}, { price: 150 });
    await database.close();
    await run('psql -v', before.env, { '$(openssl rand -hex 32)': 'of-backups' });
    const backup = Object.assign(new URL(before.url), { username: 'larder_backup', password: 'of-backups' });
    const dump = join(base, 'larder.dump');
    const asBackup = { 'postgres://larder_backup:…@host/larder': backup.href, 'larder.dump': dump };
    await run('pg_dump', before.env, asBackup);
    const drilled = await run('npm run restore-drill', { ...before.env, PG_BIN: programs ?? '' }, asBackup);
    expect(drilled.stdout).toContain('The backup can be restored');

    const after = await start('after');
    const empty = `psql -d postgres -c 'drop database larder' -c 'drop role larder'`;
    await promisify(execFile)('sh', ['-ec', empty], {
      env: { PATH: `${programs}:${process.env.PATH}`, ...after.env },
    });
    const password = new URL(after.url).password;
    await run('psql -c', { ...after.env, PGDATABASE: 'postgres' }, { "'…'": `'${password}'` });
    await run('psql -f', after.env, { 'postgres://larder:…@host/larder': after.url });
    await run('pg_restore', after.env, { 'larder.dump': dump });
    await run(
      'node server/main.js migrate',
      { DATABASE_URL: after.url, NODE_ENV: 'production' },
      { '.js': '.ts' },
    );
    const port = await freePort();
    const settings = {
      ROLE: 'api',
      PORT: String(port),
      DATABASE_URL: after.url,
      DATA_DIR: join(base, 'data'),
    };
    const api = await startProduction(base, { ...settings, MIGRATE: 'off', NODE_ENV: 'development' });
    const headers = { host: 'fresh.localhost' };
    const reply = await request(`http://127.0.0.1:${port}/api/catalog/products`, { headers });
    expect(await reply.body.json()).toMatchObject({ totalDoc: 1 });
    await api.stop();
  },
  180_000,
);
