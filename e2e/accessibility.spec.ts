import { expect, test } from '@playwright/test';
import type { View } from './axe.ts';
import { createCritic, desktop, phone, phoneOnItsSide, tablet } from './axe.ts';
import { hostUrl } from './hosts.ts';
import { signIn } from './sign-in.ts';

const shop = [
  '/',
  '/search?category=fruits-vegetable',
  '/product/semi-skimmed-milk',
  '/cart',
  '/auth/login',
  '/auth/signup',
  '/auth/forgot-password',
  '/contact-us',
  '/offers',
  '/faq',
  '/about-us',
  '/privacy-policy',
  '/unauthorized',
  '/nothing-is-here',
];
/** With goods in the cart and an address of before, so that the checkout asks for the delivery time. */
const shopper = [
  '/checkout',
  '/user/dashboard',
  '/user/my-orders',
  '/user/favourites',
  '/user/update-profile',
];
/** A page is loaded once for all widths, with the longest words. */
const views: View[] = [
  { ...phone, colorScheme: 'dark', language: 'de' },
  { ...phoneOnItsSide, colorScheme: 'dark', language: 'de' },
  { ...tablet, colorScheme: 'light', language: 'de' },
  { ...desktop, colorScheme: 'light', language: 'de' },
  { ...phone, colorScheme: 'light', language: 'fr', onlyWidth: true },
];

test('pages of a shop have no axe violations and fit the screen at four widths, light and dark, also in French', async ({
  browser,
}) => {
  test.setTimeout(420_000);
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const { look, complaints } = createCritic(page);
  for (const path of shop) await look(hostUrl('fresh') + path, views);
  await signIn(
    page,
    `${hostUrl('fresh')}/auth/login?returnUrl=%2Fsearch%3Fcategory%3Ddrinks`,
    'ben@fresh.test',
  );
  await page
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click();
  for (const path of shopper) await look(hostUrl('fresh') + path, views);
  await page.goto(`${hostUrl('fresh')}/checkout`);
  await expect(page.getByRole('region', { name: 'Delivery' }).getByRole('radio')).toHaveCount(2);
  await page
    .getByRole('region', { name: 'Delivery' })
    .getByRole('button', { name: 'Continue', exact: true })
    .click();
  await page.locator('label', { hasText: /^Card/ }).click();
  await page.getByRole('button', { name: /^Place order · \$/ }).click();
  await expect(page.locator('iframe')).toBeVisible();
  const order = page.url();
  await look(order, views);
  await look(`${order}/invoice`, views);
  expect(complaints).toEqual([]);
});
