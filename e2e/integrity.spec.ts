import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { hostUrl } from './hosts.ts';
import { catchReports, madeBuild, openWith, routesOf, serve } from './made-builds.ts';

const lastGood = madeBuild('mfe-storefront');

/** The edge's own file with an empty line more, which would run as well. Returns what the browser says about it. */
async function addOneByte(page: Page, file: string): Promise<string[]> {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/integrity|digest/i.test(message.text())) refusals.push(message.text());
  });
  await page.route(file, async (route) => {
    // Node does not resolve names below localhost.
    const url = Object.assign(new URL(route.request().url()), { hostname: '127.0.0.1' }).href;
    const response = await route.fetch({ url });
    const body = Buffer.concat([await response.body(), Buffer.from('\n')]);
    await route.fulfill({ response, body });
  });
  return refusals;
}

async function openShop(page: Page, file: string, path = '/') {
  const reported = await catchReports(page);
  const refusals = await addOneByte(page, file);
  await openWith(page, 'mfe-storefront', { lastGood });
  await serve(page, lastGood, routesOf('() => "The last good build"'));
  await page.goto(hostUrl('fresh') + path);
  return { reported, refusals };
}

for (const { what, file, phase } of [
  { what: 'its entry', file: '**/mfe/mfe-storefront/**/entry.js', phase: 'entry' },
  { what: 'the module that it exposes', file: '**/mfe/mfe-storefront/**/routes.js', phase: 'module' },
  { what: 'the chunk of a page', file: '**/mfe/mfe-storefront/**/home-page.js', phase: 'module' },
]) {
  test(`an added byte in ${what} is refused and reported, and the last good build is used`, async ({
    page,
  }) => {
    const { reported, refusals } = await openShop(page, file);
    await expect(page.getByText('The last good build')).toBeVisible();
    await expect.poll(() => refusals.length).toBeGreaterThan(0);
    await expect
      .poll(() => reported)
      .toContainEqual(expect.objectContaining({ remote: 'mfe-storefront', phase }));
    expect(reported.some(({ build }) => build === lastGood.build)).toBe(false);
  });
}

test('an added byte in the chunk of a page that is opened later is refused, and the last good build takes over', async ({
  page,
}) => {
  const { reported, refusals } = await openShop(page, '**/mfe/mfe-storefront/**/product-list-page.js');
  await page.getByRole('link', { name: 'Drinks' }).first().click();
  await expect(page.getByText('The last good build')).toBeVisible();
  await expect.poll(() => refusals.length).toBeGreaterThan(0);
  await expect
    .poll(() => reported)
    .toContainEqual(expect.objectContaining({ remote: 'mfe-storefront', phase: 'module' }));
});

test('an added byte in a stylesheet of the shell is refused and reported; the page works without it', async ({
  page,
}) => {
  // A page that is rendered on the server has these styles inside.
  const { reported, refusals } = await openShop(page, '**/mfe/shell/**/*.css', '/auth/login');
  await expect(page.getByLabel(/e-?mail/i)).toBeVisible();
  await expect.poll(() => refusals.length).toBeGreaterThan(0);
  expect(
    await page.evaluate(`getComputedStyle(document.documentElement).getPropertyValue('--larder-line')`),
  ).toBe('');
  await expect
    .poll(() => reported)
    .toContainEqual(expect.objectContaining({ remote: 'shell', phase: 'module' }));
});
