import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumOptions } from './chromium.ts';

/**
 * Gets a browser when there is none: Debian's package where we are root on Debian, else Playwright's own download.
 * (Ubuntu's package of that name is only a pointer to a snap.)
 */
export function installChromium(): boolean {
  const isThere = () => existsSync(chromiumOptions().executablePath ?? chromium.executablePath());
  if (isThere()) return true;
  process.stdout.write('Installing Chromium …\n');
  if (process.getuid?.() === 0 && isDebian()) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  if (!isThere()) run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return isThere();
}

function isDebian(): boolean {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID="?debian"?$/m.test(readFileSync(release, 'utf8'));
}

function run(program: string, args: string[]): void {
  spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
