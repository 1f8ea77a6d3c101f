import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { requiredParts } from '../shell/server/composition.ts';
import { StartError } from './start-error.ts';

/** The oldest PostgreSQL with the features of the schema. */
const oldestServer = 16;

/** Settings of the project's own `.env`; the environment wins over them. */
export function loadEnvironment(file: string): NodeJS.ProcessEnv {
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}

export function assertWritable(...folders: string[]): void {
  for (const folder of folders.map((path) => resolve(path))) {
    try {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
    } catch {
      throw new StartError(`Larder cannot write to ${folder}: give this user permission to write there.`);
    }
  }
}

/** Where nothing builds pages, the parts of every page need a build before the start. */
export function assertBuilt(folder: string): void {
  const missing = requiredParts.filter((part) => !existsSync(join(folder, part, 'current.json')));
  if (missing.length === 0) return;
  throw new StartError(
    `There is no build of ${missing.join(', ')} in ${folder}: run npm run build:pages first.`,
  );
}

/** Checked before the long work, so that a port in use is reported at once. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  for (const address of addressesOf(host)) {
    await new Promise<void>((resolve, reject) => {
      const probe = createServer();
      probe.once('error', (error) => {
        if (!host && isMissingAddress(error)) resolve();
        else reject(listenError(error, port, address));
      });
      probe.listen({ port, host: address, exclusive: true }, () => probe.close(() => resolve()));
    });
  }
}

/** Without HOST only this machine reaches the platform, by either loopback address, as browsers try both. */
export function addressesOf(host: string): string[] {
  return host ? [host] : ['127.0.0.1', '::1'];
}

/** Machines without IPv6 have no ::1; that is no reason not to start. */
export function isMissingAddress(error: NodeJS.ErrnoException): boolean {
  return error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT';
}

export function listenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use: stop the program that has it, or choose another with PORT.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartError(`This user may not listen on port ${port}: choose one above 1023 with PORT.`);
  }
  if (error.code === 'ENOTFOUND' || isMissingAddress(error)) {
    return new StartError(`The setting HOST is wrong: this machine has no address ${host}.`);
  }
  return error;
}

/** Says in one sentence why the server of this setting cannot be used. */
export async function assertDatabase(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    const version = rows[0]?.version ?? 0;
    if (version < oldestServer) {
      throw new StartError(
        `The server of ${setting} is PostgreSQL ${version}; Larder needs ${oldestServer} or newer.`,
      );
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The database of ${setting} cannot be used: ${reason(error)}.`);
  } finally {
    await client.end().catch(() => {});
  }
}

function reason(error: unknown): string {
  // Several addresses were tried, and each failed.
  const [first = error] = (error as { errors?: unknown[] }).errors ?? [];
  return (first as Partial<Error>).message || String(first);
}
