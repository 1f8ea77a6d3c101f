import { existsSync } from 'node:fs';

/** Debian's browser. It is there on machines that cannot reach Playwright's download. */
const system = '/usr/bin/chromium';

/**
 * How every browser of the tests and measurements is launched. As root Chromium has no sandbox, and without the
 * other switches it stalls on a closed network while it looks for its own updates.
 */
export function chromiumOptions(): { executablePath?: string; args: string[] } {
  return {
    ...(existsSync(system) && { executablePath: system }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
