import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemo } from '../../api/src/demo/seed.ts';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { freePort } from '../../api/src/platform/free-port.ts';
import type { Server } from '../../server/testing/production.ts';
import { copyBuilds, startProduction } from '../../server/testing/production.ts';
import { packageNames } from '../webpack/packages.ts';

/** Edges and APIs as processes of their own, on one database with the demo stores. */
export type Fleets = {
  /** One process of this role, with these settings beside the usual ones. */
  start(role: 'edge' | 'api', settings?: Record<string, string>): Promise<Member>;
  /** Stops what was started. */
  stop(): Promise<void>;
};

export type Member = Server & { port: number };

/** `sources`: the folder of a built server, which then runs as in production. */
export async function openFleets(databaseUrl: string, sources?: string): Promise<Fleets> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-fleet-'));
  const [home, dataDir] = [join(folder, 'home'), join(folder, 'data')];
  mkdirSync(home);
  copyBuilds(home, [...packageNames]);
  await migrate(databaseUrl);
  await seedDemo(databaseUrl, { dataDir });
  const members: Member[] = [];
  return {
    async start(role, settings = {}) {
      const port = Number(settings.PORT) || (await freePort());
      const all = {
        ...{ ROLE: role, PORT: String(port), DATABASE_URL: databaseUrl, MIGRATE: 'off', WORK: 'off' },
        ...{ DATA_DIR: role === 'edge' ? join(folder, `edge-${port}`) : dataDir, CONFIRM_SIGN_UP: 'off' },
        // Production would first release the builds, and run each of them for that.
        ...{ NODE_ENV: sources ? 'production' : 'development', ...settings },
      };
      const server = await startProduction(home, all, { sources });
      const member = { ...server, port };
      members.push(member);
      return member;
    },
    async stop() {
      await Promise.all(members.map(({ stop }) => stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
