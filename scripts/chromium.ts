import { existsSync } from 'node:fs';

/** Debian's browsers. They are there on machines that cannot reach Playwright's downloads. */
const browser = '/usr/bin/chromium';
const headlessShell = '/usr/bin/chromium-headless-shell';

export type LaunchOptions = { executablePath?: string; channel?: string; args: string[] };

/**
 * As root Chromium has no sandbox, and without the other switches it stalls on a closed network while it looks for its
 * own updates.
 */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launches the browser that people have, without its window. Measurements use it. */
export const chromiumOptions = (): LaunchOptions => ({
  ...(existsSync(browser) ? { executablePath: browser } : { channel: 'chromium' }),
  args,
});

/**
 * Launches Chromium's headless shell, which takes a third less time for the same pages, and draws also those that are
 * not in front. It does not leave a page whose scripts loop.
 */
export function headlessShellOptions(): LaunchOptions {
  if (existsSync(headlessShell)) return { executablePath: headlessShell, args };
  // Playwright launches its own headless shell, if it is asked for nothing else.
  return existsSync(browser) ? chromiumOptions() : { args };
}
