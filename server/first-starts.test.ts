import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../api/src/platform/free-port.ts';
import { lockFolder } from './postgres/lock-folder.ts';
import { removePostgres } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'larder-first-'));
const root = join(import.meta.dirname, '..');
const servers: ChildProcess[] = [];

afterAll(async () => {
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          if (server.exitCode !== null) return resolve();
          server.once('exit', () => resolve());
          server.kill('SIGTERM');
        }),
    ),
  );
  await removePostgres(join(folder, 'both', 'data'));
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a server of the API. Returns its output until it is ready or has ended. */
async function start(): Promise<string> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    cwd: root,
    env: {
      ...{ PATH, NODE_COMPILE_CACHE, NODE_ENV: 'development', ROLE: 'api', LOG_LEVEL: 'fatal' },
      ...{ PORT: String(await freePort()), DATA_DIR: join(folder, 'both') },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  servers.push(server);
  let said = '';
  await new Promise<void>((resolve) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text: Buffer) => {
        said += text;
        if (said.includes('is ready')) resolve();
      });
    server.once('exit', () => resolve());
  });
  return said;
}

it('two first starts at once on an empty folder share one database, which one of them fills', async () => {
  const both = await Promise.all([start(), start()]);
  for (const said of both) expect(said).toContain('is ready');
  const seeded = both.filter((said) => said.includes('Seeded'));
  expect(seeded).toHaveLength(1);
});

it('a start that was killed does not keep the next one waiting', async () => {
  // No process has this number: it is above the highest that there can be.
  writeFileSync(join(folder, 'starting.pid'), '999999999');
  const release = await lockFolder(folder);
  release();
});
