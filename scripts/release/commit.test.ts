import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dirtyWarning, readCommit } from './commit.ts';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Pat', '-c', 'user.email=pat@larder.test', ...args], { cwd: folder });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-commit-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a release knows its commit, and which files are not in it', async () => {
  expect(await readCommit(folder)).toBeUndefined();
  git('init', '--quiet');
  writeFileSync(join(folder, 'page.ts'), 'one');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
  const clean = await readCommit(folder);
  expect(clean).toEqual({ name: expect.stringMatching(/^[0-9a-f]{40}$/), changed: [] });
  expect(clean && dirtyWarning(clean)).toBeNull();

  writeFileSync(join(folder, 'page.ts'), 'two');
  writeFileSync(join(folder, 'new.ts'), 'three');
  const dirty = await readCommit(folder);
  expect(dirty?.name).toBe(`${clean?.name}-dirty`);
  expect(dirty && dirtyWarning(dirty)).toBe(
    `NOT COMMITTED, so this release will be called ${clean?.name.slice(0, 6)}-dirty:\n  · page.ts\n  · new.ts`,
  );
});
