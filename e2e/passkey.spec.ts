import { expect, test } from '@playwright/test';
import { callApi, hostUrl } from './hosts.ts';

const password = 'a password of her own';

type SignedIn = { token: string };

/** A colleague of her own, as a second factor would stand in the way of the other journeys. */
async function invitePaula(): Promise<string> {
  const email = 'paula@fresh.test';
  const demo = 'Larder-demo-1';
  const signIn = async (store: 'fresh' | undefined, path: string, who: string) =>
    (await callApi<SignedIn>(store, path, { method: 'POST', body: { email: who, password: demo } })).body
      .token;
  const owner = await signIn('fresh', '/admin/login', 'owner@fresh.test');
  const operator = await signIn(undefined, '/platform/admin/login', 'platform@larder.test');
  const { body: roles } = await callApi<{ id: string; name: string }[]>('fresh', '/roles', { token: owner });
  const roleId = roles.find(({ name }) => name === 'Cashier')?.id;
  await callApi('fresh', '/staff', {
    ...{ method: 'POST', token: owner, body: { name: 'Paula', email, roleId } },
  });
  const { body: mails } = await callApi<{ items: { id: string; recipient: string }[] }>(undefined, '/mails', {
    token: operator,
  });
  const id = mails.items.find(({ recipient }) => recipient === email)?.id;
  const { body: mail } = await callApi<{ body: string }>(undefined, `/mails/${id}`, { token: operator });
  const token = /token=([\w-]+)/.exec(mail.body)?.[1];
  await callApi('fresh', '/auth/accept-invitation', { method: 'POST', body: { token, password } });
  return email;
}

test('a colleague adds a passkey, and signs in with it after the password or alone', async ({
  page,
  context,
}) => {
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const email = await invitePaula();
  const typePassword = async () => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await page.goto(`${hostUrl('fresh')}/admin/auth/login?returnUrl=%2Fadmin%2Fedit-profile`);
  await typePassword();
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Laptop');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Laptop' })).toContainText(
    'works on fresh.localhost',
  );

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/admin\/auth\/login/);
  await typePassword();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText(/Welcome back/)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/orders/);

  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  // The greeting of before may still be leaving.
  await expect(page.getByText(/Welcome back/).last()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/orders/);
});
