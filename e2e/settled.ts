import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const lookEveryMs = 20;
const longestMs = 30_000;

/** A stream stays open. A page sends telemetry while it is left, whose end Chromium does not report on a busy machine. */
const isWaitedFor = (request: Request) =>
  request.headers().accept !== 'text/event-stream' && !request.url().endsWith('/api/telemetry');

/**
 * Listens to a page from now on. What it returns waits until all that the page asked for has come and is drawn.
 * Playwright's `networkidle` waits half a second longer, and for ever where a page reads a stream.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (isWaitedFor(request)) open.add(request);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => open.delete(request));
  return async () => {
    const until = Date.now() + longestMs;
    do {
      while (open.size > 0) {
        if (Date.now() > until) throw new Error(`Without an answer: ${[...open].map((one) => one.url())}`);
        await wait(lookEveryMs);
      }
      await page.evaluate(whenIdle);
    } while (open.size > 0);
  };
}

/**
 * After an answer has come a page draws it, or asks for more. Chromium without a screen may neither draw another frame nor
 * call back a page that is idle already, so each step takes a second at most.
 */
const whenIdle = async () => {
  const forAtMostOneSecond = (step: (done: () => void) => unknown) =>
    new Promise<void>((resolve) => {
      step(resolve);
      setTimeout(resolve, 1_000);
    });
  await forAtMostOneSecond((done) => requestAnimationFrame(done));
  await forAtMostOneSecond((done) => requestIdleCallback(done));
  await forAtMostOneSecond((done) => requestAnimationFrame(done));
};
