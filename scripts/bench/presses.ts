import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { percentile, quick, rounded } from './effort.ts';
import { slowDown } from './page-load.ts';
import type { Shop } from './shop.ts';

/** Touches of + in a category on a slow phone, one a visit, spread from its first paint to well after hydration. */
export type PressResult = {
  tries: number;
  counted: number;
  /** Milliseconds from the press to the frame with its number. */
  p50: number;
  p95: number;
  slowest: number;
};

const tries = quick ? 4 : 100;
const spread = 3_500;
/** As long as a finger touches the glass. */
const touchMs = 80;

declare global {
  interface Window {
    /** Milliseconds from the press to the frame with the number. */
    larderShown: Promise<number>;
  }
}

/** Runs before the page's own scripts. */
function watchPress(): void {
  window.larderShown = new Promise((resolve) => {
    const begin = ({ timeStamp, target }: Event) => {
      const card = (target as Element).closest('article');
      if (!card) return;
      const isShown = () =>
        card.querySelector('[data-pressed]') || card.querySelector('[aria-live]')?.textContent?.trim();
      // The browser itself says when the frame that follows a press is on the screen.
      const ofBrowser = () =>
        new PerformanceObserver((list) => {
          const press = list
            .getEntriesByName('click')
            .find(({ startTime }) => Math.abs(startTime - timeStamp) < 1);
          if (press) resolve(press.duration);
        }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
      const ofLaterFrame = () => {
        if (!isShown()) return requestAnimationFrame(ofLaterFrame);
        const { port1, port2 } = new MessageChannel();
        // The message arrives after the frame.
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        return port2.postMessage(null);
      };
      requestAnimationFrame(() => (isShown() ? ofBrowser() : ofLaterFrame()));
    };
    addEventListener('click', begin, { capture: true, once: true });
  });
}

/** Where the first + is, once it is painted. */
const placeOfPlus = () =>
  new Promise<{ x: number; y: number }>((resolve) => {
    const look = () => {
      const box = document.querySelector('[data-adds]')?.getBoundingClientRect();
      requestAnimationFrame(() => {
        if (!box) return look();
        // A timer runs after the frame.
        return setTimeout(() => resolve({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
      });
    };
    look();
  });

export async function measurePresses(browser: Browser, shop: Shop): Promise<PressResult> {
  const times: number[] = [];
  let counted = 0;
  for (let number = 0; number < tries; number += 1) {
    const { time, count } = await pressOnce(browser, shop, (number / tries) * spread);
    times.push(time);
    if (count === 1) counted += 1;
  }
  const p = (share: number) => rounded(percentile(times, share));
  return { tries, counted, p50: p(0.5), p95: p(0.95), slowest: rounded(Math.max(...times)) };
}

async function pressOnce(browser: Browser, shop: Shop, after: number) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    // A finger: a mouse would first hover over the card, which the browser renders before it handles the press.
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await slowDown(cdp);
    await page.addInitScript(watchPress);
    await page.goto(`http://${shop.host}/search?category=fruits-vegetable`, { waitUntil: 'commit' });
    // Playwright's locators and taps are not used before the press: they listen to every event of a pointer.
    const place = await page.evaluate(placeOfPlus);
    await wait(after);
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof place)[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
    const touched = touch('touchStart', [place]);
    await wait(touchMs);
    await Promise.all([touched, touch('touchEnd', [])]);
    const time = await page.evaluate(() =>
      Promise.race([
        window.larderShown,
        new Promise<number>((late) => setTimeout(() => late(10_000), 10_000)),
      ]),
    );
    await page.waitForFunction(() => performance.getEntriesByName('larder-hydrated').length > 0);
    const number = page.locator('article [aria-live]').first();
    const text = await number
      .filter({ hasText: /\d/ })
      .textContent({ timeout: 5_000 })
      .catch(() => '');
    return { time, count: Number(text) };
  } finally {
    await context.close();
  }
}
