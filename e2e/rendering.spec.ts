import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { hostUrl } from './hosts.ts';
import { signIn } from './sign-in.ts';

/** Public pages, and what is to be read on them before any script has run. */
const pages: { path: string; words: Record<'en' | 'de' | 'fr', RegExp> }[] = [
  { path: '/', words: { en: /The market, at your door/, de: /Kategorien/, fr: /Catégories/ } },
  {
    path: '/search?category=fruits-vegetable&sort=price&utm_source=mail',
    words: { en: /Cucumber/, de: /gurke/, fr: /Concombre/ },
  },
  { path: '/product/bananas', words: { en: /Bananas/, de: /Bananen/, fr: /Bananes/ } },
  { path: '/about-us', words: { en: /About/, de: /Über/, fr: /propos/ } },
  { path: '/offers', words: { en: /WELCOME10/, de: /WELCOME10/, fr: /WELCOME10/ } },
  { path: '/faq', words: { en: /FAQ|questions/i, de: /Fragen/i, fr: /questions/i } },
  { path: '/privacy-policy', words: { en: /Privacy/, de: /Datenschutz/, fr: /confidentialité/i } },
];

/** Told of everything that a page that is taken over well does without. */
async function watch(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    const seen = { removed: [] as string[], shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      const [{ domInteractive } = { domInteractive: 0 }] = performance.getEntriesByType('navigation') as [
        PerformanceNavigationTiming,
      ];
      // A page that is painted while it still comes may show an icon before the word beside it.
      const whole = list.getEntries().filter(({ startTime }) => domInteractive && startTime > domInteractive);
      for (const entry of whole) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver((records) => {
      if (performance.getEntriesByName('larder-hydrated').length > 0) return;
      for (const { removedNodes, target } of records) {
        if (!(target as Element).closest?.('#root')) continue;
        for (const node of removedNodes) seen.removed.push(node.nodeName);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return complaints;
}

const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('larder-hydrated').length > 0);

const seenIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { removed: string[]; shift: number } }).seen);

for (const language of ['en', 'de', 'fr'] as const) {
  test(`public pages come finished in ${language}, and the browser takes them over as they are`, async ({
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
    for (const { path, words } of pages) {
      const page = await context.newPage();
      const complaints = await watch(page);
      const reply = await page.goto(hostUrl('fresh') + path);
      const [, root = ''] = /<div id="root">(.*)<\/div><noscript>/s.exec((await reply?.text()) ?? '') ?? [];
      expect(root.replace(/<[^>]*>/g, ' '), path).toMatch(words[language]);
      await hydrated(page);
      expect(complaints, path).toEqual([]);
      const { removed, shift } = await seenIn(page);
      expect(removed, path).toEqual([]);
      expect(shift, path).toBe(0);
      await page.close();
    }
    await context.close();
  });
}

test('cart and account fill in without moving anything, and nobody else sees them', async ({
  page,
  browser,
}) => {
  await signIn(page, `${hostUrl('fresh')}/auth/login`, 'ann@fresh.test');
  await page.goto(`${hostUrl('fresh')}/product/bananas`);
  await page.getByRole('main').getByRole('button', { name: /add/i }).first().click();
  const badge = page.getByRole('banner').getByRole('button', { name: /cart: 1 item/i });
  await expect(badge).toBeVisible();

  const complaints = await watch(page);
  const reply = await page.goto(hostUrl('fresh'));
  await hydrated(page);
  await expect(badge).toBeVisible();
  expect(await reply?.text()).not.toMatch(/ann@fresh\.test|Ann /);
  expect((await seenIn(page)).shift).toBe(0);
  expect(complaints).toEqual([]);

  const stranger = await (await browser.newContext()).newPage();
  const theirs = await stranger.goto(hostUrl('fresh'));
  expect(await theirs?.text()).not.toMatch(/ann@fresh\.test|Ann /);
});

test('a product that is not there says so with its status', async ({ page }) => {
  const reply = await page.goto(`${hostUrl('fresh')}/product/no-such-thing`);
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText(/not found|nothing here/i);
});
