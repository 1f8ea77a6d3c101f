import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { ListReply, ProductRow } from '../../api/src/contract.ts';
import { effort, median, percentile, rounded } from './effort.ts';
import type { Arrival } from './navigation.ts';
import { prepareTab } from './navigation.ts';
import type { Moment, Office } from './office.ts';
import type { PageResult } from './page-load.ts';
import { measurePage, slowDown } from './page-load.ts';
import { ask } from './shop.ts';
import { ownerCookies, signInOwner } from './sign-in.ts';

const desktop = { width: 1350, height: 940 };
/** The page has prefetched by then what comes next. Its network is never idle: new orders arrive by a stream. */
const restMs = 2_000;
const productLink = 'a[href^="/admin/products/edit/"]';

/** The list of products over a slow line: with an empty cache of the browser, and with one from a visit before. */
export async function measureOfficePages(browser: Browser, office: Office): Promise<PageResult[]> {
  const list = {
    url: `http://${office.host}/admin/products`,
    width: 412,
    cookies: await ownerCookies(office, office.email),
    ready: productLink,
  };
  return [
    await measurePage(browser, { ...list, page: 'list of products' }, true),
    await measurePage(browser, { ...list, page: 'list of products, again', again: true }, true),
  ];
}

/** Measures how long people wait for each step of their work. */
export async function measureMoments(browser: Browser, office: Office): Promise<Moment[]> {
  const inOffice = async (slow: boolean, work: (page: Page) => Promise<number>): Promise<number> => {
    const context = await browser.newContext({ viewport: desktop });
    try {
      await context.addCookies(await ownerCookies(office, office.email));
      const page = await openTab(context, slow);
      return rounded(await work(page), 1);
    } finally {
      await context.close();
    }
  };
  return [
    {
      what: 'sign-in on a slow line, until it can be used',
      is: await usableSignIn(browser, office),
      unit: 'ms',
    },
    {
      what: 'orders → list of products on a slow line, in one tab',
      is: await inOffice(true, (page) => toProducts(page, office)),
      unit: 'ms',
    },
    {
      what: 'list → filtered list',
      is: await inOffice(false, (page) => filtering(page, office)),
      unit: 'ms',
    },
    {
      what: 'palette, from the last letter to the answer',
      is: await inOffice(false, (page) => palette(page, office)),
      unit: 'ms',
    },
    { what: 'save of a product', is: await inOffice(false, (page) => saving(page, office)), unit: 'ms' },
    {
      what: 'sheet of 30,000 rows while it scrolls, p95 of a frame',
      is: await inOffice(false, (page) => scrolling(page, office)),
      unit: 'ms',
    },
  ];
}

async function openTab(context: BrowserContext, slow: boolean): Promise<Page> {
  const page = await context.newPage();
  if (slow) await slowDown(await context.newCDPSession(page));
  await page.addInitScript(prepareTab);
  await page.addInitScript(prepareWaits);
  return page;
}

async function usableSignIn(browser: Browser, office: Office): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < effort.runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
    const page = await openTab(context, true);
    await page.goto(`http://${office.host}/admin/auth/login`, { waitUntil: 'commit' });
    // The page comes rendered, and keeps what is typed and sent until its scripts run.
    const usable = await page.waitForFunction(() =>
      document.querySelector('input[type="email"]') ? performance.now() : 0,
    );
    times.push(await usable.jsonValue());
    await context.close();
  }
  return rounded(median(times));
}

async function toProducts(page: Page, office: Office): Promise<number> {
  const orders: Arrival = { path: '/admin/orders', selector: 'a[href^="/admin/order/"]' };
  const products: Arrival = { path: '/admin/products', selector: productLink };
  await page.goto(`http://${office.host}/admin/orders`);
  await page.waitForSelector(orders.selector);
  await page.waitForTimeout(restMs);
  const times: number[] = [];
  for (let run = 0; run <= effort.runs; run += 1) {
    times.push(await byLink(page, 'Products', products));
    await byLink(page, 'Orders', orders);
  }
  return median(times.slice(1));
}

