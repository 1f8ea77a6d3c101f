import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { hostUrl } from './hosts.ts';
import { catchReports } from './made-builds.ts';

/** The parts of a page whose scripts fail, from the last one that runs to the first. */
const missing = [
  { what: 'the page’s own', files: '**/mfe/mfe-storefront/**/product-detail-page.js' },
  { what: 'all of the storefront’s', files: '**/mfe/mfe-storefront/**' },
  { what: 'all of mfe-shared’s', files: '**/mfe/mfe-shared/**' },
  { what: 'the shell’s bootstrap', files: '**/mfe/shell/**/bootstrap.js' },
  { what: 'the shell’s app', files: '**/mfe/shell/**/app.js' },
  { what: 'all of the shell’s', files: '**/mfe/shell/**' },
];

const notice = (page: Page) => page.getByText('This page did not load completely.');
const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^add/i }).first();

test('a rendered page stays to be read whichever of its scripts are missing, and one Retry heals it', async ({
  browser,
}) => {
  for (const { what, files } of missing) {
    await test.step(what, async () => {
      const page = await browser.newPage();
      let isDown = true;
      await catchReports(page);
      await page.route(files, (route) =>
        isDown
          ? route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' }, body: '' })
          : route.continue(),
      );
      await page.goto(`${hostUrl('fresh')}/product/bananas`);
      await expect(notice(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Bananas');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      isDown = false;
      await page.getByRole('link', { name: 'Retry' }).click();
      await expect(notice(page)).toHaveCount(0);
      await addButton(page).click();
      await expect(page.getByRole('banner')).toContainText('1 item');
      await page.close();
    });
  }
});

test('links of a page without scripts lead to other pages, and a Retry in vain leaves it as it is', async ({
  page,
}) => {
  const files = '**/mfe/mfe-shared/**';
  await catchReports(page);
  await page.route(files, (route) =>
    route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' }, body: '' }),
  );
  await page.goto(`${hostUrl('fresh')}/product/bananas`);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(`${hostUrl('fresh')}/`);
  await page.goBack();
  await expect(notice(page)).toBeVisible();

  const askedAgain = page.waitForRequest(files);
  await page.getByRole('link', { name: 'Retry' }).click();
  await askedAgain;
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bananas');
});
