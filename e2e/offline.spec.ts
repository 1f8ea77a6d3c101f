import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { hostUrl } from './hosts.ts';
import { signIn } from './sign-in.ts';

test.use({ serviceWorkers: 'allow' });

const shop = (path: string) => hostUrl('fresh') + path;
const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^add/i }).first();

/** The addresses that the worker keeps. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

async function openShop(page: Page): Promise<void> {
  await page.goto(shop('/'));
  await expect.poll(() => kept(page), { timeout: 40_000 }).toEqual(expect.arrayContaining(['/', '/cart']));
  // The last of what the cart needs.
  await expect.poll(async () => (await kept(page)).join(' ')).toContain('/cart-page.js');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** Cuts the page's line, or gives it back. Chromium does not tell a page of it that is loaded meanwhile. */
async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  const tell = (online: boolean) =>
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => online });
  await page.addInitScript(tell, !isOffline);
  await page.evaluate(tell, !isOffline);
  await page.context().setOffline(isOffline);
  const event = isOffline ? 'offline' : 'online';
  // A page that has heard of it already may be loading anew.
  await page.evaluate((type) => window.dispatchEvent(new Event(type)), event).catch(() => {});
}

test('a shopper without a connection reads pages that they have seen, and fills their cart', async ({
  page,
}) => {
  await openShop(page);
  await page.goto(shop('/product/bananas'));
  await addButton(page).click();
  await expect(page.getByRole('banner')).toContainText('1 item');
  await page.goto(shop('/'));

  await setOffline(page, true);
  await page.reload();
  await expect(page.getByText('You are in offline mode!')).toBeVisible();
  await page.goto(shop('/product/bananas'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bananas');
  await expect(page.getByText('You are in offline mode!')).toBeVisible();
  await page.goto(shop('/cart'));
  await expect(page.getByRole('main')).toContainText('Bananas');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(add one|increase|more)/i })
    .first()
    .click();

  await page.goto(shop('/product/never-seen'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByRole('link', { name: /bananas/i })).toBeVisible();
  await page.getByRole('link', { name: 'Your cart' }).click();
  await expect(page.getByRole('main')).toContainText('Bananas');
  for (const path of ['/checkout', '/user/my-orders', '/faq']) {
    await page.goto(shop(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  }

  // Comes by itself.
  await setOffline(page, false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
  await expect(page.getByRole('banner')).toContainText('2 items');
});

test('the pages that are kept for reading offline are none of an account, and hold no reply to a signed-in shopper', async ({
  page,
}) => {
  await openShop(page);
  await signIn(page, shop('/auth/login'), 'ann@fresh.test');
  await page.evaluate(() => caches.delete('larder-catalogue'));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.headers().authorization) asked.push(new URL(request.url()).pathname);
  });
  for (const path of ['/user/dashboard', '/checkout', '/admin', '/search?q=milk']) {
    await page.goto(shop(path));
    await page.getByRole('main').getByRole('heading').first().waitFor();
  }
  await page.getByRole('main').getByRole('link', { name: /milk/i }).first().click();
  await expect(page).toHaveURL(/\/product\//);
  const addresses = await kept(page);
  expect(addresses.filter((one) => /^\/(user|checkout|order|admin|auth)/.test(one))).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);
  const paths = addresses.map((one) => one.split('?')[0] ?? '');
  expect(asked.filter((path) => paths.includes(path))).toEqual([]);
  expect(addresses.filter((one) => /^\/api\/(?!catalog)/.test(one))).toEqual([]);
});

test('a page with other builds replaces those that were kept, with the builds that only they named', async ({
  page,
}) => {
  await openShop(page);
  await page.evaluate(async () => {
    const pages = await caches.open('larder-pages');
    const builds = await caches.open('larder-builds');
    const old =
      '<title>Old</title><script id="larder-composition">{"id":"old"}</script><script src="/mfe/shell/000000000000/entry.js"></script>';
    await pages.put('/old', new Response(old, { headers: { 'content-type': 'text/html' } }));
    await pages.put('/offline.html?composition', new Response('old'));
    await builds.put('/mfe/shell/000000000000/entry.js', new Response('withdrawn'));
  });
  await page.reload();
  await expect.poll(() => kept(page)).not.toContain('/mfe/shell/000000000000/entry.js');
  await expect.poll(() => kept(page)).not.toContain('/old');
  await expect.poll(() => kept(page)).toContain('/');
});
