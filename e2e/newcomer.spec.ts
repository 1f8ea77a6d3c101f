import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { freePort } from '../api/src/platform/free-port.ts';
import type { TestSmtp } from '../api/src/testing/smtp.ts';
import { startSmtp } from '../api/src/testing/smtp.ts';
import { startServer } from './server.ts';
import { test } from './test.ts';

const email = 'nora@newcomer.test';
const password = 'a long first password';
const fiveMinutesMs = 300_000;

// A step that waits in vain says which one it was.
test.use({ actionTimeout: 20_000 });

let smtp: TestSmtp;
let folder: string;
let stop: () => Promise<void>;
let platform: string;
let store: string;

test.beforeAll(async () => {
  smtp = await startSmtp();
  folder = mkdtempSync(join(tmpdir(), 'larder-newcomer-'));
  const port = await freePort();
  stop = await startServer({ dataDir: folder, port, settings: { SMTP_URL: smtp.url } });
  platform = `http://localhost:${port}`;
  store = `http://noras-corner.localhost:${port}`;
});
test.afterAll(async () => {
  await stop();
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The link in the newest mail that has arrived for somebody. */
async function linkInMail(): Promise<string> {
  const own = () => smtp.arrived.filter(({ envelope }) => envelope.to.includes(email));
  await expect.poll(() => own().length).toBeGreaterThan(0);
  return /https?:\/\/\S+/.exec(own().at(-1)?.text ?? '')?.[0] ?? '';
}

async function signUp(page: Page): Promise<void> {
  await page.goto(platform);
  await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
  await page.getByLabel(/^Name of the store/).fill('Fresh');
  await expect(page.getByText('Another store has this address.')).toBeVisible();
  await page.getByLabel(/^Name of the store/).fill('Nora’s Corner');
  await expect(page.getByText(/noras-corner\.localhost is free/)).toBeVisible();
  await page.getByLabel('Country').selectOption({ label: 'Germany' });
  await page.getByLabel('Language', { exact: true }).selectOption({ label: 'English' });
  await page.locator('label', { hasText: 'Nothing yet' }).click();
  await page.getByLabel(/^Your name/).fill('Nora Newcomer');
  await page.getByLabel(/^E-?mail/i).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Open my store' }).click();
  await expect(page.getByText(`sent a link to ${email}`)).toBeVisible();
}

async function openFirstProduct(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^First product/ }).click();
  await page.getByLabel('Name', { exact: true }).fill('Sourdough loaf');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('4.80');
  await page.getByRole('textbox', { name: 'On the shelf', exact: true }).fill('12');
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption({ label: 'Shown' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/products\/edit\//);
}

async function buy(page: Page): Promise<void> {
  await page.goto(`${store}/product/sourdough-loaf`);
  await page.getByRole('main').getByRole('button', { name: /^add/i }).first().click();
  await page
    .getByRole('link', { name: /^Cart: 1 item/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^Go to checkout/ }).click();
  await page.getByLabel(/^Name/).fill('Gia Guest');
  await page.getByLabel(/^Phone/).fill('+49 30 5550100');
  await page.getByLabel(/^E-?mail/i).fill('gia@example.test');
  await page.getByLabel(/^Street and number/).fill('7 Orchard Lane');
  await page.getByLabel(/^City/).fill('Berlin');
  await page.getByLabel(/^Postal code/).fill('10115');
  await page.getByLabel(/^Country/).fill('Germany');
  const go = (step: string) =>
    page.getByRole('region', { name: step }).getByRole('button', { name: 'Continue', exact: true }).click();
  await go('Personal details');
  await go('Shipping details');
  await page.getByRole('button', { name: /^Confirm order · / }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is in' })).toBeVisible();
}

test('a newcomer signs up, confirms the mail, opens a store with a product, and sells, within five minutes', async ({
  newPage,
}) => {
  test.setTimeout(fiveMinutesMs);
  const startedAt = Date.now();
  const owner = await newPage();
  const shopper = await newPage();
  await signUp(owner);

  const confirmedAt = Date.now();
  await owner.goto(await linkInMail());
  await expect(owner.getByRole('heading', { name: 'Your store is ready' })).toBeVisible();
  await owner.getByRole('link', { name: 'Go to my back office' }).click();
  await expect(owner).toHaveURL(/noras-corner\.localhost:\d+\/admin\/auth\/login/);
  test
    .info()
    .annotations.push({ type: 'store answers after', description: `${Date.now() - confirmedAt} ms` });
  await owner.getByLabel(/e-?mail/i).fill(email);
  await owner.getByLabel(/^password/i).fill(password);
  await owner.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(owner.getByRole('heading', { name: 'Store setup' })).toBeVisible();

  // Nobody else sees the shop yet.
  await shopper.goto(store);
  await expect(shopper.getByText('This store opens soon')).toBeVisible();

  await openFirstProduct(owner);
  await owner.goto(`${store}/product/sourdough-loaf`);
  await expect(owner.getByRole('heading', { name: 'Sourdough loaf' })).toBeVisible();

  await owner.goto(`${store}/admin/store-setup`);
  await owner.getByRole('button', { name: 'Open the store' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Open the store' }).click();
  await expect(owner.getByText(/^Your store is open\. \d of 8/)).toBeVisible();

  await buy(shopper);
  const minutes = (Date.now() - startedAt) / 60_000;
  test.info().annotations.push({ type: 'first order after', description: `${minutes.toFixed(2)} min` });
  await owner.goto(`${store}/admin/orders`);
  await expect(owner.getByText('Gia Guest').first()).toBeVisible();
});
