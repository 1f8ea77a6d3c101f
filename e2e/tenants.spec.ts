import { join } from 'node:path';
import { expect } from '@playwright/test';
import pg from 'pg';
import { headlessShellOptions } from '../scripts/chromium.ts';
import { runningPostgres } from '../server/postgres.ts';
import { sharedData } from './demo-world.ts';
import { callApi, hostUrl } from './hosts.ts';
import { demoPassword, signIn } from './sign-in.ts';
import { test } from './test.ts';

const ownDomain = 'shop.own.example';
const { args, ...chromium } = headlessShellOptions();
test.use({
  launchOptions: { ...chromium, args: [...args, `--host-resolver-rules=MAP ${ownDomain} 127.0.0.1`] },
});

type Listed = { items: { id: string; slug: string }[] };

test('one store cannot see another store’s data', async ({ page }) => {
  const login = async (store: 'fresh' | 'bakehouse', email: string) => {
    const body = { email, password: demoPassword };
    const reply = await callApi<{ token: string }>(store, '/admin/login', { method: 'POST', body });
    expect(reply.status).toBe(200);
    return { token: reply.body.token };
  };
  const freshOwner = await login('fresh', 'owner@fresh.test');
  const bakeryOwner = await login('bakehouse', 'owner@bakehouse.test');
  const [order] = (await callApi<Listed>('fresh', '/orders', freshOwner)).body.items;
  const [product] = (await callApi<Listed>('fresh', '/products', freshOwner)).body.items;
  expect(order && product).toBeTruthy();

  // The owner of one store has no way into the other, and an id of the other is as unknown as one that never was.
  const bakehouse = async (path: string, options: Parameters<typeof callApi>[2] = bakeryOwner) =>
    (await callApi('bakehouse', path, options)).status;
  expect(await bakehouse('/orders', freshOwner)).toBe(403);
  expect(await bakehouse(`/orders/${order?.id}`)).toBe(404);
  expect(await bakehouse(`/products/${product?.id}`)).toBe(404);
  expect(await bakehouse(`/catalog/products/${product?.slug}`, {})).toBe(404);
  const move = { ...bakeryOwner, method: 'PUT', body: { status: 'cancelled', note: 'not mine' } };
  expect(await bakehouse(`/orders/status/${order?.id}`, move)).toBe(404);
  // A shopper of the other store is nobody here.
  const stranger = { method: 'POST', body: { email: 'ben@fresh.test', password: demoPassword } };
  expect(await bakehouse('/customer/login', stranger)).toBe(401);

  await signIn(page, `${hostUrl('bakehouse')}/admin/auth/login`, 'owner@bakehouse.test');
  await page.goto(`${hostUrl('bakehouse')}/admin/order/${order?.id}`);
  await expect(page.getByText('Page is not found!')).toBeVisible();
  await page.goto(`${hostUrl('bakehouse')}/product/${product?.slug}`);
  await expect(page.getByText('Page is not found!')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add to cart/ })).toHaveCount(0);
});

test('a new store answers at once, and a suspended store is closed at once', async ({ page, newPage }) => {
  await signIn(page, `${hostUrl()}/platform-admin/auth/login`, 'platform@larder.test');
  await page.goto(`${hostUrl()}/platform-admin/tenants/add`);
  await page.getByLabel(/^Name(?! of)/).fill('Journey Foods');
  await page.getByLabel(/^Name of the owner/).fill('Jo Journey');
  await page.getByLabel(/e-?mail/i).fill('jo@journey.test');
  await page.getByLabel(/^First password/).fill('a long first password');
  await page.getByLabel(/^Country/).selectOption({ label: 'Ireland' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Journey Foods' })).toBeVisible();

  const store = hostUrl('fresh').replace('fresh.', 'journey-foods.');
  const visitor = await newPage();
  await visitor.goto(store);
  await expect(visitor).toHaveTitle(/Journey Foods/);
  await expect(visitor.getByRole('banner')).toBeVisible();

  await page.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('A journey');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('button', { name: 'Activate' })).toBeVisible();
  // The edge may answer once more from what it knew a second ago.
  await expect(async () => {
    await visitor.goto(store);
    await expect(visitor).toHaveURL(/localhost:\d+\/tenant-not-found\?domain=journey-foods/, {
      timeout: 500,
    });
  }).toPass();
  await expect(visitor.getByText('Store not found')).toBeVisible();

  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel(/^Address/).fill('journey-market');
  await expect(page.getByText(/The old address leads to the new one/)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('These addresses lead here: journey-foods.localhost')).toBeVisible();
  await visitor.goto(`${store}/about-us`);
  await expect(visitor).toHaveURL(/journey-market\.localhost(:\d+)?\/about-us$/);
  await expect(visitor.getByRole('banner')).toBeVisible();
});

test('a store answers on its own domain, and its back office says that it is one', async ({ page }) => {
  const body = { email: 'platform@larder.test', password: demoPassword };
  const login = await callApi<{ token: string }>(undefined, '/platform/admin/login', {
    method: 'POST',
    body,
  });
  const { token } = login.body;
  const store = {
    ...{ name: 'Own Foods', slug: 'own-foods', ownerName: 'Oda Own', ownerEmail: 'oda@own.test' },
    ...{ ownerPassword: demoPassword, currency: 'EUR', language: 'en', color: '#17803d' },
  };
  const made = await callApi<{ id: string }>(undefined, '/tenants', { method: 'POST', body: store, token });
  const added = await callApi(undefined, `/tenants/${made.body.id}/domains`, {
    ...{ method: 'POST', body: { domain: ownDomain }, token },
  });
  expect(added.status).toBe(201);
  // As the TXT record of a real domain proves it.
  const database = new pg.Client(runningPostgres(join(sharedData, 'data')));
  await database.connect();
  await database.query('update tenant_domains set verified = true where domain = $1', [ownDomain]);
  await database.end();
  // Without https a browser keeps no cookies that are for https only: so the session comes into it otherwise.
  const port = process.env.E2E_PORT;
  const reply = await page.request.post(`http://127.0.0.1:${port}/api/admin/login`, {
    headers: { host: `${ownDomain}:${port}` },
    data: { email: store.ownerEmail, password: demoPassword },
  });
  const session = await reply.json();
  const cookies = {
    access_token: session.token,
    refresh_token: session.refreshToken,
    user_data: JSON.stringify({ user: session.user, loginType: 'tenantAdmin' }),
  };
  await page.context().addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      ...{ name, value: encodeURIComponent(value), domain: ownDomain, path: '/' },
    })),
  );
  await page.goto(`http://${ownDomain}:${port}/store-admin`);
  await expect(page.getByRole('banner').getByText('Custom Domain')).toBeVisible();
});