/** By the link of the sidebar. */
async function byLink(page: Page, name: string, arrival: Arrival): Promise<number> {
  const arrived = page.evaluate<number, Arrival>((to) => window.larderArrival(to, 'click'), arrival);
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
  const time = await arrived;
  // Later work of this page must not count for the next one.
  await page.waitForTimeout(1_000);
  return time;
}

/** Each time another filter, whose answer the tab does not have. */
async function filtering(page: Page, office: Office): Promise<number> {
  const times: number[] = [];
  for (const name of ['Draft', 'Shown']) {
    await page.goto(`http://${office.host}/admin/products`);
    await page.waitForSelector(productLink);
    await page.waitForTimeout(restMs);
    const shown = page.evaluate((link) => window.larderWait('click', `main ${link}`), productLink);
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    times.push(await shown);
  }
  return median(times);
}

async function palette(page: Page, office: Office): Promise<number> {
  await page.goto(`http://${office.host}/admin/orders`);
  await page.waitForSelector('a[href^="/admin/order/"]');
  await page.waitForTimeout(restMs);
  await page.keyboard.press('Control+k');
  const field = page.locator('#command-palette');
  await field.waitFor();
  const times: number[] = [];
  for (const [typed, last] of [
    ['apple 1', '0'],
    ['SKU-1234', '5'],
    ['shopper 12', '3'],
    ['rice 4', '6'],
  ] as const) {
    await field.fill(typed);
    await page.waitForTimeout(1_000);
    const answered = page.evaluate(() => window.larderWait('input', '[role="option"]'));
    await field.press(last);
    times.push(await answered);
  }
  return median(times);
}

async function saving(page: Page, office: Office): Promise<number> {
  const { token } = await signInOwner(office, office.email);
  const { items } = await ask<ListReply<ProductRow>>(office, '/api/products?limit=5', undefined, {
    authorization: `Bearer ${token}`,
  });
  const times: number[] = [];
  for (const { id } of items) {
    await page.goto(`http://${office.host}/admin/products/edit/${id}`);
    const brand = page.getByLabel('Brand');
    await brand.fill('Another brand');
    const saved = page.evaluate(() => window.larderWait('click', '.notistack-Snackbar'));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    times.push(await saved);
  }
  return median(times);
}

/** The median of three turns: of all figures this one depends most on what else the machine does. */
async function scrolling(page: Page, office: Office): Promise<number> {
  await page.goto(`http://${office.host}/admin/products/sheet`);
  await page.getByRole('grid').or(page.locator('.dsg-container')).first().waitFor();
  await page
    .getByText(/30,000/)
    .first()
    .waitFor();
  await page.mouse.move(desktop.width / 2, desktop.height / 2);
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    await page.waitForTimeout(restMs);
    const frames = page.evaluate(() => window.larderFrames(5_000));
    for (let turn = 0; turn < 200; turn += 1) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(20);
    }
    times.push(percentile(await frames, 0.95));
  }
  return median(times);
}

declare global {
  interface Window {
    /** Milliseconds from the next such event to the frame after the texts of these elements are others. */
    larderWait(from: 'click' | 'input', selector: string): Promise<number>;
    /** How long each frame takes. */
    larderFrames(milliseconds: number): Promise<number[]>;
  }
}

/** Runs in the page, before its own scripts. */
function prepareWaits(): void {
  const textOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent).join('\n');
  window.larderWait = (from, selector) =>
    new Promise((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        const before = textOf(selector);
        const observer = new MutationObserver(() => {
          const now = textOf(selector);
          if (now === before || now === '') return;
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
  window.larderFrames = (milliseconds) =>
    new Promise((resolve) => {
      const times: number[] = [];
      const began = performance.now();
      let last = began;
      const step = (now: number) => {
        times.push(now - last);
        last = now;
        if (now - began < milliseconds) requestAnimationFrame(step);
        else resolve(times.slice(1));
      };
      requestAnimationFrame(step);
    });
}
