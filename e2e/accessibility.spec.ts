import { expect, test } from '@playwright/test';
import type { View } from './axe.ts';
import { createCritic, everyView, phone } from './axe.ts';
import { hostUrl } from './hosts.ts';
import { linkInMailTo } from './outbox.ts';
import { signIn } from './sign-in.ts';

const shop = [
  '/',
  '/search?category=fruits-vegetable',
  '/product/semi-skimmed-milk',
  '/cart',
  '/auth/login',
  '/auth/signup',
  '/auth/forgot-password',
  '/auth/reset-password?token=of-a-mail',
  '/auth/verify-request',
  '/auth/error',
  '/contact-us',
  '/offers',
  '/faq',
  '/about-us',
  '/privacy-policy',
  '/unauthorized',
  '/nothing-is-here',
  '/search?q=qwxyz',
  '/favourites',
  '/search?category=nothing-is-here',
  '/offline.html',
];
/** With goods in the cart and an address of before, so that the checkout asks for the delivery time. */
const shopper = [
  '/cart',
  '/checkout',
  '/user/dashboard',
  '/user/my-orders',
  '/user/favourites',
  '/user/update-profile',
];
const french: View = { ...phone, colorScheme: 'light', language: 'fr', onlyWidth: true };
/** A page in the language of the one before opens in the same document. */
async function lookAtAll(look: ReturnType<typeof createCritic>['look'], addresses: string[]) {
  for (const address of addresses) await look(address, everyView);
  for (const address of addresses) await look(address, [french]);
}

test('pages of a shop have no axe violations and fit the screen at four widths, light and dark, also in French', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const { look, complaints } = createCritic(page);
  const addressesOf = (paths: string[]) => paths.map((path) => hostUrl('fresh') + path);
  await lookAtAll(look, addressesOf(shop));
  await signIn(
    page,
    `${hostUrl('fresh')}/auth/login?returnUrl=%2Fsearch%3Fcategory%3Ddrinks`,
    'ben@fresh.test',
  );
  await page
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click();
  await lookAtAll(look, addressesOf(shopper));
  await page.goto(`${hostUrl('fresh')}/checkout`);
  await expect(page.getByRole('region', { name: 'Delivery' }).getByRole('radio')).toHaveCount(2);
  await page
    .getByRole('region', { name: 'Delivery' })
    .getByRole('button', { name: 'Continue', exact: true })
    .click();
  await page.locator('label', { hasText: /^Card/ }).click();
  await page.getByRole('button', { name: /^Place order · \$/ }).click();
  await expect(page.locator('iframe')).toBeVisible();
  await lookAtAll(look, [page.url(), `${page.url()}/invoice`]);
  expect(complaints).toEqual([]);
});

test('pages behind the links of a shop’s mails, and what did not load, have no axe violations and fit the screen', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const { look, complaints } = createCritic(page);
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const becomes = (before: string, after: string) => async () => {
    await button(before).click();
    await expect(button(after)).toBeVisible();
  };

  const email = 'wilma.waits@example.test';
  await look(`${hostUrl('fresh')}/product/honeydew-melon`, everyView, async () => {
    await page.getByRole('main').getByLabel('E-Mail').fill(email);
    await button('Sag mir Bescheid').click();
    await expect(page.getByText('Bitte bestätige es in der Mail')).toBeVisible();
  });
  const wish = await linkInMailTo(email, /\S*\/back-in-stock\S*/);
  const choices = `${hostUrl('fresh')}/mail-choices`;
  await page.route('**/api/mail-links/*', (route) =>
    route.fulfill({ json: { topic: 'delivery', isOn: route.request().method() === 'GET' } }),
  );
  for (const address of [wish, `${choices}?token=of-a-mail`, choices]) await look(address, [french]);
  await look(wish, everyView);
  await look(undefined, everyView, becomes('Sag mir Bescheid', 'Nicht mehr nötig'));
  await look(`${choices}?token=of-a-mail`, everyView);
  await look(undefined, everyView, becomes('Abschalten', 'Wieder einschalten'));
  await look(choices, everyView);
  // Not asked for again, as a server that fails would be.
  await page.route('**/api/mail-links/*', (route) => route.fulfill({ status: 410, json: {} }));
  await look(`${choices}?token=of-an-old-mail`, everyView);
  expect(complaints).toEqual([]);
});
