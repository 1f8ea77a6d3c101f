import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserType } from '@playwright/test';
import { StartError } from '../../server/start-error.ts';
import type { Sources } from '../release/run-release.ts';
import { checkInBrowser } from '../verify/check-in-browser.ts';
import { readManifest } from '../webpack/packages.ts';
import { buildExternal } from './build-external.ts';

/** The remote in a repository of its own, as the release command takes it. */
export function externalSources(directory: string): Sources {
  const { name } = readManifest(directory);
  return {
    folder: directory,
    parts: [name],
    build: async (_names, log) => [await buildExternal(directory, log)],
    check: () => checkTypes(directory),
    openInBrowser: async (part, origin, log) =>
      checkInBrowser({ chromium: ownChromium(directory), part, origin, log }),
  };
}

/** Playwright is in the remote's own repository, for those who want it. */
function ownChromium(directory: string): BrowserType {
  try {
    return createRequire(join(directory, 'package.json'))('@playwright/test').chromium;
  } catch {
    throw new StartError('There is no browser: npm install --save-dev @playwright/test');
  }
}

async function checkTypes(directory: string): Promise<void> {
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
  const compiler = join(dirname(manifest), 'bin/tsc');
  try {
    await promisify(execFile)(process.execPath, [compiler, '--noEmit'], { cwd: directory });
  } catch (error) {
    throw new StartError(`The types are wrong:\n${(error as { stdout?: string }).stdout}`);
  }
}
