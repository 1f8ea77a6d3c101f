import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { seedDemo } from '../../api/src/demo/seed.ts';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { hashPassword } from '../../api/src/platform/identity/passwords.ts';
import type { Link } from '../../api/src/testing/link.ts';
import { linkTo, linkToDatabase } from '../../api/src/testing/link.ts';
import { freePort } from '../../server/free-port.ts';
import { readPostmaster } from '../../server/postgres/postmaster.ts';
import { removePostgres, startPostgres } from '../../server/postgres.ts';
import { copyBuilds } from '../../server/testing/production.ts';
import { partNames } from '../../shell/server/composition.ts';
import type { Shop } from './buyers.ts';
import type { FakeMailServer } from './mail-server.ts';
import { startMailServer } from './mail-server.ts';
import type { Supervised } from './supervised.ts';
import { superviseServer } from './supervised.ts';

/** Larder as processes of its own, with a network between them that can fail. */
export type World = {
  /** The database itself, past the network. */
  databaseUrl: string;
  postmaster(): number;
  apis: Supervised[];
  edges: Supervised[];
  worker: Supervised;
  mail: FakeMailServer;
  /** Between edges (or shoppers) and APIs, and between APIs and the database. */
  toApis: Link;
  toDatabase: Link;
  shop: Shop;
  stop(): Promise<void>;
};

const password = 'not-the-demo-password';
const email = 'ann@fresh.test';

/** Two APIs and a worker on one PostgreSQL, and before them two edges, unless shoppers ask the APIs themselves. */
export async function startWorld({ hasEdges }: { hasEdges: boolean }): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-chaos-'));
  const home = join(folder, 'home');
  const dataDir = join(folder, 'data');
  mkdirSync(home);
  if (hasEdges) copyBuilds(home, [...partNames]);
  const endings: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of endings.reverse()) await end();
    await removePostgres(join(folder, 'database'));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const postgres = await startPostgres({ dataDir: join(folder, 'database'), supervise: () => {} });
    endings.push(postgres.stop);
    await migrate(postgres.url);
    await seedDemo(postgres.url, { dataDir });
    await changePassword(postgres.url);
    const toDatabase = await linkToDatabase(postgres.url);
    endings.push(toDatabase.close);
    const mail = await startMailServer();
    endings.push(mail.close);
    const settings = {
      ...{ DATABASE_URL: toDatabase.url, DATA_DIR: dataDir, MIGRATE: 'off', CONFIRM_SIGN_UP: 'off' },
      // Production would first release the builds, and run each of them for that.
      ...{ SMTP_URL: mail.url, NODE_ENV: 'development' },
    };
    const start = async (role: string, more: Record<string, string> = {}) => {
      const PORT = String(await freePort());
      const server = await superviseServer(role, home, { ROLE: role, ...settings, ...more, PORT });
      endings.push(server.stop);
      return server;
    };
    const apis = [await start('api', { WORK: 'off' }), await start('api', { WORK: 'off' })];
    const worker = await start('worker');
    const toApis = await linkTo(apis.map(({ port }) => ({ host: '127.0.0.1', port })));
    endings.push(toApis.close);
    const API_URL = `http://127.0.0.1:${toApis.port}`;
    const edges: Supervised[] = [];
    for (const name of hasEdges ? ['a', 'b'] : [])
      edges.push(await start('edge', { API_URL, DATA_DIR: join(folder, `edge-${name}`) }));
    // As a balancer does: who is refused by one edge asks the next.
    const entry = await linkTo((hasEdges ? edges : apis).map(({ port }) => ({ host: '127.0.0.1', port })));
    endings.push(entry.close);
    return {
      ...{ databaseUrl: postgres.url, apis, edges, worker, mail, toApis, toDatabase, stop },
      postmaster() {
        const left = readPostmaster(join(realpathSync(join(folder, 'database')), 'cluster'));
        if (!left) throw new Error('PostgreSQL does not run.');
        return left.pid;
      },
      shop: { port: entry.port, host: 'fresh.localhost', email, password },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** One that a server of production would take as well. */
async function changePassword(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `select set_config('app.tenant_id', (select id::text from tenants where slug = 'fresh'), false)`,
    );
    await client.query('update customers set password_hash = $1 where email = $2', [
      await hashPassword(password),
      email,
    ]);
  } finally {
    await client.end();
  }
}
