import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { callApi, hostUrl } from './hosts.ts';

export const demoPassword = 'Larder-demo-1';

/** Signs in through the page's own form, as a person would, and waits until the page has moved on. */
export async function signIn(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel(/^password/i).fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/auth\/login/);
}

type Entered = { token: string; refreshToken: string; user: object };

/** Somebody of a store's staff, or an operator, who has signed in before: this browser has their session. */
export async function staySignedIn(page: Page, store: Parameters<typeof hostUrl>[0], email: string) {
  const path = store ? '/admin/login' : '/platform/admin/login';
  const body = { email, password: demoPassword };
  const reply = await callApi<Entered>(store, path, { method: 'POST', body });
  const { token, refreshToken, user } = reply.body;
  const cookies = {
    access_token: token,
    refresh_token: refreshToken,
    user_data: JSON.stringify({ user, loginType: store ? 'tenantAdmin' : 'platformAdmin' }),
  };
  await page.context().addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      ...{ name, value: encodeURIComponent(value), url: hostUrl(store) },
    })),
  );
}
