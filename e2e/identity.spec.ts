import { expect } from '@playwright/test';
import { hostUrl } from './hosts.ts';
import { linkInMailTo } from './outbox.ts';
import { demoPassword, signIn } from './sign-in.ts';
import { test } from './test.ts';

test('signing in or out in one tab does so in the other tabs', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await second.goto(hostUrl('fresh'));
  await expect(second.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();

  await signIn(first, `${hostUrl('fresh')}/auth/login`, 'ben@fresh.test');
  const account = second.getByRole('button', { name: /^Account of Ben/ });
  await expect(account).toBeVisible();

  await account.click();
  await second.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(second.getByText('You have been logged out successfully.')).toBeVisible();
  await expect(second).toHaveURL(/\/auth\/login/);
  await expect(first.getByRole('button', { name: /^Account of Ben/ })).toHaveCount(0);
});

test('a reset password replaces the old one and ends every session', async ({ newPage }) => {
  const elsewhere = await newPage();
  await signIn(elsewhere, `${hostUrl('bakehouse')}/auth/login`, 'ann@bakehouse.test');

  const page = await newPage();
  await page.goto(`${hostUrl('bakehouse')}/auth/login`);
  await page.getByRole('link', { name: /forgot/i }).click();
  // The page before has such a field, too, and stays until this one is there.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel(/e-?mail/i).fill('ann@bakehouse.test');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('main')).toContainText('ann@bakehouse.test');

  await page.goto(await linkInMailTo('ann@bakehouse.test'));
  const password = 'a brand new password';
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(password);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page
    .getByRole('link', { name: 'Go to sign-in' })
    .or(page.getByRole('button', { name: 'Sign in', exact: true }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.getByLabel(/e-?mail/i).fill('ann@bakehouse.test');
  await page.getByLabel(/^password/i).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(/^Welcome back, Ann/)).toBeVisible();

  // The session from before is worth nothing any more.
  await elsewhere.goto(`${hostUrl('bakehouse')}/user/my-orders`);
  await expect(elsewhere).toHaveURL(/\/auth\/login/);
});

test('invited staff join by the link of a mail and see what their role allows', async ({ newPage }, {
  retry,
}) => {
  test.setTimeout(120_000);
  // A second attempt invites somebody else.
  const name = `Piet Picker ${retry + 1}`;
  const email = `piet${retry + 1}@fresh.test`;
  const owner = await newPage();
  await signIn(owner, `${hostUrl('fresh')}/admin/auth/login`, 'owner@fresh.test');
  const ofOwner = owner.getByRole('navigation', { name: 'Main navigation' });
  await ofOwner.getByRole('link', { name: 'Our Staff' }).click();
  await owner.getByRole('button', { name: 'Invite' }).first().click();
  await owner.getByRole('dialog').getByLabel('Name').fill(name);
  await owner.getByRole('dialog').getByLabel('E-mail').fill(email);
  await owner.getByRole('dialog').getByLabel(/^Role/).selectOption({ label: 'Picker' });
  await owner.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByText(`Invitation sent to ${email}`)).toBeVisible();

  const piet = await newPage();
  await piet.goto(await linkInMailTo(email));
  const password = 'potatoes and leeks';
  await piet.getByLabel('Password', { exact: true }).fill(password);
  await piet.getByLabel('New password again').fill(password);
  await piet.getByRole('button', { name: 'Join the team' }).click();
  // The dashboard has a link of this name as well, once its figures are there.
  const navigation = piet.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Coupons' })).toHaveCount(0);
  await piet.goto(`${hostUrl('fresh')}/admin/our-staff`);
  await expect(piet.getByText('You have no access here')).toBeVisible();

  // The owner's change counts at once.
  await owner.getByRole('row', { name }).getByRole('checkbox').check();
  await owner.getByRole('button', { name: 'Deactivate' }).click();
  await expect(owner.getByRole('row', { name }).getByText('Inactive')).toBeVisible();
  await piet.goto(`${hostUrl('fresh')}/admin/orders`);
  await expect(piet).toHaveURL(/\/admin\/auth\/login/);
});

test('guards send visitors to the sign-in page of their area and back', async ({ page }) => {
  await page.goto(`${hostUrl('fresh')}/manage/orders?status=packed`);
  await expect(page).toHaveURL(/\/admin\/auth\/login\?redirect=%2Fadmin%2Forders%3Fstatus%3Dpacked/);
  await page.getByLabel(/e-?mail/i).fill('cashier@fresh.test');
  await page.getByLabel(/^password/i).fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?status=packed/);
  await page.goto(`${hostUrl('fresh')}/admin/our-staff`);
  await expect(page.getByText('You have no access here')).toBeVisible();
  await page.goto(`${hostUrl('fresh')}/system-admin/tenants`);
  await expect(page).toHaveURL(/\/platform-admin\/(auth\/login|tenants)/);
  await expect(page.getByRole('heading', { name: 'Tenants' })).toHaveCount(0);
});
