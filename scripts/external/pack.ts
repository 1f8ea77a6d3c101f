import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePackage } from './write-package.ts';

/** Writes `mfe-shared-<version>.tgz`, with which remotes in other repositories are built. Returns the file's name. */
export function pack(root: string, destination: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'larder-package-'));
  try {
    writePackage(root, folder);
    mkdirSync(destination, { recursive: true });
    execFileSync('npm', ['pack', '--silent', '--pack-destination', destination], {
      cwd: folder,
      shell: process.platform === 'win32',
      stdio: 'ignore',
    });
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return `${name}-${version}.tgz`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
