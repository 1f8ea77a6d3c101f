import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { freePort } from '../api/src/platform/free-port.ts';
import { copyProject } from '../scripts/testing/project-copy.ts';
import { openInPlace } from './open-in-place.ts';
import { startServer } from './server.ts';
import { signIn } from './sign-in.ts';
import { test } from './test.ts';

const run = promisify(execFile);

/** A platform of its own: what goes live in it is told to all of its tabs. */
test('a new remote is made, compiles, is released, used by people with its permission, and withdrawn', async ({
  newPage,
}) => {
  test.setTimeout(240_000);
  const port = await freePort();
  const root = copyProject();
  const npm = (script: string, args: string[], token = '') =>
    run(process.execPath, [`scripts/${script}.ts`, ...args], {
      cwd: root,
      env: { ...process.env, LARDER_DEPLOY_TOKEN: token },
    });
  const make = async () => {
    await npm('new-remote', ['mfe-reports', '--slot', 'store-admin.order']);
    // Its panel throws once somebody in this browser says so.
    const panel = join(root, 'mfe-reports/src/features/overview/overview-panel.tsx');
    const code = await readFile(panel, 'utf8');
    const failing = `  if (localStorage.getItem('boom')) throw new Error('boom');\n$&`;
    await writeFile(panel, code.replace('  const { t }', failing));
    await npm('webpack/build', ['mfe-reports']);
  };
  const readJson = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8'));
  const made = make();
  const stop = await startServer({ dataDir: join(root, 'var'), port });
  try {
    await made;
    await test.step('its build names its needs, its page and its panel', async () => {
      const { record } = await readJson('dist/mfe-reports/current.json');
      expect(await readJson(`dist/mfe-reports/${record}`)).toMatchObject({
        remote: 'mfe-reports',
        needs: (await readJson('mfe-platform-admin/package.json')).peerDependencies,
        exposes: ['./routes', './slots'],
        slots: [{ slot: 'store-admin.order', order: 10 }],
        paths: ['/reports'],
        pages: [
          {
            path: '/reports',
            login: 'tenantAdmin',
            title: { en: 'Reports', de: 'Reports', fr: 'Reports' },
            navigation: [{ area: 'admin', icon: 'chart', label: { en: 'Reports' } }],
            chunks: ['overview-page'],
          },
        ],
      });
    });
    const at = (host: string) => `http://${host}:${port}`;
    const operator = await newPage();
    await signIn(operator, `${at('localhost')}/platform-admin/auth/login`, 'platform@larder.test');

    await openInPlace(operator, `${at('localhost')}/platform-admin/releases/deploy-tokens`);
    await operator.getByRole('button', { name: 'New token' }).first().click();
    await operator.getByLabel('Name', { exact: true }).fill('CI of the reports');
    await operator.getByLabel('Part', { exact: true }).selectOption('A part that is new …');
    await operator.getByLabel('Name of the part').fill('mfe-reports');
    await operator.getByLabel('Paths').fill('/reports');
    await operator.getByLabel('Store back office (/admin)').check();
    await operator.getByLabel('Order page').check();
    await operator.getByRole('button', { name: 'Create token' }).click();
    const token = (await operator.getByText(/^larder_deploy_/).textContent()) ?? '';
    // Checks its types, too.
    const { stdout } = await npm('release', ['mfe-reports', '--to', at('localhost'), '--live'], token);
    expect(stdout).toContain('is live at');

    const visitor = await newPage();
    await visitor.goto(`${at('fresh.localhost')}/reports`);
    await expect(visitor).toHaveURL(/\/admin\/auth\/login\?redirect=%2Freports$/);
    await visitor.getByLabel(/e-?mail/i).fill('owner@fresh.test');
    await visitor.getByLabel(/^password/i).fill('Larder-demo-1');
    await visitor.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(visitor.getByRole('heading', { name: 'Reports' })).toBeVisible();
    await expect(visitor).toHaveURL(`${at('fresh.localhost')}/reports`);

    await test.step('the remote is in the sidebar of the back office, whose own builds did not change', async () => {
      const sidebar = visitor.getByRole('navigation', { name: 'Main navigation' });
      await expect(sidebar.getByRole('link', { name: 'Orders' })).toBeVisible();
      await visitor.goto(`${at('fresh.localhost')}/admin/orders`);
      await sidebar.getByRole('link', { name: 'Reports' }).click();
      await expect(visitor).toHaveURL(`${at('fresh.localhost')}/reports`);
      await expect(visitor).toHaveTitle('Reports');
      await sidebar.getByRole('link', { name: 'Products' }).click();
      await expect(visitor.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    });

    const panel = visitor.locator('[data-slot="store-admin.order"]');
    await test.step('its panel is below an order, after the order itself', async () => {
      await openInPlace(visitor, `${at('fresh.localhost')}/admin/orders`);
      // Until the orders are there, the page that is left stays, and it has a table, too.
      await expect(visitor.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
      await visitor.getByRole('table').getByRole('link').first().click();
      await expect(panel.getByRole('heading', { name: 'Reports' })).toBeVisible();
    });

    await test.step('a panel that throws fails alone, and staff read which one it is', async () => {
      await visitor.evaluate(() => localStorage.setItem('boom', 'yes'));
      await visitor.reload();
      await expect(panel.getByText('A panel of mfe-reports could not be shown.')).toBeVisible();
      await expect(visitor.getByRole('button', { name: 'Documents' })).toBeVisible();
      await expect(async () => {
        await operator.goto(`${at('localhost')}/platform-admin/releases/errors`);
        await expect(operator.getByText(/boom/).first()).toBeVisible({ timeout: 4_000 });
      }).toPass();
    });

    await openInPlace(operator, `${at('localhost')}/platform-admin/releases`);
    const part = operator.getByRole('region', { name: 'mfe-reports' });
    await part.getByRole('button', { name: /^Actions for/ }).click();
    await operator.getByRole('menuitem', { name: 'Withdraw' }).click();
    await operator.getByLabel('Reason').fill('Nobody reads them');
    await operator.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(part).toContainText('No build of this part is live.');
    // An edge looks at the plan once a second: a page that is loaded at this moment may still be the old one.
    await expect(async () => {
      await visitor.goto(`${at('fresh.localhost')}/reports`);
      const gone = visitor.getByRole('heading', { name: 'Page is not found!' });
      await expect(gone).toBeVisible({ timeout: 4_000 });
    }).toPass();
    await expect(visitor.getByRole('heading', { name: 'Reports' })).toBeHidden();
  } finally {
    await stop();
    await rm(root, { recursive: true });
  }
});
