import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { removePostgres } from '../server/postgres.ts';

type Given = { dataDir: string; port: number; settings?: Record<string, string> };

/**
 * Starts the whole platform as `npm start` does, with an empty database, hence a fresh demo world. What it returns
 * stops it, and removes its data.
 */
export async function startServer({ dataDir, port, settings = {} }: Given): Promise<() => Promise<void>> {
  await clear(dataDir);
  const server = spawn(process.execPath, ['scripts/serve.ts'], {
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
    await clear(dataDir);
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
