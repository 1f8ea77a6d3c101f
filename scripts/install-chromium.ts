import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumOptions, headlessShellOptions } from './chromium.ts';

/**
 * Gets a browser and its headless shell when there are none: Debian's packages where we are root on Debian, else
 * Playwright's own downloads. (Ubuntu's package of that name is only a pointer to a snap.)
 */
export function installChromium(): boolean {
  const isThere = () => existsSync(chromiumOptions().executablePath ?? chromium.executablePath());
  const hasShell = () => headlessShellOptions().executablePath !== chromiumOptions().executablePath;
  if (isThere() && (hasShell() || !mayInstall())) return true;
  process.stdout.write('Installing Chromium …\n');
  if (mayInstall()) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'chromium-headless-shell',
    ]);
  }
  if (!isThere()) run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return isThere();
}

const mayInstall = (): boolean => process.getuid?.() === 0 && isDebian();

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
