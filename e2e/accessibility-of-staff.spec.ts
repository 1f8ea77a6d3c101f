import { expect } from '@playwright/test';
import type { View } from './axe.ts';
import { createCritic, desktop, phone, tablet } from './axe.ts';
import { hostUrl } from './hosts.ts';
import { staySignedIn } from './sign-in.ts';
import { test } from './test.ts';

const platform = ['/', '/auth/signin', '/auth/signup', '/tenant-not-found?domain=x.localhost'];
const backOffice = [
  '/admin/dashboard',
  '/admin/orders',
  '/admin/products',
  '/admin/products/add',
  '/admin/notifications',
  '/admin/our-staff',
  '/admin/staff/roles',
  '/admin/edit-profile',
  '/admin/stock',
  '/admin/analytics',
  '/admin/settings?settingTab=common-settings',
  '/admin/languages',
  '/admin/translations',
  '/admin/store-setup',
  '/admin/settings/domains',
  '/admin/store/customization',
  '/admin/products/sheet',
  '/admin/orders/new',
  '/admin/orders/drafts',
  '/admin/messages',
  '/admin/webhooks',
  '/admin/audit-log',
  '/admin/sign-in',
];
const platformAdmin = [
  ...['mails', 'audit-log', 'profile', 'releases', 'releases/deploy-tokens', 'analytics'],
  ...['users', 'users/roles', 'users/roles/add', 'people?q=fresh'],
  ...['archives', 'tenants'],
];

const views: View[] = [
  { ...desktop, colorScheme: 'light' },
  { ...desktop, colorScheme: 'dark' },
  { ...tablet, colorScheme: 'light', onlyWidth: true },
  { ...phone, colorScheme: 'light', onlyWidth: true },
];

test('pages of the platform and of staff have no axe violations, light and dark, fit a tablet and a phone, and do not move when motion is reduced', async ({
  newPage,
}) => {
  test.setTimeout(420_000);
  const page = await newPage({ reducedMotion: 'reduce' });
  const { look, complaints } = createCritic(page);
  for (const path of platform) await look(hostUrl() + path, views);
  await staySignedIn(page, 'fresh', 'owner@fresh.test');
  for (const path of backOffice) await look(hostUrl('fresh') + path, views);
  await staySignedIn(page, undefined, 'platform@larder.test');
  for (const path of platformAdmin) await look(`${hostUrl()}/platform-admin/${path}`, views);
  await page.getByRole('link', { name: 'Greens', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Own domains' })).toBeVisible();
  await look(page.url(), views);
  await page.getByRole('link', { name: 'Delete or keep…' }).click();
  await expect(page.getByRole('heading', { name: 'Delete Greens' })).toBeVisible();
  await look(page.url(), views);
  await page.goto(`${hostUrl()}/platform-admin/billing/invoices`);
  await page.getByRole('link', { name: /^L-0/ }).first().click();
  await expect(page.getByRole('article', { name: /^L-0/ })).toBeVisible();
  await look(page.url(), views);
  expect(complaints).toEqual([]);
});
