import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../webpack/packages.ts';

const run = promisify(execFile);

export type Commit = {
  /** With `-dirty` when it does not hold all of the sources. */
  name: string;
  /** The files that it does not hold as they are. */
  changed: string[];
};

/** The checked-out commit of a folder. Undefined outside of git. */
export async function readCommit(folder: string = root): Promise<Commit | undefined> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: folder })).stdout;
  try {
    const head = (await git('rev-parse', 'HEAD')).trim();
    // A new file is part of the build as much as a changed one.
    const changed = (await git('status', '--porcelain', '-z')).split('\0').filter(Boolean);
    return {
      name: head + (changed.length > 0 ? '-dirty' : ''),
      changed: changed.map((line) => line.slice(3)),
    };
  } catch {
    return undefined;
  }
}

const mostNamed = 5;

/** Tells the person at the keyboard what nobody will find in the commit; null for a clean one. */
export function dirtyWarning({ name, changed }: Commit): string | null {
  if (changed.length === 0) return null;
  const rest = changed.length - mostNamed;
  const named = changed.slice(0, mostNamed).map((file) => `\n  · ${file}`);
  const more = rest > 0 ? `\n  · and ${rest} more` : '';
  return `NOT COMMITTED, so this release will be called ${name.slice(0, 6)}-dirty:${named.join('')}${more}`;
}
