import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startIssuer } from '../api/src/testing/issuer.ts';
import { removePostgres } from '../scripts/postgres.ts';
import { hostUrl } from './hosts.ts';

const root = join(import.meta.dirname, '..');
const dataDir = join(root, 'var/e2e');

/**
 * Starts the whole platform as `npm start` does, with an empty database, hence a fresh demo world. Its shoppers may
 * also sign in with a provider that lives beside it.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await clear();
  const issuer = await startIssuer([`${hostUrl('fresh')}/api/auth/callback/oidc`]);
  const server = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...issuer.settings,
      DATA_DIR: dataDir,
      HOST: '',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'development',
      PORT: process.env.E2E_PORT,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await ready(server);
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill('SIGTERM')) await ended;
    await issuer.close();
    await clear();
  };
}

async function clear(): Promise<void> {
  await removePostgres(join(dataDir, 'data'));
  rmSync(dataDir, { recursive: true, force: true });
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      if (chunk.includes('Larder is ready')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`The platform did not start (exit code ${code})`)));
  });
}
