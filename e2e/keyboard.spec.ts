import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { hostUrl } from './hosts.ts';

/** Presses Tab until the control has the focus, as someone without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control}`);
}

async function typeInto(page: Page, label: RegExp, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: label }));
  await page.keyboard.type(text);
}

test('a guest buys by keyboard alone, and a screen reader is told what each step is', async ({ page }) => {
  await page.goto(`${hostUrl('fresh')}/product/bananas`);
  await page.waitForFunction(() => performance.getEntriesByName('larder-hydrated').length > 0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "Breadcrumb"
      - 'button "Enlarge the picture: Bananas"'
      - heading "Bananas" [level=1]
      - button /Add to cart · \\$/
      - region "Reviews"
  `);

  const add = page.getByRole('main').getByRole('button', { name: /^Add to cart/ });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const inCart = page.getByRole('main').getByRole('button', { name: /^In the cart/ });
  await expect(inCart).toBeFocused();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  const lines = drawer.getByRole('list', { name: 'Items in the cart' });
  await expect(lines.getByRole('link', { name: 'Bananas' })).toBeVisible();
  await tabTo(page, drawer.getByRole('link', { name: /^Go to checkout/ }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await typeInto(page, /^Name/, 'Kim Keys');
  await typeInto(page, /^Phone/, '+1 555 0100');
  await typeInto(page, /^E-mail/, 'kim@keys.test');
  await typeInto(page, /^Street and number/, '7 Orchard Lane');
  await typeInto(page, /^Postal code/, '12345');
  await typeInto(page, /^City/, 'Springfield');
  await typeInto(page, /^Country/, 'United States');
  await page.keyboard.press('Enter');

  const delivery = page.getByRole('region', { name: 'Delivery' });
  await expect(delivery.getByRole('radio')).toHaveCount(2);
  const chosen = delivery.getByRole('radio', { checked: true });
  await tabTo(page, chosen);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await tabTo(page, delivery.getByRole('button', { name: 'Continue', exact: true }));
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('button', { name: /^Place order · \$/ }));
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toBeVisible();
  await page.keyboard.press('Enter');
  const thanks = page.getByRole('heading', { level: 1, name: 'Thank you, your order is in' });
  await expect(thanks).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Pending' })).toBeVisible();
});
