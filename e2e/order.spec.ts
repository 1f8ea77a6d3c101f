import { expect } from '@playwright/test';
import { callApi, hostUrl } from './hosts.ts';
import { demoPassword, signIn, staySignedIn } from './sign-in.ts';
import { test } from './test.ts';

test('a shopper places an order, the owner delivers it, and the shopper sees each state', async ({
  newPage,
}) => {
  // With a cart of his own: the carts of the demo's shoppers are at their accounts, which other journeys use meanwhile.
  const joe = { name: 'Joe Journey', email: 'joe@journey.test', password: demoPassword };
  await callApi('fresh', '/customer/signup', { method: 'POST', body: joe });
  const shopper = await newPage();
  await signIn(
    shopper,
    `${hostUrl('fresh')}/auth/login?returnUrl=%2Fsearch%3Fcategory%3Dmilk-dairy`,
    joe.email,
  );
  await expect(shopper).toHaveURL(/category=milk-dairy/);

  const add = shopper.getByRole('button', { name: /^Add .* to the cart$/ });
  await add.nth(0).click();
  await add.nth(1).click();
  await shopper
    .getByRole('link', { name: /^Cart: 2 items/ })
    .first()
    .click();
  await shopper.getByRole('link', { name: /^Go to checkout/ }).click();

  await expect(shopper.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await expect(shopper.getByLabel(/^Name/)).toHaveValue(joe.name);
  await shopper.getByLabel(/^Phone/).fill('+1 555 0100');
  await shopper.getByLabel(/^Street and number/).fill('7 Orchard Lane');
  await shopper.getByLabel(/^City/).fill('Springfield');
  await shopper.getByLabel(/^Postal code/).fill('12345');
  await shopper.getByLabel(/^Country/).fill('United States');
  // A step that is being folded is still there.
  const go = (step: string) =>
    shopper
      .getByRole('region', { name: step })
      .getByRole('button', { name: 'Continue', exact: true })
      .click();
  await go('Personal details');
  const later = shopper.locator('label', { hasText: 'Within 7 days' });
  const firstLine = async () => (await later.innerText()).split('\n')[0]?.trim() ?? '';
  // While the step unfolds its text is hidden.
  await expect.poll(firstLine).toMatch(/\d{4}/);
  const arrival = await firstLine();
  await later.click();
  await go('Delivery');
  const summary = shopper.getByRole('complementary', { name: 'Order summary' });
  await expect(summary.getByText(arrival)).toBeVisible();
  const place = shopper.getByRole('button', { name: /^Place order · \$/ });
  const total = (await place.innerText()).split('·')[1]?.trim() ?? '';
  await place.click();

  await expect(shopper.getByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
  await expect(shopper.getByText(total).first()).toBeVisible();
  await expect(shopper.getByRole('region', { name: 'Arrives' }).getByText(arrival)).toBeVisible();
  const orderId = new URL(shopper.url()).pathname.split('/').at(-1) ?? '';
  await expect(shopper.getByRole('link', { name: /^Cart: 0 items/ }).first()).toBeVisible();

  const owner = await newPage();
  await staySignedIn(owner, 'fresh', 'owner@fresh.test');
  await owner.goto(`${hostUrl('fresh')}/admin/orders`);
  await owner.locator(`a[href="/admin/order/${orderId}"]`).first().click();
  await expect(owner.getByText(joe.name).first()).toBeVisible();
  await expect(owner.getByText(total).first()).toBeVisible();
  for (const step of [
    'Confirm order',
    'Start picking',
    'Mark as packed',
    'Send out for delivery',
    'Mark as delivered',
  ]) {
    await owner.getByRole('button', { name: step, exact: true }).click();
  }
  await expect(owner.getByRole('button', { name: 'Mark as delivered' })).toHaveCount(0);

  // She has not touched the page since: it follows by itself.
  await expect(shopper.getByText('Delivered', { exact: true }).first()).toBeVisible();
  await expect(shopper.getByText('Paid', { exact: true }).first()).toBeVisible();

  // On a sheet of A4 there is what was ordered and where it goes, and nothing to press.
  await shopper.emulateMedia({ media: 'print' });
  await shopper.setViewportSize({ width: 794, height: 1123 });
  for (const sheet of [shopper.url(), `${shopper.url()}/invoice`]) {
    await shopper.goto(sheet);
    await expect(shopper.getByText('7 Orchard Lane')).toBeVisible();
    await expect(shopper.getByText(total).first()).toBeVisible();
    await expect(shopper.locator('header').first()).toBeHidden();
    await expect(shopper.locator('main').getByRole('button')).toHaveCount(0);
    const tooWide = await shopper.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide).toBeLessThanOrEqual(0);
  }
});
