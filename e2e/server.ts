import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { removePostgres } from '../server/postgres.ts';
import { copyDemoWorld, makeDemoWorld, sharedData } from './demo-world.ts';

type Given = { dataDir: string; port: number; settings?: Record<string, string> };
type Stop = () => Promise<void>;

/** Starts the platform that all journeys share as `npm start` does. What it returns stops it, and removes its data. */
export async function startSharedServer({ port, settings }: Omit<Given, 'dataDir'>): Promise<Stop> {
  await clear(sharedData);
  await makeDemoWorld();
  const stop = await start('scripts/serve.ts', { dataDir: sharedData, port, settings });
  return async () => {
    await stop();
    await clear(sharedData);
  };
}

/** The same for one journey, with a demo world of its own. An edge has no data. */
export async function startServer({ dataDir, port, settings = {} }: Given): Promise<Stop> {
  const world = settings.ROLE === 'edge' ? undefined : await copyDemoWorld(dataDir);
  const database = world && { DATABASE_URL: world.url, MIGRATE: 'off' };
  // The shared one has built the pages.
  const stop = await start('server/main.ts', { dataDir, port, settings: { ...database, ...settings } });
  return async () => {
    await stop();
    await world?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function start(script: string, { dataDir, port, settings }: Given): Promise<Stop> {
  const server = spawn(process.execPath, [script], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      ...settings,
      DATA_DIR: dataDir,
      HOST: '',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'development',
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await ready(server);
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill('SIGTERM')) await ended;
  };
}

async function clear(dataDir: string): Promise<void> {
  await removePostgres(join(dataDir, 'data'));
  rmSync(dataDir, { recursive: true, force: true });
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      if (chunk.includes('is ready')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`The platform did not start (exit code ${code})`)));
  });
}
