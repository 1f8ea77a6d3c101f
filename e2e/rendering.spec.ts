import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { request } from 'undici';
import { platformAt } from '../scripts/release/platform-client.ts';
import { releaseParts } from '../scripts/release/release-parts.ts';
import { structuredDataIn } from '../shell/server/testing/structured-data-in.ts';
import { callApi, hostUrl } from './hosts.ts';
import { watchRequests } from './settled.ts';
import { demoPassword, signIn } from './sign-in.ts';
import { test } from './test.ts';

const languages = ['en', 'de', 'fr'] as const;

/**
 * Public pages, and what is to be read on them before any script has run. Prices, dates and lists are written by the
 * language, so pages that have them are opened in each.
 */
const pages: { path: string; words: Partial<Record<(typeof languages)[number], RegExp>> }[] = [
  { path: '/', words: { en: /The market, at your door/, de: /Kategorien/, fr: /Catégories/ } },
  {
    path: '/search?category=fruits-vegetable&sort=price&utm_source=mail',
    words: { en: /Cucumber/, de: /gurke/, fr: /Concombre/ },
  },
  { path: '/product/bananas', words: { en: /Bananas/, de: /Bananen/, fr: /Bananes/ } },
  { path: '/about-us', words: { fr: /propos/ } },
  { path: '/offers', words: { en: /WELCOME10/, de: /WELCOME10/, fr: /WELCOME10/ } },
  { path: '/faq', words: { de: /Fragen/i } },
  { path: '/privacy-policy', words: { en: /Privacy/ } },
];

