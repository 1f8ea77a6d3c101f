import { expect } from '@playwright/test';
import type { View } from './axe.ts';
import {
  bothColours,
  createCritic,
  everyView,
  everyViewWhole,
  largeDesktop,
  oneColourEach,
  phone,
} from './axe.ts';
import { hostUrl } from './hosts.ts';
import { openInApp } from './open-in-place.ts';
import { linkInMailTo } from './outbox.ts';
import { signIn } from './sign-in.ts';
import { test } from './test.ts';

const category = '/search?category=fruits-vegetable';
const product = '/product/semi-skimmed-milk';
const pages = [
  '/auth/login',
  '/auth/signup',
  '/contact-us',
  '/offers',
  '/faq',
  '/about-us',
  '/privacy-policy',
  '/search?q=qwxyz',
];
const smallPages = [
  '/cart',
  '/auth/forgot-password',
  '/auth/reset-password?token=of-a-mail',
  '/auth/verify-request',
  '/auth/error',
  '/terms-and-conditions',
  '/unauthorized',
  '/nothing-is-here',
  '/favourites',
  '/search?category=nothing-is-here',
];
const ofShopper = ['/cart', '/user/my-orders', '/user/favourites', '/user/update-profile'];
/** Where long words stand side by side. */
const narrow = ['/', category, product, '/contact-us', '/cart', '/user/dashboard', '/user/my-orders'];
const french: View[] = [phone, largeDesktop].map((size) => ({
  ...size,
  colorScheme: 'light',
  language: 'fr',
  onlyWidth: true,
}));

test('pages of a shop have no axe violations, fit the screen at each width, light and dark, also in French, and do not move when motion is reduced', async ({
  newPage,
}) => {
  test.setTimeout(600_000);
  const page = await newPage({ reducedMotion: 'reduce' });
  const { look: lookAt, complaints } = createCritic(page);
  const look = (path: string, views: View[]) => lookAt(hostUrl('fresh') + path, views);
  /** Looks at a dialog or a drawer of a page. */
  const lookIn = (path: string, within: string, views = bothColours) =>
    lookAt(hostUrl('fresh') + path, views, undefined, within);
  const lookAfter = (act: () => Promise<void>, within: string) => lookAt(undefined, bothColours, act, within);
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name, exact: true });
  const invalid = main.getByRole('textbox').and(page.locator('[aria-invalid=true]'));
  const dialog = '[role=dialog]';

  await look('/', everyViewWhole);
  await lookAfter(async () => {
    await page.getByRole('combobox', { name: 'Produkte suchen' }).fill('mil');
    await expect(page.getByRole('option').nth(3)).toBeVisible();
  }, '[role=search]');
  await look(product, everyViewWhole);
  await lookAfter(async () => {
    await button(/^Bild vergrößern/).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }, dialog);
  await look(category, everyViewWhole);
  await lookIn(`${category}#categories`, dialog);
  const onPhone = bothColours.filter(({ width }) => width === phone.width);
  await lookIn(`${category}#filters`, dialog, onPhone);
  for (const path of pages) await look(path, everyView);
  for (const path of smallPages) await look(path, oneColourEach);

  await openInApp(page, hostUrl('fresh') + category);
  await button(/ in den Warenkorb legen$/)
    .first()
    .click();
  await lookIn(`${category}#cart`, dialog);
  await look('/checkout', bothColours);
  await lookAfter(async () => {
    await button('Weiter').click();
    await expect(invalid).toHaveCount(7);
  }, 'main form');
  await look('/offline.html', oneColourEach);

  await signIn(page, `${hostUrl('fresh')}/auth/login`, 'ben@fresh.test');
  await look('/user/dashboard', everyViewWhole);
  for (const path of ofShopper) await look(path, everyView);
  const addressForm = 'main form:has([name=line1])';
  await lookAfter(() => button('Adresse hinzufügen').click(), addressForm);
  await lookAfter(async () => {
    await page.locator(addressForm).getByRole('button', { name: 'Speichern' }).click();
    await expect(invalid).not.toHaveCount(0);
  }, addressForm);
  await look('/checkout', everyViewWhole);
  await lookAfter(async () => {
    await button('Weiter').click();
    await expect(button(/ · /)).toBeVisible();
  }, 'main');

  for (const path of [...narrow, '/checkout']) await look(path, french);
  await page.locator('label', { hasText: /^Carte/ }).click();
  await button(/ · /).click();
  await expect(page.locator('iframe')).toBeVisible();
  const order = new URL(page.url()).pathname;
  for (const path of [order, `${order}/invoice`]) await look(path, french);
  for (const path of [order, `${order}/invoice`]) await look(path, everyView);
  expect(complaints).toEqual([]);
});

test('pages behind the links of a shop’s mails, and what did not load, have no axe violations and fit the screen', async ({
  newPage,
}) => {
  test.setTimeout(180_000);
  const page = await newPage({ reducedMotion: 'reduce' });
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
  for (const address of [wish, `${choices}?token=of-a-mail`, choices]) await look(address, french);
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
