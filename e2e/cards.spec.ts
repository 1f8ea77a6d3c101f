import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { hostUrl } from './hosts.ts';
import { staySignedIn } from './sign-in.ts';
import { test } from './test.ts';

/** A guest with one thing in the cart, at the last step of the checkout. */
async function goToPayment(page: Page): Promise<void> {
  await page.goto(`${hostUrl('fresh')}/search?category=drinks`);
  await page
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^Cart: 1 item/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^Go to checkout/ }).click();
  await page.getByLabel(/^Name/).fill('Cara Card');
  await page.getByLabel(/^Phone/).fill('+1 555 0100');
  await page.getByLabel(/^E-?mail/i).fill('cara.card@example.test');
  await page.getByLabel(/^Street and number/).fill('7 Orchard Lane');
  await page.getByLabel(/^City/).fill('Springfield');
  await page.getByLabel(/^Postal code/).fill('12345');
  await page.getByLabel(/^Country/).fill('United States');
  for (const step of ['Personal details', 'Delivery'])
    await page
      .getByRole('region', { name: step })
      .getByRole('button', { name: 'Continue', exact: true })
      .click();
}

test('a guest pays by card after a declined one and a bank that asks, also when the answer is lost, and staff see the payment’s name', async ({
  newPage,
}) => {
  const page = await newPage();
  await goToPayment(page);
  await page.locator('label', { hasText: /^Card/ }).click();
  await page.getByRole('button', { name: /^Place order · \$/ }).click();

  const form = page.frameLocator('iframe[title="Card payment of the demo"]');
  const pay = page.getByRole('button', { name: /^Pay \$/ });
  await form.getByRole('radio', { name: /declined/ }).check();
  await pay.click();
  await expect(page.getByText('The card was declined. Choose another one.')).toBeVisible();

  await form.getByRole('radio', { name: /3-D Secure/ }).check();
  await pay.click();
  await form.getByRole('button', { name: 'No' }).click();
  await expect(page.getByText('Your bank did not confirm the payment.')).toBeVisible();

  // The bank agrees, and then the connection is gone: the order is paid, and this page does not know it.
  await page.route('**/api/card-payments/orders/*/check', (route) => route.abort());
  await pay.click();
  await form.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await page.unroute('**/api/card-payments/orders/*/check');
  await page.reload();
  await expect(page.getByText('Paid by card')).toBeVisible();
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const owner = await newPage();
  await staySignedIn(owner, 'fresh', 'owner@fresh.test');
  await owner.goto(`${hostUrl('fresh')}/admin/order/${orderId}`);
  await expect(owner.getByText(/^pi_[0-9a-f]{24}$/)).toBeVisible();
});
