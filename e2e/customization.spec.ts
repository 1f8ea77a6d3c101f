import { expect, test } from '@playwright/test';
import { hostUrl } from './hosts.ts';
import { staySignedIn } from './sign-in.ts';

const editor = `${hostUrl('fresh')}/admin/store/customization`;

test('staff see what they type in the shop’s own page before it is saved, and a press there opens its field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await staySignedIn(page, 'fresh', 'owner@fresh.test');
  await page.goto(`${editor}?section=faq`);
  const shop = page.frameLocator('iframe[title="Preview of /faq"]');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Ask us anything');
  const heading = shop.getByRole('heading', { name: 'Ask us anything' });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveAttribute('data-lit');
  const question = shop.locator('[data-customization="faq.items.1"] summary');
  const text = (await question.textContent()) ?? '';
  await question.click();
  await expect(page.locator('[data-field="faq.items.1.question"] input')).toBeFocused();
  await expect(page.locator(':focus')).toHaveValue(text);
  const frame = page.locator('iframe');
  const widthOf = () => frame.evaluate((element) => element.clientWidth);
  await expect.poll(widthOf).toBe(1280);
  await page.getByRole('button', { name: 'Width of a phone' }).click();
  await expect.poll(widthOf).toBe(390);

  await page.getByRole('button', { name: 'Width of a desktop' }).click();
  // The checkout of an empty cart has none of its words.
  await page.getByRole('button', { name: 'Checkout' }).click();
  const checkout = page.frameLocator('iframe[title="Preview of /checkout"]');
  await page.getByLabel('Subtotal').fill('Goods in all');
  await expect(checkout.getByText('Goods in all')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
});
