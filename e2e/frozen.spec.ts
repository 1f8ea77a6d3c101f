import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { chromiumOptions } from '../scripts/chromium.ts';
import type { Fault, FaultName } from './faults.ts';
import { faults } from './faults.ts';
import { faultyBuild } from './faulty-builds.ts';
import { startReleasePlatform } from './release-platform.ts';

// The headless shell does not leave a page whose scripts loop.
test.use({ launchOptions: chromiumOptions() });

const remote = 'mfe-storefront';

let platform: Awaited<ReturnType<typeof startReleasePlatform>>;
let good: string | undefined;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  platform = await startReleasePlatform();
  good = (await platform.live())[remote];
});
test.afterAll(() => platform?.stop());
test.afterEach(async () => {
  await platform.makeLive(remote, good);
});

/** A page as the edge sends it. Node does not resolve names below localhost. */
async function html({ request }: Page): Promise<string> {
  const { host, port } = new URL(platform.address('/'));
  const headers = { host, accept: 'text/html' };
  return (await request.get(`http://127.0.0.1:${port}/`, { headers })).text();
}

/** Goes live with a build that only browsers fail with, and waits until the edge has heard of it. */
async function goLive(page: Page, what: FaultName): Promise<string> {
  const { browser }: Fault = faults[what](remote);
  const part = faultyBuild(remote, { browser }, platform.folder);
  await platform.release(part);
  await expect.poll(() => html(page)).toContain(part.build);
  return part.build;
}

/** The build of the part that this page is made of, by what the edge wrote into it. */
const madeOf = async (page: Page): Promise<string> => {
  const text = await page.locator('#larder-composition').textContent();
  return JSON.parse(text ?? '').remotes[remote].build;
};
const remembered = async (context: BrowserContext) =>
  decodeURIComponent((await context.cookies()).find(({ name }) => name === 'frozen')?.value ?? '');
const reported = async (build: string) =>
  (await platform.call<{ items: { build: string; phase: string }[] }>('GET', '/telemetry/errors')).body.items
    .filter((one) => one.build === build)
    .map(({ phase }) => phase);
const featured = (page: Page) => page.getByRole('heading', { name: 'Featured' });

test('a build that never ends loading is replaced after 3 s, and not waited for again', async ({
  page,
  context,
}) => {
  const build = await goLive(page, 'never ends loading');
  await page.goto(platform.address('/'), { waitUntil: 'domcontentloaded' });
  const since = Date.now();
  await expect(featured(page)).toBeVisible();
  const notice = page.getByText('This page is not answering');
  await expect(notice).toHaveAttribute('data-shown', '');
  await expect(featured(page)).toBeVisible();
  process.stdout.write(`replaced after ${((Date.now() - since) / 1_000).toFixed(1)} s\n`);
  await expect(notice).not.toHaveAttribute('data-shown', '');
  await expect.poll(() => remembered(context)).toBe(`${remote}/${build}`);
  await expect.poll(() => reported(build)).toContain('freeze');
  await page.reload();
  expect(await madeOf(page)).toBe(good);
  await page.getByRole('link', { name: 'Drinks' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drinks' })).toBeVisible();
});

for (const what of ['loops when it is loaded', 'loops while it renders'] as const) {
  test(`a tab whose build ${what} opens the page anew, without that build`, async ({ page, context }) => {
    const build = await goLive(page, what);
    await page.goto(platform.address('/search'), { waitUntil: 'commit' });
    await expect.poll(() => remembered(context)).toBe(`${remote}/${build}`);
    await expect.poll(() => madeOf(page)).toBe(good);
    expect(new URL(page.url()).pathname).toBe('/search');
    // It runs: its scripts answer. A press before they do is lost.
    await expect(async () => {
      await page.getByRole('link', { name: /^Cart/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect.poll(() => reported(build)).toContain('freeze');
  });
}

test('a build that loops in the renderer is stopped there, and one verdict demotes it', async ({ page }) => {
  const part = faultyBuild(remote, faults['loops when it is loaded'](remote), platform.folder);
  await platform.release(part);
  const { build } = part;
  const since = Date.now();
  // On a busy machine one look may be too few to say that it loops.
  await expect.poll(() => html(page), { timeout: 40_000 }).not.toContain(build);
  await page.goto(platform.address('/'));
  expect(await madeOf(page)).toBe(good);
  await expect(featured(page)).toBeVisible();
  await expect.poll(async () => (await platform.live())[remote]).toBe(good);
  process.stdout.write(`demoted after ${((Date.now() - since) / 1_000).toFixed(1)} s\n`);
  await expect.poll(() => reported(build)).toEqual(['server']);
});
