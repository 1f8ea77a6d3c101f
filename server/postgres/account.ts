import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';

/** The operating system's user that PostgreSQL runs as, when it cannot be ours. */
export type Account = { uid: number; gid: number };

/** Where files are copied that root's PostgreSQL cannot read in the project. */
const sharedFolder = '/var/lib/larder';

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`, which is created when missing. */
export function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    return readAccount();
  } catch {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], {
        stdio: 'ignore',
      });
      return readAccount();
    } catch {
      throw new StartError(
        'PostgreSQL does not run as root and the user "postgres" could not be created: start Larder as another user, or set DATABASE_URL.',
      );
    }
  }
}

function readAccount(): Account {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
  return { uid: id('-u'), gid: id('-g') };
}

/** Gives the account its folder. One below a private folder (like /root) is a link to a place it can reach. */
export function giveFolder(folder: string, account: Account | undefined): void {
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  if (account && !existsSync(folder) && !canReach(parent, account)) {
    mkdirSync(sharedFolder, { recursive: true });
    symlinkSync(mkdtempSync(join(sharedFolder, `${basename(folder)}-`)), folder);
  } else {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }
  if (account) chownSync(folder, account.uid, account.gid);
}

/** The same program files where the account can run them: in place, or a copy made once per version. */
export function reachableFolder(folder: string, version: string, account: Account | undefined): string {
  if (!account || canReach(folder, account)) return folder;
  const copy = join(sharedFolder, `postgresql-${version}`);
  if (!existsSync(copy)) {
    mkdirSync(sharedFolder, { recursive: true });
    const fresh = mkdtempSync(`${copy}-`);
    cpSync(folder, fresh, { recursive: true, verbatimSymlinks: true });
    chmodSync(fresh, 0o755);
    renameSync(fresh, copy);
  }
  return copy;
}

function canReach(folder: string, account: Account): boolean {
  for (let path = folder; ; path = dirname(path)) {
    if (existsSync(path)) {
      const { mode, uid, gid } = statSync(path);
      const enter =
        uid === account.uid ? constants.S_IXUSR : gid === account.gid ? constants.S_IXGRP : constants.S_IXOTH;
      if ((mode & enter) === 0) return false;
    }
    if (path === dirname(path)) return true;
  }
}
