import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The commit of the last release, and its newest migration. */
export const released: { newest: string; commit: string } = JSON.parse(
  readFileSync(join(root, 'api/migrations/released.json'), 'utf8'),
);

/** Why the last release cannot be started on this machine; empty when it can. */
export function whyNoLastRelease(): string {
  try {
    execFileSync('git', ['cat-file', '-e', `${released.commit}^{commit}`], { cwd: root, stdio: 'ignore' });
    return '';
  } catch {
    return `git has no commit ${released.commit.slice(0, 12)} here`;
  }
}

/** The newest migration that a commit has. */
export function newestMigrationOf(commit: string): string {
  const journal = git('show', `${commit}:api/migrations/meta/_journal.json`).toString();
  return (JSON.parse(journal) as { entries: { tag: string }[] }).entries.at(-1)?.tag ?? '';
}

/** Writes its server into a folder. Its packages are those of these sources, which a release can have changed. */
export function writeLastRelease(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const parts = ['api', 'server', 'shell'];
  execFileSync('tar', ['-x', '-C', folder], {
    input: git('archive', released.commit, 'package.json', ...parts),
  });
  for (const part of ['.', ...parts]) {
    const packages = join(root, part, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, join(folder, part, 'node_modules'));
  }
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 512 * 1_048_576 });
