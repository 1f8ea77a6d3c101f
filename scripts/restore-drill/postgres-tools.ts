import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../server/start-error.ts';

const run = promisify(execFile);

/** A program of PostgreSQL: of the folder PG_BIN, else as the shell finds it. */
const tool = (name: string) => (process.env.PG_BIN ? join(process.env.PG_BIN, name) : name);

/** Runs it. Its output when it fails is the error. */
export async function runTool(name: string, args: string[]): Promise<string> {
  try {
    return (
      await run(tool(name), args, { env: { ...process.env, LC_ALL: 'C' }, maxBuffer: 64 * 1024 * 1024 })
    ).stdout;
  } catch (error) {
    const { code, stderr } = error as { code?: string | number; stderr?: string };
    if (code === 'ENOENT')
      throw new StartError(
        `${name} is not here: install PostgreSQL's programs (postgresql-client), or name their folder in PG_BIN.`,
      );
    throw new StartError(`${name} failed: ${stderr?.trim() || code}`);
  }
}

/** An older pg_dump refuses a newer server. */
export async function assertNewEnough(server: number): Promise<void> {
  const major = Number(/(\d+)/.exec(await runTool('pg_dump', ['--version']))?.[1]);
  if (major < server)
    throw new StartError(
      `pg_dump is of PostgreSQL ${major} and the server is ${server}: install postgresql-client-${server}, or name its folder in PG_BIN.`,
    );
}
