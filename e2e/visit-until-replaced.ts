import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';

export type UntilOut = {
  /** How many visitors saw something of the failure, or could not use the page for 2 s. */
  broken: number;
  visitors: number;
  /** Until a page was given out without the build. */
  seconds: number;
};

type Given = {
  browser: Browser;
  url: string;
  /** The build that is broken, and live. */
  build: string;
  /** Gets the pages of visitors who saw something of it, which then stay open. */
  keep?: Page[];
  mostVisitors?: number;
};

const usableMs = 2_000;
const answersMs = 1_000;
/** Nobody leaves in the moment in which a page is replaced, with its report still on the way. */
const stayMs = 4_000;

/**
 * Visitors open a page, each in a browser of their own, until it is without a broken build. The next one comes when the
 * page of the one before can be used, or cannot for 2 s.
 */
export async function visitUntilReplaced({
  browser,
  url,
  build,
  keep,
  mostVisitors = 20,
}: Given): Promise<UntilOut> {
  const start = performance.now();
  let broken = 0;
  for (let visitors = 1; visitors <= mostVisitors; visitors += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const reply = await page.goto(url, { waitUntil: 'commit' });
    const seconds = (performance.now() - start) / 1_000;
    const isOut = !((await reply?.text()) ?? '').includes(build);
    const isFine = isOut || (await works(page));
    if (!isFine) broken += 1;
    if (!isFine && keep) keep.push(page);
    else void leave(context, isFine ? 0 : stayMs);
    if (isOut) return { broken, visitors, seconds };
  }
  throw new Error(`${build} was still given out to visitor ${mostVisitors}.`);
}

async function leave(context: BrowserContext, afterMs: number): Promise<void> {
  await wait(afterMs);
  // A tab that loops does not hear this, and the browser may be closed.
  await context.close().catch(() => {});
}

/** Whether the page can be used in time, and nothing in it has said that something failed. */
async function works(page: Page): Promise<boolean> {
  const until = performance.now() + usableMs;
  while (performance.now() < until) {
    const seen = await Promise.race([look(page), wait(answersMs, 'blocked' as const)]);
    if (seen === 'failed') return false;
    if (seen === 'usable') return true;
    await wait(100);
  }
  return false;
}

const look = (page: Page) =>
  page
    .evaluate(() => {
      const failed = '#larder-frozen[data-shown], [role="alert"]:not([hidden])';
      if (document.querySelector(failed)) return 'failed';
      const isRunning = performance.getEntriesByName('larder-hydrated').length > 0;
      const content = document.querySelector('main')?.innerText.trim();
      return isRunning && content ? 'usable' : 'loading';
    })
    // The page was loading another document.
    .catch(() => 'loading' as const);
