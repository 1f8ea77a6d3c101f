import type { Browser, Page } from '@playwright/test';
import type { CatalogProduct, ListReply } from '../../api/src/contract.ts';
import { effort, median, rounded } from './effort.ts';
import { slowDown } from './page-load.ts';
import type { Shop } from './shop.ts';
import { ask } from './shop.ts';
import { ownerCookies } from './sign-in.ts';

/** Milliseconds from the visitor's click to the frame that shows the page with its data, in one tab without a reload. */
export type Navigation = { what: string; throttled: boolean; first: number; warm: number };

/** Ends with the first painted frame in which the text of the selector's first element is not empty. */
export type Arrival = { path: string; selector: string; text?: string };

/**
 * From the store to its admin and from a list to a product, by the router.
 *
 * *First* is the first time in the tab, when the scripts and data of the part or page are not loaded. *Warm* is the median
 * of the later times: scripts are loaded, and cached data may be shown. For list → product the warm
 * ones are products that this tab has not shown, so their data is only prefetched when the pointer is over the link; for
 * the cart they are goods that are not in it.
 */
export async function measureNavigation(browser: Browser, shop: Shop): Promise<Navigation[]> {
  const results: Navigation[] = [];
  for (const throttled of [true, false]) {
    results.push(await inTab(browser, shop, throttled, 'store → admin', storeToAdmin));
    results.push(await inTab(browser, shop, throttled, 'admin → store', adminToStore));
    results.push(await inTab(browser, shop, throttled, 'list → product', await listToProduct(shop)));
    const whole = await listToProduct(shop, '#reviews');
    results.push(await inTab(browser, shop, throttled, 'list → whole product', whole));
    results.push(await inTab(browser, shop, throttled, addToCart, pressPlus));
  }
  return results;
}

/** From the press on + of a card to the frame with its number. */
export const addToCart = 'add to cart';

type Trip = (page: Page, time: number) => Promise<number>;

async function inTab(
  browser: Browser,
  shop: Shop,
  throttled: boolean,
  what: string,
  trip: Trip,
): Promise<Navigation> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  try {
    await context.addCookies(await ownerCookies(shop));
    const page = await context.newPage();
    if (throttled) await slowDown(await context.newCDPSession(page));
    await page.addInitScript(prepareTab);
    await page.goto(`http://${shop.host}/search?category=fruits-vegetable`);
    await page.waitForLoadState('networkidle');
    await page.evaluate('larderTab = 1');
    const times: number[] = [];
    for (let time = 0; time <= effort.runs; time += 1) times.push(await trip(page, time));
    if ((await page.evaluate('globalThis.larderTab')) !== 1)
      throw new Error(`${what}: the page was loaded anew.`);
    const [first = Number.NaN, ...warm] = times;
    return { what, throttled, first: rounded(first), warm: rounded(median(warm)) };
  } finally {
    await context.close();
  }
}

const list: Arrival = { path: '/search', selector: 'article h3 a[href^="/product/"]' };
const admin: Arrival = { path: '/admin/products', selector: 'a[href^="/admin/products/edit/"]' };

async function storeToAdmin(page: Page): Promise<number> {
  const time = await go(page, '/admin/products', admin);
  await go(page, '/search?category=fruits-vegetable', list);
  return time;
}

async function adminToStore(page: Page): Promise<number> {
  await go(page, '/admin/products', admin);
  return go(page, '/search?category=fruits-vegetable', list);
}

/**
 * Another product each time. It is clicked as soon as the pointer is over it, as in the measurements of other systems.
 * The page begins with the picture, the name and the price that the list has; `selector` is for what comes later.
 */
async function listToProduct(shop: Shop, selector?: string): Promise<Trip> {
  const path = '/api/catalog/products?limit=12&category=fruits-vegetable';
  const { items } = await ask<ListReply<CatalogProduct>>(shop, path);
  return async (page, time) => {
    const { slug, title } = items[time] ?? {};
    if (!slug) throw new Error('The list has too few products.');
    const shown = selector ? { selector } : { selector: 'h1', text: title?.en ?? '' };
    const arrival = { path: `/product/${slug}`, ...shown };
    const link = page.locator(`article a[href="/product/${slug}"]`).first();
    await link.scrollIntoViewIfNeeded();
    const arrived = page.evaluate<number, Arrival>((to) => window.larderArrival(to, 'click'), arrival);
    await link.click();
    const milliseconds = await arrived;
    await go(page, '/search?category=fruits-vegetable', list);
    return milliseconds;
  };
}

/** Another card each time. */
async function pressPlus(page: Page, time: number): Promise<number> {
  const card = page
    .locator('article')
    .filter({ has: page.locator('[data-adds]') })
    .nth(time);
  await card.evaluate((article, number) => article.setAttribute('data-bench', String(number)), time);
  await card.scrollIntoViewIfNeeded();
  const arrival = { path: '/search', selector: `[data-bench="${time}"] [aria-live]`, text: '1' };
  const arrived = page.evaluate<number, Arrival>((to) => window.larderArrival(to, 'click'), arrival);
  await card.locator('[data-adds]').first().click();
  const milliseconds = await arrived;
  // The cart's other work must not count for the next press.
  await page.waitForTimeout(1_000);
  return milliseconds;
}

/** Like the browser's buttons: the URL changes, and the router is notified. */
export async function go(page: Page, address: string, arrival: Arrival): Promise<number> {
  const time = await page.evaluate<number, { address: string; arrival: Arrival }>(
    (to) => {
      const arrived = window.larderArrival(to.arrival, 'popstate');
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      history.pushState({ idx: idx + 1, key: Math.random().toString(36).slice(2) }, '', to.address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      return arrived;
    },
    { address, arrival },
  );
  // Later work of this page must not count for the next one.
  await page.waitForTimeout(1_000);
  return time;
}

declare global {
  interface Window {
    larderArrival(to: Arrival, from: 'click' | 'popstate'): Promise<number>;
  }
}

/** Runs in the page, before its own scripts. */
export function prepareTab(): void {
  window.larderArrival = ({ path, selector, text }, from) =>
    new Promise((resolve) => {
      const isThere = () => {
        if (location.pathname !== path) return false;
        const shown = document.querySelector(selector)?.textContent?.trim();
        return text ? shown === text : Boolean(shown);
      };
      const begin = ({ timeStamp }: Event) => {
        const observer = new MutationObserver(() => {
          if (!isThere()) return;
          observer.disconnect();
          const { port1, port2 } = new MessageChannel();
          // The message arrives after the frame.
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          requestAnimationFrame(() => port2.postMessage(null));
        });
        observer.observe(document, { childList: true, subtree: true, characterData: true });
      };
      addEventListener(from, begin, { capture: true, once: true });
    });
}
