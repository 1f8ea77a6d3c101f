import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../webpack/packages.ts';

const run = promisify(execFile);

/** The checked-out commit, with `-dirty` when files were changed. Undefined outside of git. */
export async function readCommit(): Promise<string | undefined> {
  try {
    const { stdout: head } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
    const { stdout: changes } = await run('git', ['status', '--porcelain', '--untracked-files=no'], {
      cwd: root,
    });
    return head.trim() + (changes ? '-dirty' : '');
  } catch {
    return undefined;
  }
}
