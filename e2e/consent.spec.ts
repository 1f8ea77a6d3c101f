import { expect, test } from '@playwright/test';
import { callApi, hostUrl } from './hosts.ts';
import { demoPassword } from './sign-in.ts';

test('no request leaves the shop before the visitor allows it, and then only to the service’s hosts', async ({
  page,
  context,
}) => {
  const { body } = await callApi<{ token: string }>('bakehouse', '/admin/login', {
    method: 'POST',
    body: { email: 'owner@bakehouse.test', password: demoPassword },
  });
  const { token } = body;
  const path = '/setting/store-setting';
  const before = await callApi<{ version: number }>('bakehouse', `${path}/all`, { token });
  const { status } = await callApi('bakehouse', `${path}/update`, {
    method: 'PUT',
    token,
    body: {
      google_analytic_status: true,
      google_analytic_key: 'G-ABC123',
      version: before.body.version,
    },
  });
  expect(status).toBe(200);
  const outside: string[] = [];
  await context.route(/^https:/, (route) => {
    outside.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });

  const reply = await page.goto(hostUrl('bakehouse'));
  const policy = reply?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain('https://*.google-analytics.com');
  expect(policy).not.toContain('tawk.to');
  const question = page.getByRole('region', { name: 'Cookie settings' });
  await expect(question).toContainText('Google Analytics');
  await question.getByRole('button', { name: 'Decline' }).click();
  await page.reload();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await expect(question).toBeVisible();
  expect(outside).toEqual([]);

  await question.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => outside).toEqual(['www.googletagmanager.com']);
});

test('a store without such services asks nothing, and its pages reach nothing outside', async ({ page }) => {
  const reply = await page.goto(hostUrl('fresh'));
  expect(reply?.headers()['content-security-policy']).not.toContain('https:');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0);
});

test('a page is printed without the frame of the shop, in black on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(`${hostUrl('fresh')}/product/bananas`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('header').first()).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
});

test('the featured goods take two rows on a phone, so that other things follow soon', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(hostUrl('fresh'));
  const featured = page
    .getByRole('main')
    .locator('article', { hasText: /./ })
    .first()
    .locator('xpath=ancestor::ul');
  await expect(featured.getByRole('listitem')).toHaveCount(18);
  expect((await featured.boundingBox())?.height).toBeLessThan(700);
});
