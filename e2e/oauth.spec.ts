import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { callApi, hostUrl } from './hosts.ts';

/** From the button of the shop to the page of the provider, and on as whoever has this address. */
async function continueWithTestId(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Test ID' }).click();
  await expect(page.getByRole('heading', { name: 'Test ID' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue to the shop' }).click();
}

test('a shopper signs in with an identity provider and continues where they were', async ({
  page,
  context,
}) => {
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/auth' && url.searchParams.has('client_id')) asked.push(url);
  });
  await page.goto(`${hostUrl('fresh')}/auth/login?returnUrl=%2Fuser%2Fmy-orders`);
  await continueWithTestId(page, 'tess@id.test');
  await expect(page).toHaveURL(`${hostUrl('fresh')}/user/my-orders`);
  await expect(page.getByRole('button', { name: /^Account of Tess/ })).toBeVisible();

  // The proof never was in the browser's hands.
  expect(asked).toHaveLength(1);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${hostUrl('fresh')}/api/auth/callback/oidc`,
    state: expect.any(String),
    nonce: expect.any(String),
  });
  const cookies = await context.cookies(hostUrl('fresh'));
  expect(cookies.find(({ name }) => name === 'shopper.session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    domain: 'fresh.localhost',
  });

  // One session, two views: what ends one of them ends the other.
  await page.reload();
  await page.getByRole('button', { name: /^Account of Tess/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  const session = await page.evaluate(async () => (await fetch('/api/auth/session')).json());
  expect(session).toEqual({});
});

test('an identity with a known e-mail signs in to the existing account', async ({ page }) => {
  await page.goto(`${hostUrl('fresh')}/auth/login`);
  await continueWithTestId(page, 'ann@fresh.test');
  await expect(page.getByRole('button', { name: /^Account of Ann/ })).toBeVisible();
});

test('leaving the provider’s page without signing in signs nobody in', async ({ page }) => {
  await page.goto(`${hostUrl('fresh')}/auth/login`);
  await page.getByRole('button', { name: 'Continue with Test ID' }).click();
  await expect(page.getByRole('heading', { name: 'Test ID' })).toBeVisible();
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?error=OAuthCallbackError/);
  await expect(page.getByText(/The other service did not sign you in/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with Test ID' })).toBeEnabled();
});

test('an account with a password is linked to an identity after its owner has typed the password', async ({
  page,
}) => {
  const tina = { name: 'Tina', email: 'tina@id.test', password: 'a password of her own' };
  await callApi('fresh', '/customer/signup', { method: 'POST', body: tina });
  await page.goto(`${hostUrl('fresh')}/auth/login?returnUrl=%2Fuser%2Fmy-orders`);
  await continueWithTestId(page, tina.email);
  await expect(page).toHaveURL(/\/auth\/login\?error=AccountNotLinkedError/);

  await page.getByLabel('E-mail').fill(tina.email);
  await page.getByLabel('Password', { exact: true }).fill(tina.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${hostUrl('fresh')}/user/my-orders`);
  await expect(page.getByRole('button', { name: /^Account of Tina/ })).toBeVisible();
});
