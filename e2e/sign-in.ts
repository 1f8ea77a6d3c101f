import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const demoPassword = 'Larder-demo-1';

/** Signs in through the page's own form, as a person would, and waits until the page has moved on. */
export async function signIn(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel(/^password/i).fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/auth\/login/);
}
