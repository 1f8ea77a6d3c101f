/**
 * Takes the pictures of the landing page and of the README from a running demo. Run by hand after screens changed:
 * `node scripts/landing-pictures.ts http://localhost:3000`; the results are committed.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumOptions } from './chromium.ts';

const root = join(import.meta.dirname, '..');
const landing = join(root, 'mfe-platform-admin/src/features/landing/pictures');
const readme = join(root, 'docs/pictures');
const platform = new URL(process.argv[2] ?? 'http://localhost:3000');
const shop = `${platform.protocol}//fresh.${platform.host}`;

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** Waits until pictures and fonts are there and nothing moves any more. Orders keep a stream open. */
async function shoot(page: Page, address: string): Promise<Buffer> {
  await page.goto(address);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  // Without the empty place that pages keep for a scroll bar.
  await page.evaluate(() => document.documentElement.style.setProperty('scrollbar-gutter', 'auto'));
  return page.screenshot({ animations: 'disabled' });
}

async function save(picture: Buffer, file: string, width: number): Promise<void> {
  const encoded = await sharp(picture)
    .resize({ width })
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toBuffer();
  await writeFile(file, encoded);
  process.stdout.write(`${file.slice(root.length + 1)}: ${Math.round(encoded.length / 1024)} KiB\n`);
}

/** For phones, and for wide screens. */
async function saveForLanding(picture: Buffer, name: string): Promise<void> {
  await save(picture, join(landing, `${name}.webp`), 1440);
  await save(picture, join(landing, `${name}-small.webp`), 720);
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${shop}/admin/auth/login`);
  await page.getByLabel(/e-?mail/i).fill('owner@fresh.test');
  await page.getByLabel(/^password/i).fill('Larder-demo-1');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/admin\/dashboard/);
}

const browser = await chromium.launch(chromiumOptions());
try {
  const settings = { locale: 'en-GB', reducedMotion: 'reduce', deviceScaleFactor: 2 } as const;
  const page = await browser.newPage({ ...settings, viewport: wide });
  await save(await shoot(page, shop), join(readme, 'store.webp'), 1440);
  await saveForLanding(await shoot(page, `${shop}/search?category=fruits-vegetable`), 'shelf');
  await signIn(page);
  const backOffice = await shoot(page, `${shop}/admin/dashboard`);
  await save(backOffice, join(readme, 'back-office.webp'), 1440);
  await saveForLanding(backOffice, 'back-office');
  await saveForLanding(await shoot(page, `${shop}/admin/store/customization?section=home`), 'editor');
  // One that is being picked has the most to show.
  await page.goto(`${shop}/admin/orders?status=picking`);
  await page.getByRole('main').getByRole('link', { name: /^FC-/ }).first().click();
  await page.waitForURL(/\/admin\/order\//);
  await saveForLanding(await shoot(page, page.url()), 'order');
  const mobile = await browser.newPage({ ...settings, viewport: phone });
  await save(
    await shoot(mobile, `${shop}/search?category=fruits-vegetable`),
    join(landing, 'shop.webp'),
    520,
  );
} finally {
  await browser.close();
}
