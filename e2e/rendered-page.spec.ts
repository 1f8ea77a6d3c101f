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

for (const { what, files } of missing) {
  test(`a rendered page stays to be read when scripts are missing (${what}), and one Retry heals it`, async ({
    page,
  }) => {
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

    // Its links work, and lead to a page that is as complete.
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(`${hostUrl('fresh')}/`);
    await page.goBack();
    await expect(notice(page)).toBeVisible();

    // In vain, and then once.
    await page.getByRole('link', { name: 'Retry' }).click();
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bananas');
    await page.waitForTimeout(500);
    isDown = false;
    await page.getByRole('link', { name: 'Retry' }).click();
    await expect(notice(page)).toHaveCount(0);
    await addButton(page).click();
    await expect(page.getByRole('banner')).toContainText('$');
  });
}
