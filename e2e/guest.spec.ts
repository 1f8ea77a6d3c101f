import { expect } from '@playwright/test';
import { createCritic, everyView } from './axe.ts';
import { hostUrl } from './hosts.ts';
import { linkInMailTo } from './outbox.ts';
import { test } from './test.ts';

const email = 'gia.guest@example.test';

test('a guest buys without an account, opens the link of the mail on another device, and cancels', async ({
  newPage,
}) => {
  test.setTimeout(180_000);
  const page = await newPage();
  await page.goto(`${hostUrl('fresh')}/search?category=milk-dairy`);
  await page
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^Cart: 1 item/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^Go to checkout/ }).click();

  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to cart' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.getByLabel(/^Name/).fill('Gia Guest');
  await page.getByLabel(/^Phone/).fill('+1 555 0100');
  await page.getByLabel(/^E-?mail/i).fill(email);
  await page.getByLabel(/^Street and number/).fill('7 Orchard Lane');
  await page.getByLabel(/^City/).fill('Springfield');
  await page.getByLabel(/^Postal code/).fill('12345');
  await page.getByLabel(/^Country/).fill('United States');
  // A step that is being folded is still there.
  const go = (step: string) =>
    page.getByRole('region', { name: step }).getByRole('button', { name: 'Continue', exact: true }).click();
  await go('Personal details');
  await go('Delivery');
  await page.getByRole('button', { name: /^Place order · \$/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Create an account with this order' })).toBeVisible();
  // This tab has the key, and its address does not.
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Delivery to' })).toBeVisible();

  const other = await newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const link = await linkInMailTo(email, /\S*\/order\/\S*/);
  const { look, complaints } = createCritic(await newPage({ reducedMotion: 'reduce' }));
  await look(link, everyView);
  expect(complaints).toEqual([]);
  await other.goto(link);
  await expect(other.getByText('7 Orchard Lane')).toBeVisible();
  await expect(other).toHaveURL(page.url());
  await other.getByRole('button', { name: 'Cancel the order' }).click();
  await other.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(other.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
});
