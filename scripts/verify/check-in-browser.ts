import type { BrowserType } from '@playwright/test';
import type { BrowserCheck } from '../../api/src/features/browser-checks/browser-checks.schema.ts';
import type { Log } from '../../server/progress.ts';
import { StartError } from '../../server/start-error.ts';
import { chromiumOptions } from '../chromium.ts';
import type { BuiltPart } from '../release/release-parts.ts';
import { openPages } from './open-pages.ts';

type Input = { chromium: BrowserType; part: BuiltPart; origin: string; log: Log };

/** Opens a build's pages among what is live at this address. Throws which of them fail, and returns what to sign. */
export async function checkInBrowser({ chromium, part, origin, log }: Input): Promise<BrowserCheck> {
  const start = performance.now();
  const { name, build } = part;
  const browser = await chromium.launch(chromiumOptions()).catch((error: Error) => {
    throw new StartError(`There is no browser that starts here: ${error.message.split('\n')[0]}`);
  });
  const version = `chromium ${browser.version()}`;
  const { pages, beside } = await openPages({ browser, part, origin }).finally(() => browser.close());
  for (const { path, ms, fault } of pages)
    log(`${fault ? '✗' : '✓'} ${path}  ${(ms / 1_000).toFixed(1)} s${fault ? `  ${fault}` : ''}`);
  if (pages.length === 0)
    throw new StartError(
      `${name} has no page at ${new URL(origin).origin} that opens without data: --to is the address of a store for pages of stores, and of the platform for its own.`,
    );
  const failed = pages.filter(({ fault }) => fault);
  if (failed.length > 0)
    throw new StartError(
      `${failed.length} of ${pages.length} pages of ${name} ${build} fail in a browser:${failed.map(({ path, fault }) => `\n  · ${path}: ${fault}`).join('')}`,
    );
  return {
    ...{ remote: name, build, beside, pages: pages.length, browser: version },
    ...{ at: new Date().toISOString(), ms: Math.round(performance.now() - start) },
  };
}
