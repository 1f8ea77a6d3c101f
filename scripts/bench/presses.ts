import type { Browser } from '@playwright/test';
import { percentile, quick, rounded } from './effort.ts';
import { slowDown } from './page-load.ts';
import type { Shop } from './shop.ts';

/** Taps on + in a category on a slow phone, one a visit, spread from the first paint to well after hydration. */
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
const plus = '[data-adds]';

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
      const look = () => {
        if (!isShown()) return false;
        const { port1, port2 } = new MessageChannel();
        // The message arrives after the frame.
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        requestAnimationFrame(() => port2.postMessage(null));
        return true;
      };
      const observer = new MutationObserver(() => {
        if (look()) observer.disconnect();
      });
      observer.observe(document, { attributes: true, childList: true, subtree: true, characterData: true });
    };
    addEventListener('click', begin, { capture: true, once: true });
  });
}

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
    await slowDown(await context.newCDPSession(page));
    await page.addInitScript(watchPress);
    await page.goto(`http://${shop.host}/search?category=fruits-vegetable`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const place = await page.locator(plus).first().boundingBox();
    if (!place) throw new Error('The page has no +.');
    await page.waitForTimeout(after);
    await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
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
