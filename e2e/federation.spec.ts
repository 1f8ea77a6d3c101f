import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { expect, test } from '@playwright/test';
import { hostUrl } from './hosts.ts';
import { watchRequests } from './settled.ts';
import { signIn } from './sign-in.ts';

const singletons = [
  'react',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  'i18next',
  'react-i18next',
  'zustand',
  'mfe-shared',
];

test('the shell and the remotes share the same libraries, client and session', async ({ page }) => {
  // One tab through all three remotes, without a reload.
  await signIn(page, `${hostUrl('fresh')}/admin/auth/login`, 'owner@fresh.test');
  const go = (path: string) =>
    page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await go('/');
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible();
  await go('/platform-admin/auth/login');
  await expect(page.getByRole('heading', { name: 'Platform sign-in' })).toBeVisible();

  const seen = await page.evaluate(async (names) => {
    const instances = globalThis.__FEDERATION__.__INSTANCES__;
    const objectsOf = (instance: ModuleFederation, name: string) =>
      Promise.all(
        Object.values(instance.shareScopeMap.default?.[name] ?? {}).map(async ({ lib, get }) =>
          lib ? lib() : (await get())(),
        ),
      );
    const differing: string[] = [];
    for (const name of names) {
      const objects = (await Promise.all(instances.map((instance) => objectsOf(instance, name)))).flat();
      // As many as there are instances: each sees exactly one version, and it is the same object for all.
      if (objects.length !== instances.length || new Set(objects).size !== 1) differing.push(name);
    }
    return { instances: instances.map(({ name }) => name), differing };
  }, singletons);

  expect(seen.differing).toEqual([]);
  for (const remote of ['shell', 'mfe_shared', 'mfe_storefront', 'mfe_store_admin', 'mfe_platform_admin']) {
    expect(seen.instances.filter((name) => name.includes(remote))).toHaveLength(1);
  }

  const firstLines = await page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    // A list of hashes has no functions.
    const scripts = loaded.filter((name) => /\/mfe\/.*(?<!\/hashes)\.js$/.test(name));
    return Promise.all(scripts.map(async (script) => (await (await fetch(script)).text()).split('\n', 1)[0]));
  });
  expect(firstLines.length).toBeGreaterThan(10);
  expect([...new Set(firstLines)]).toEqual(['//# allFunctionsCalledOnLoad']);
});

test('a remote whose entry does not load shows Retry where no server has rendered the page, and Retry loads it', async ({
  page,
}) => {
  let failing = true;
  let asked = 0;
  await page.route('**/mfe/mfe-store-admin/**/entry.js', (route) => {
    asked += 1;
    return failing
      ? route.fulfill({ status: 503, contentType: 'application/json', body: '{"message":"no"}' })
      : route.continue();
  });
  await page.goto(`${hostUrl('fresh')}/admin/auth/forgot-password`);
  await expect(page.getByText(/could not be loaded/)).toBeVisible();
  const before = asked;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  failing = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel(/e-?mail/i)).toBeVisible();
});

test('a module of mfe-shared that does not load shows Retry, and Retry loads it', async ({ page }) => {
  let failing = true;
  await page.route('**/mfe/mfe-shared/**/sign-in.js', (route) =>
    failing ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goto(`${hostUrl('fresh')}/admin/auth/forgot-password`);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  failing = false;
  await retry.click();
  await expect(page.getByLabel(/e-?mail/i)).toBeVisible();
});

test('no page violates its content security policy or logs an error', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const settled = watchRequests(page);
  const paths = ['/', '/search?category=drinks', '/cart', '/auth/login', '/admin/auth/login'];
  for (const address of [...paths.map((path) => hostUrl('fresh') + path), hostUrl()]) {
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName('larder-hydrated').length > 0);
    await settled();
  }
  expect(complaints).toEqual([]);
});
