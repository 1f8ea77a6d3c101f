import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { hostUrl } from './hosts.ts';
import type { RemoteName } from './made-builds.ts';
import { catchReports, container, madeBuild, routesOf } from './made-builds.ts';

const toast = 'A new version is ready; it comes with the next page.';

/** The edge tells this tab of a composition with another build of one part. */
async function goLive(page: Page, remote: RemoteName): Promise<void> {
  const release = madeBuild(remote);
  await page.route(`**${release.entry}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: container(release, routesOf('() => "The new build"')),
    }),
  );
  await page.route('**/live?composition=*', async (route) => {
    const now = JSON.parse((await page.locator('#larder-composition').textContent()) ?? '') as {
      remotes: Record<string, { paths?: string[] }>;
    };
    const next = {
      ...now,
      id: 'next',
      remotes: { ...now.remotes, [remote]: { paths: now.remotes[remote]?.paths, ...release } },
    };
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 600000\n\nevent: composition\nid: next\ndata: ${JSON.stringify(next)}\n\n`,
    });
  });
}

/** A mark that a page load would wipe off. */
const mark = (page: Page) => page.evaluate(`globalThis.marked = true`);
const isMarked = (page: Page) => page.evaluate(`globalThis.marked === true`);

test('an open tab takes a new build of a remote at the next navigation, without a reload', async ({
  page,
}) => {
  await catchReports(page);
  await goLive(page, 'mfe-storefront');
  await page.goto(hostUrl('fresh'));
  await expect(page.getByText(toast)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Featured' })).toBeVisible();
  await mark(page);
  await page.getByRole('link', { name: 'Drinks' }).first().click();
  await expect(page.getByText('The new build')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await expect(page.getByText('The new build')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('an open tab takes a new mfe-shared by loading the next page', async ({ page }) => {
  await catchReports(page);
  await goLive(page, 'mfe-shared');
  await page.goto(hostUrl('fresh'));
  await expect(page.getByText(toast)).toBeVisible();
  await mark(page);
  await page.unroute('**/live?composition=*');
  await page.getByRole('link', { name: 'Drinks' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drinks' })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});
