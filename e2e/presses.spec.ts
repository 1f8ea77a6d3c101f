import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { hostUrl } from './hosts.ts';
import { watchRequests } from './settled.ts';
import { demoPassword } from './sign-in.ts';

const category = `${hostUrl('fresh')}/search?category=fruits-vegetable`;

/** The scripts of builds come when they are released, as on a bad line. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/mfe/**', async (route) => {
    await promise;
    await route.continue().catch(() => {});
  });
  return resolve;
}

const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('larder-hydrated').length > 0);

const inCart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart: / });
const plus = (page: Page) => page.locator('[data-adds]').first();

test('presses on + at any time after the first paint are shown at once, and all are counted', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(category, { waitUntil: 'commit' });
  await plus(page).click();
  await expect(plus(page)).toHaveAttribute('data-pressed', '1');
  await plus(page).click();
  await plus(page).click();
  await expect(plus(page)).toHaveAttribute('data-pressed', '3');
  await plus(page).click();
  release();
  // Some of these come before the app runs, and some after.
  for (let more = 0; more < 20; more += 1) await plus(page).click();
  await hydrated(page);
  await expect(inCart(page)).toHaveAccessibleName(/^Cart: 24 items/);
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});

test('a page that was scrolled before the scripts run stays there, and the next page begins at its top', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(category, { waitUntil: 'commit' });
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  release();
  await hydrated(page);
  expect(await scrolled()).toBe(before);
  await footer.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/faq/);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBeGreaterThan(0);
});

test('a search that is typed before the scripts run stays there, and its suggestions come', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(hostUrl('fresh'), { waitUntil: 'commit' });
  const field = page.getByLabel('Search for products');
  await field.pressSequentially('mil');
  release();
  await hydrated(page);
  await expect(field).toHaveValue('mil');
  await field.pressSequentially('k');
  await expect(field).toHaveValue('milk');
  await expect(page.getByRole('listbox')).toBeVisible();
});

test('a sign-in form of the back office that is sent before the scripts run signs in once they do', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(`${hostUrl('fresh')}/admin/auth/login?returnUrl=${encodeURIComponent('/admin/products')}`, {
    waitUntil: 'commit',
  });
  await page.getByLabel('E-mail').pressSequentially('owner@fresh.test');
  await page.getByLabel('Password', { exact: true }).pressSequentially(demoPassword);
  await page.keyboard.press('Enter');
  // Typed values are in no address, whatever happens to the scripts.
  expect(new URL(page.url()).searchParams.has('password')).toBe(false);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
});

test('a press on + and then on a link is counted before the page is left', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(category, { waitUntil: 'commit' });
  await plus(page).click();
  await page.locator('article a[href^="/product/"]').nth(1).click({ noWaitAfter: true });
  release();
  await expect(page).toHaveURL(/\/product\//);
  await expect(inCart(page)).toHaveAccessibleName(/^Cart: 1 item/);
});

test('search, categories, cards and cart work without scripts', async ({ page }) => {
  await page.route('**/mfe/**', (route) => route.abort());
  await page.goto(hostUrl('fresh'));
  await page.getByLabel('Search for products').fill('milk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${hostUrl('fresh')}/search?q=milk`);
  await expect(page.getByRole('main')).toContainText('Milk');
  await page.locator('article a[href^="/product/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/milk/i);
  await page.getByRole('banner').getByRole('link', { name: 'Categories' }).click();
  await expect(page).toHaveURL(`${hostUrl('fresh')}/search`);
  await inCart(page).click();
  await expect(page).toHaveURL(`${hostUrl('fresh')}/cart`);
});

test('an address with ?q= is hydrated as it was rendered, on every page', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  for (const path of ['/', '/product/bananas', '/about-us', '/offer', '/faq', '/search']) {
    await page.goto(`${hostUrl('fresh')}${path}?q=milk`);
    await hydrated(page);
    expect(complaints, path).toEqual([]);
    await expect(page.getByLabel('Search for products')).toHaveValue(path === '/search' ? 'milk' : '');
  }
});

test('a page that nobody has touched opens cart, categories and language without a connection', async ({
  page,
  context,
}) => {
  const settled = watchRequests(page);
  const ahead = [
    '/cart.js',
    '/category-drawer.js',
    '/overlays.js',
    '/api-client.js',
    '/toasts.js',
    '/i18n-de',
  ].map((file) => page.waitForRequest((request) => request.url().includes(file)));
  await page.goto(hostUrl('fresh'));
  await Promise.all(ahead);
  await settled();
  await context.setOffline(true);
  await expect(page.getByText('You are in offline mode!')).toBeVisible();
  await plus(page).click();
  await inCart(page).click();
  await expect(page.getByRole('dialog', { name: /cart/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Categories' }).click();
  const drawer = page.getByRole('dialog', { name: 'Categories' });
  await expect(drawer.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ })).toBeVisible();
  // The names of goods come with the connection.
  await context.setOffline(false);
  await expect(page.getByRole('main')).toContainText('Bananen');
});

test('an overlay that was not loaded ahead says that there is no connection, and opens when it is back', async ({
  page,
  context,
}) => {
  await page.goto(hostUrl('fresh'));
  await hydrated(page);
  await context.setOffline(true);
  await inCart(page).click();
  await expect(page.getByRole('alert')).toContainText('No connection');
  await expect(page.getByRole('main')).toContainText('Bananas');
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: /cart/i })).toBeVisible();
});
