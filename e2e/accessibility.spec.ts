import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { hostUrl } from './hosts.ts';
import { signIn } from './sign-in.ts';

const shop = [
  '/',
  '/search?category=fruits-vegetable',
  '/cart',
  '/auth/login',
  '/auth/signup',
  '/auth/forgot-password',
  '/contact-us',
  '/offers',
  '/faq',
];
/** With goods in the cart and an address of before, so that the checkout asks for the delivery time. */
const shopper = ['/checkout', '/user/dashboard', '/user/my-orders', '/user/update-profile'];
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
  '/admin/messages',
  '/admin/webhooks',
  '/admin/audit-log',
  '/admin/sign-in',
];
const platform = ['/', '/auth/signin', '/auth/signup', '/tenant-not-found?domain=x.localhost'];

const platformAdmin = [
  ...['mails', 'audit-log', 'profile', 'releases', 'releases/deploy-tokens', 'analytics'],
  ...['users', 'users/roles', 'users/roles/add', 'people?q=fresh'],
  'tenants',
];

/** What is far from the screen would keep the colours it had: its transitions wait until it is near. */
function changeAtOnce(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

test("pages have no axe violations, and no control has the browser's default font", async ({ browser }) => {
  test.setTimeout(300_000);
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const complaints: string[] = [];
  const look = async (address: string) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    // The list of orders keeps a stream open, so its network is never idle.
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
    await page.evaluate(changeAtOnce);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze();
      for (const { id, nodes } of violations)
        complaints.push(`${address} ${colorScheme} ${id} ${nodes[0]?.target.join(' ')}`);
    }
    const strays = await page
      .locator('button, input, select, textarea, kbd')
      .evaluateAll((controls) =>
        controls
          .filter((control) => !/^(system-ui|ui-monospace)/.test(getComputedStyle(control).fontFamily))
          .map((control) => control.outerHTML.slice(0, 100)),
      );
    complaints.push(...strays.map((control) => `${address} has the browser's own font in ${control}`));
  };
  for (const path of platform) await look(hostUrl() + path);
  for (const path of shop) await look(hostUrl('fresh') + path);
  await signIn(
    page,
    `${hostUrl('fresh')}/auth/login?returnUrl=%2Fsearch%3Fcategory%3Ddrinks`,
    'ben@fresh.test',
  );
  await page
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click();
  for (const path of shopper) await look(hostUrl('fresh') + path);
  await page.goto(`${hostUrl('fresh')}/checkout`);
  await expect(page.getByRole('region', { name: 'Delivery' }).getByRole('radio')).toHaveCount(2);
  await page
    .getByRole('region', { name: 'Delivery' })
    .getByRole('button', { name: 'Continue', exact: true })
    .click();
  await page.locator('label', { hasText: /^Card/ }).click();
  await page.getByRole('button', { name: /^Place order · \$/ }).click();
  await expect(page.locator('iframe')).toBeVisible();
  await look(page.url());
  await look(`${page.url()}/invoice`);
  await signIn(page, `${hostUrl('fresh')}/admin/auth/login`, 'owner@fresh.test');
  for (const path of backOffice) await look(hostUrl('fresh') + path);
  await signIn(page, `${hostUrl()}/platform-admin/auth/login`, 'platform@larder.test');
  for (const path of platformAdmin) await look(`${hostUrl()}/platform-admin/${path}`);
  await page.getByRole('link', { name: 'Greens', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Own domains' })).toBeVisible();
  await look(page.url());
  expect(complaints).toEqual([]);
});
