import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { hostUrl } from './hosts.ts';

test('an owner enters the store’s provider, and somebody new signs in there', async ({ page }) => {
  await page.goto(`${hostUrl('bakehouse')}/admin/auth/login?returnUrl=%2Fadmin%2Fsign-in`);
  await page.getByLabel('E-mail').fill('owner@bakehouse.test');
  await page.getByLabel('Password', { exact: true }).fill('Larder-demo-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Set up the company sign-in' }).click();
  await page.getByLabel('Address of the provider').fill(process.env.E2E_ISSUER ?? '');
  await page.getByRole('button', { name: 'Test the address' }).click();
  await expect(page.getByText(/The provider answers/)).toBeVisible();
  await page.getByLabel('Client ID').fill('larder');
  await page.getByLabel('Client secret').fill(process.env.E2E_ISSUER_SECRET ?? '');
  await page.getByLabel('Name on the button').fill('Test ID');
  await page.getByLabel('E-mail domains').fill('bakehouse.test');
  await page.getByLabel('E-mail domains').press('Enter');
  await page.getByLabel('People without an account').selectOption({ label: 'Cashier' });
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove the company sign-in' })).toBeVisible();

  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Sign in with Test ID' }).click();
  // The sign-in page has such a field, too.
  await expect(page.getByRole('heading', { name: 'Test ID' })).toBeVisible();
  await page.getByLabel('E-mail').fill('nina@bakehouse.test');
  await page.getByRole('button', { name: 'Continue to the shop' }).click();
  await expect(page.getByText('Welcome back, Tess Test!')).toBeVisible();
  await expect(page).toHaveURL(/bakehouse\.localhost:\d+\/admin\/orders/);
});
