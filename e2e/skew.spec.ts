import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { Release } from './made-builds.ts';
import { catchReports, madeBuild, openWith, routesOf, serve } from './made-builds.ts';
import type { Age, Mixture } from './skew-platform.ts';
import { startSkewPlatform } from './skew-platform.ts';

const ages: Age[] = ['old', 'new'];
const mixtures: Mixture[] = ages.flatMap((shell) =>
  ages.flatMap((shared) =>
    ages.map((storefront) => ({ shell, 'mfe-shared': shared, 'mfe-storefront': storefront })),
  ),
);

let platform: Awaited<ReturnType<typeof startSkewPlatform>>;

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  platform = await startSkewPlatform();
});

test.afterAll(() => platform?.stop());

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const featured = (page: Page) => page.getByRole('heading', { name: 'Featured' });

/** Goes on inside of the page: what a server has rendered looks the same, but would be loaded anew. */
async function isAlive(page: Page): Promise<void> {
  const drinks = page.getByRole('heading', { name: 'Drinks', level: 1 });
  await page.evaluate(() => {
    Object.assign(globalThis, { marked: true });
    // A press before the app runs does nothing.
    addEventListener('click', (event) => event.preventDefault());
  });
  await expect(async () => {
    const link = page.getByRole('link', { name: 'Drinks' }).first();
    if (!(await drinks.isVisible())) await link.click({ timeout: 4_000 });
    await expect(drinks).toBeVisible({ timeout: 4_000 });
  }).toPass();
  expect(await page.evaluate('globalThis.marked')).toBe(true);
}

type Builds = { live: Release; other: Release };
/** One way in which the storefront's build fails, at home; `isLate` when that is after it has loaded. */
type Failure = { what: string; isLate: boolean; cause: (page: Page, builds: Builds) => Promise<void> };

/** The live build lacks a file (whose name has a hash in older builds); the other build is the last good one. */
const gone =
  (file: string) =>
  async (page: Page, { live, other }: Builds) => {
    await openWith(page, 'mfe-storefront', { lastGood: other });
    await page.route(`**/mfe/mfe-storefront/${live.build}/${file}`, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
  };

/** A build that came after what is live. */
const made = (module: string) => async (page: Page) => {
  const newest = madeBuild('mfe-storefront');
  await openWith(page, 'mfe-storefront', { newest });
  await serve(page, newest, module);
};

const failures: Failure[] = [
  { what: 'has lost its entry', isLate: false, cause: gone('entry.js') },
  { what: 'has lost the chunk of the page', isLate: true, cause: gone('home-page*.js') },
  {
    what: 'throws when it is mounted',
    isLate: false,
    cause: made(`return { createRoutes() { throw new Error('at mount') } };`),
  },
  {
    what: 'throws while rendering',
    isLate: true,
    cause: made(routesOf(`() => { throw new Error('while rendering') }`)),
  },
];

const flip = (age: Age): Age => (age === 'old' ? 'new' : 'old');

/** The ways to fail are dealt out among the mixtures that are live and hold something new. */
function failuresFor(mixture: Mixture): Failure[] {
  const live = mixtures.filter((one) => platform.isFit(one) && Object.values(one).includes('new'));
  const at = live.indexOf(mixture);
  return failures.filter((_, index) => at >= 0 && index % live.length === at % failures.length);
}

test('the record of each new build names the exports that it uses, and every one of them is there', () => {
  const given = Object.assign({}, ...platform.news.map(({ gives }) => gives)) as Record<string, string[]>;
  expect(given['mfe-shared']).toEqual(expect.arrayContaining(['Button', 'useText']));
  const admin = platform.news.find(({ remote }) => remote === 'mfe-platform-admin');
  expect(admin?.uses['mfe-shared/backoffice']?.ListPage?.[0]).toMatch(/^mfe-platform-admin\/src\/.+\.tsx$/);
  for (const { uses } of platform.news) {
    for (const [request, names] of Object.entries(uses))
      expect(given[request], request).toEqual(expect.arrayContaining(Object.keys(names)));
  }
});

mixtures.forEach((mixture) => {
  const name = Object.entries(mixture).map(([part, age]) => `${age} ${part}`);
  test(`a page of ${name.join(', ')} works, or the versions refuse it`, async ({ browser }) => {
    const isLive = await platform.goLive(mixture);
    // Versions keep builds that do not fit from every page. Builds that fit have to work.
    expect(isLive).toBe(platform.isFit(mixture));
    if (!isLive) return;

    const context = await browser.newContext();
    await test.step('home page, product list, product page and cart work', async () => {
      const page = await context.newPage();
      const reported = await catchReports(page);
      await page.goto(platform.address('/'));
      await expect(featured(page)).toBeVisible();
      await isAlive(page);
      const product = page.getByRole('main').locator('a[href^="/product/"]').first();
      await page.goto(platform.address((await product.getAttribute('href')) ?? ''));
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      // A press before the scripts run is lost, and old builds do not say when they do.
      await expect(async () => {
        await page.getByRole('button', { name: /^Add to cart/ }).click({ timeout: 4_000 });
        // A link; a button in older builds.
        const filled = { name: /^Cart: [1-9]/ };
        const cart = page.getByRole('link', filled).or(page.getByRole('button', filled)).first();
        await expect(cart).toBeVisible({ timeout: 4_000 });
      }).toPass();
      await page.goto(platform.address('/cart'));
      await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
      expect(reported).toEqual([]);
    });

    const flipped: Mixture = { ...mixture, 'mfe-storefront': flip(mixture['mfe-storefront']) };
    const builds = { live: platform.storefrontOf(mixture), other: platform.storefrontOf(flipped) };
    const fail = async (failure: Failure) => {
      const page = await context.newPage();
      const reported = await catchReports(page);
      await failure.cause(page, builds);
      await page.goto(platform.address('/'));
      await expect.poll(() => reported.length, { message: failure.what }).toBeGreaterThan(0);
      // A shell that was released before it could go back late shows its error screen.
      const mayStop = (mixture.shell === 'old' && failure.isLate) || !platform.isFit(flipped);
      if (mayStop) await expect(retry(page).or(featured(page)).first()).toBeVisible();
      else await isAlive(page);
    };
    await Promise.all(failuresFor(mixture).map(fail));
    await context.close();
  });
});
