import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { seedDemo } from '../../api/src/demo/seed.ts';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { freePort } from '../../api/src/platform/free-port.ts';
import { hashPassword } from '../../api/src/platform/identity/passwords.ts';
import type { Link } from '../../api/src/testing/link.ts';
import { linkTo } from '../../api/src/testing/link.ts';
import { copyBuilds } from '../../server/testing/production.ts';
import { packageNames } from '../webpack/packages.ts';
import type { Database, Kind } from './database.ts';
import type { Services } from './services.ts';
import { startServices } from './services.ts';
import type { Shop } from './shopper.ts';
import type { Supervised } from './supervised.ts';
import { superviseServer } from './supervised.ts';

/** Larder as processes of its own, with a network between them that can fail. */
export type World = {
  /** The database, of the kind that the world was started with. */
  database: Database;
  /** The folder of APIs and workers, with uploads. */
  dataDir: string;
  apis: Supervised[];
  edges: Supervised[];
  worker: Supervised;
  services: Services;
  /** Between edges (or shoppers) and APIs. */
  toApis: Link;
  shop: Shop;
  /** The errors that its processes have logged since the last call, and how often each. */
  errors(): Map<string, number>;
  stop(): Promise<void>;
};

const password = 'not-the-demo-password';
const host = 'fresh.localhost';

/** Two APIs and a worker on one database, and before them two edges, unless shoppers ask the APIs themselves. */
export async function startWorld({ kind, hasEdges }: { kind: Kind; hasEdges: boolean }): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-chaos-'));
  const home = join(folder, 'home');
  const dataDir = join(folder, 'data');
  mkdirSync(home);
  if (hasEdges) copyBuilds(home, [...packageNames]);
  const { hear, errors } = collectErrors();
  const endings: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of endings.reverse()) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const database = await kind.start(folder);
    endings.push(database.stop);
    await migrate(database.url);
    await seedDemo(database.url, { dataDir });
    const customers = await changePasswords(database.url);
    const services = await startServices(host);
    endings.push(services.close);
    const settings = {
      ...{ DATA_DIR: dataDir, MIGRATE: 'off', CONFIRM_SIGN_UP: 'off', ...database.settings },
      // Production would first release the builds, and run each of them for that.
      ...{ ...services.settings, NODE_ENV: 'development' },
    };
    const start = async (role: string, more: Record<string, string> = {}) => {
      const PORT = String(await freePort());
      const own = { ROLE: role, ...settings, ...more, PORT };
      const server = await superviseServer(role, home, own, hear);
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
      ...{ database, dataDir, apis, edges, worker, services, toApis, errors, stop },
      shop: { port: entry.port, host, customers, password, owner: 'owner@fresh.test' },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** One that a server of production would take as well. Returns the store's customers by their addresses. */
async function changePasswords(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `select set_config('app.tenant_id', (select id::text from tenants where slug = 'fresh'), false)`,
    );
    const { rows } = await client.query<{ email: string }>(
      "update customers set password_hash = $1 where status = 'active' returning email",
      [await hashPassword(password)],
    );
    return rows.map(({ email }) => email).sort();
  } finally {
    await client.end();
  }
}

/** Counts the log's entries at the level of errors, by their text. */
function collectErrors(): { hear(text: string): void; errors(): Map<string, number> } {
  let found = new Map<string, number>();
  return {
    hear(text) {
      // A time begins each entry, as it is written for people.
      for (const entry of text.split(/^\[[\d:]+\] /m).filter((one) => one.startsWith('ERROR: '))) {
        const [message, cause] = [/^ERROR: (.*)/, /"message": "([^"]*)"/].map((one) => one.exec(entry)?.[1]);
        // The shopper counts the answers.
        if (message === 'request') continue;
        const what = [message, cause?.slice(0, 120)].filter(Boolean).join(': ');
        found.set(what, (found.get(what) ?? 0) + 1);
      }
    },
    errors() {
      const taken = found;
      found = new Map();
      return taken;
    },
  };
}