/** Collects errors, warnings and removed nodes: a page that is hydrated well has none. */
async function watch(page: Page) {
  const complaints: string[] = [];
  const settled = watchRequests(page);
  page.on('console', (message) => {
    const text = message.text();
    // These journeys run without a service worker.
    if (/service worker registration blocked/i.test(text)) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    const seen = { removed: [] as string[], shifts: [] as { at: number; value: number }[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        seen.shifts.push({ at: entry.startTime, value: entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver((records) => {
      if (performance.getEntriesByName('larder-hydrated').length > 0) return;
      for (const { removedNodes, target } of records) {
        if (!(target as Element).closest?.('#root')) continue;
        for (const node of removedNodes) seen.removed.push(node.nodeName);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return { complaints, settled };
}

const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('larder-hydrated').length > 0);

/** Shifts and removed elements since the page was taken over; before that it may be painted while it still comes. */
async function seenIn(page: Page): Promise<{ removed: string[]; shift: number }> {
  return page.evaluate(() => {
    const { seen } = window as unknown as {
      seen: { removed: string[]; shifts: { at: number; value: number }[] };
    };
    const [{ startTime: hydratedAt } = { startTime: 0 }] = performance.getEntriesByName('larder-hydrated');
    const late = seen.shifts.filter(({ at }) => at > hydratedAt - 50);
    return { removed: seen.removed, shift: late.reduce((sum, { value }) => sum + value, 0) };
  });
}

for (const language of languages) {
  test(`public pages are rendered on the server in ${language} and hydrate without a change`, async ({
    browser,
  }) => {
    // Neither the clock of a visitor nor their screen may make a difference.
    const context = await browser.newContext({
      timezoneId: 'Pacific/Auckland',
      viewport: { width: language === 'de' ? 1440 : 390, height: 900 },
      colorScheme: language === 'fr' ? 'dark' : 'light',
      reducedMotion: language === 'fr' ? 'reduce' : 'no-preference',
    });
    await context.addCookies([{ name: 'language', value: language, url: hostUrl('fresh') }]);
    const types = new Set<string>();
    for (const { path, words } of pages) {
      const read = words[language];
      if (!read) continue;
      const page = await context.newPage();
      const { complaints, settled } = await watch(page);
      const reply = await page.goto(hostUrl('fresh') + path);
      const html = (await reply?.text()) ?? '';
      const [, root = ''] = /<div id="root">(.*)<\/div><noscript>/s.exec(html) ?? [];
      expect(root.replace(/<[^>]*>/g, ' '), path).toMatch(read);
      const data = await structuredDataIn(html);
      expect(data.errors, path).toEqual([]);
      for (const type of data.types) types.add(type);
      // Styles that no element of the page has delay its first paint.
      const css = [...html.matchAll(/<style data-styles[^>]*>(.*?)<\/style>/gs)].join('');
      const classes = new Set([...css.matchAll(/\.(l-[\w-]+)/g)].map(([, name = '']) => name));
      expect(classes.size, path).toBeGreaterThan(20);
      expect(
        [...classes].filter((name) => !root.includes(name)),
        path,
      ).toEqual([]);
      await hydrated(page);
      expect(complaints, path).toEqual([]);
      // Search engines read the title that the page has.
      expect(html, path).toContain(`<title>${(await page.title()).replaceAll('&', '&amp;')}</title>`);
      // Goods that the page asks for by itself may not have moved anything either.
      await settled();
      const { removed, shift } = await seenIn(page);
      expect(removed, path).toEqual([]);
      expect(shift, path).toBe(0);
      await page.close();
    }
    await context.close();
    for (const type of ['GroceryStore', 'Product', 'BreadcrumbList']) expect(types).toContain(type);
  });
}

test('cart and account fill in without a layout shift and are in nobody else’s page', async ({
  page,
  newPage,
}) => {
  await signIn(page, `${hostUrl('fresh')}/auth/login`, 'ann@fresh.test');
  await page.goto(`${hostUrl('fresh')}/product/bananas`);
  await page.getByRole('main').getByRole('button', { name: /add/i }).first().click();
  const badge = page.getByRole('banner').getByRole('link', { name: /cart: 1 item/i });
  await expect(badge).toBeVisible();

  const { complaints, settled } = await watch(page);
  const reply = await page.goto(hostUrl('fresh'));
  await hydrated(page);
  await expect(badge).toBeVisible();
  expect(await reply?.text()).not.toMatch(/ann@fresh\.test|Ann /);
  await settled();
  expect((await seenIn(page)).shift).toBe(0);
  expect(complaints).toEqual([]);

  const stranger = await newPage();
  const theirs = await stranger.goto(hostUrl('fresh'));
  expect(await theirs?.text()).not.toMatch(/ann@fresh\.test|Ann /);
});

test('a category is a page of its own for search engines, and results of a search are none', async ({
  page,
}) => {
  const category = `${hostUrl('fresh')}/search?category=fruits-vegetable`;
  await page.goto(`${category}&sort=price&inStock=true`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', category);
  await page.goto(`${hostUrl('fresh')}/search?q=milk`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('the page of an unknown product has status 404', async ({ page }) => {
  const reply = await page.goto(`${hostUrl('fresh')}/product/no-such-thing`);
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText(/not found|nothing here/i);
});

test('a newly released build renders the pages of the stores that get it', async () => {
  const token = await operatorToken();
  const platform = platformAt(hostUrl());
  const built = changedBuild('mfe-storefront', 'Search for products', 'What would you like');
  const pageOf = async (store: 'greens' | 'fresh') => (await textOf(store)).includes('What would you like');
  try {
    await releaseParts({
      platform,
      parts: [built],
      checked: Promise.resolve(),
      tokenFor: () => token,
      way: {},
      commit: undefined,
      log: () => {},
    });
    const { body } = await callApi<{ items: { id: string; slug: string }[] }>(
      undefined,
      '/tenants?limit=100',
      { token },
    );
    const greens = body.items.find(({ slug }) => slug === 'greens');
    const rollout = { remote: built.name, build: built.build, share: 10_000, tenantIds: [greens?.id] };
    const made = await callApi<{ id: string }>(undefined, '/rollouts', {
      method: 'POST',
      token,
      body: rollout,
    });
    expect(made.status).toBe(201);
    await expect.poll(() => pageOf('greens')).toBe(true);
    expect(await pageOf('fresh')).toBe(false);
    await callApi(undefined, `/rollouts/${made.body.id}`, {
      method: 'PUT',
      token,
      body: { status: 'stopped' },
    });
    await expect.poll(() => pageOf('greens')).toBe(false);
  } finally {
    await platform.close();
    rmSync(built.output, { recursive: true, force: true });
  }
});

async function operatorToken(): Promise<string> {
  const { body } = await callApi<{ token: string }>(undefined, '/platform/admin/login', {
    method: 'POST',
    body: { email: 'platform@larder.test', password: demoPassword },
  });
  return body.token;
}

async function textOf(store: 'greens' | 'fresh'): Promise<string> {
  const { port } = new URL(hostUrl());
  const reply = await request(`http://127.0.0.1:${port}/`, {
    headers: { host: new URL(hostUrl(store)).host },
  });
  return reply.body.text();
}

/** The build that lies here, with other words in what renders it on a server. */
function changedBuild(name: string, words: string, others: string) {
  const dist = join(import.meta.dirname, '../dist', name);
  const { build: old } = JSON.parse(readFileSync(join(dist, 'current.json'), 'utf8')) as { build: string };
  const build = createHash('sha256')
    .update(old + others)
    .digest('hex')
    .slice(0, 12);
  const output = mkdtempSync(join(tmpdir(), 'larder-changed-'));
  cpSync(join(dist, old), output, { recursive: true });
  const code = readFileSync(join(output, 'server.cjs'), 'utf8').replaceAll(words, others);
  writeFileSync(join(output, 'server.cjs'), code);
  const record = JSON.parse(readFileSync(join(output, 'release.json'), 'utf8')) as {
    files: { path: string; size: number; sha384: string }[];
  };
  const file = record.files.find(({ path }) => path === 'server.cjs');
  if (!file) throw new Error('The build renders nothing on a server');
  file.size = Buffer.byteLength(code);
  file.sha384 = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  writeFileSync(join(output, 'release.json'), JSON.stringify({ ...record, build }));
  return { name, build, output };
}
