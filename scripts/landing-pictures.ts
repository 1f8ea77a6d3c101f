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

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Waits until pictures and fonts are there and nothing moves any more. */
async function shoot(page: Page, address: string): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('main').waitFor();
  return page.screenshot({ animations: 'disabled' });
}

async function save(picture: Buffer, file: string, width?: number): Promise<void> {
  const scaled = width ? sharp(picture).resize({ width }) : sharp(picture);
  const encoded = await scaled.webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer();
  await writeFile(file, encoded);
  process.stdout.write(`${file.slice(root.length + 1)}: ${Math.round(encoded.length / 1024)} KiB\n`);
}

const browser = await chromium.launch(chromiumOptions());
try {
  const page = await browser.newPage({ viewport: wide, locale: 'en-GB', reducedMotion: 'reduce' });
  await save(await shoot(page, shop), join(readme, 'store.webp'));
  await page.goto(`${shop}/admin/auth/login`);
  await page.getByLabel(/e-?mail/i).fill('owner@fresh.test');
  await page.getByLabel(/^password/i).fill('Larder-demo-1');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/admin\/dashboard/);
  const backOffice = await shoot(page, `${shop}/admin/dashboard`);
  await save(backOffice, join(readme, 'back-office.webp'));
  await save(backOffice, join(landing, 'back-office.webp'));
  await save(backOffice, join(landing, 'back-office-small.webp'), wide.width / 2);
  const mobile = await browser.newPage({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' });
  await save(await shoot(mobile, shop), join(landing, 'shop.webp'));
} finally {
  await browser.close();
}
