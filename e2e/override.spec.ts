import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { freePort } from '../api/src/platform/free-port.ts';
import { developAgainst } from '../scripts/dev/against.ts';
import { previewLink } from '../scripts/release/link.ts';
import { platformAt } from '../scripts/release/platform-client.ts';
import { releaseParts } from '../scripts/release/release-parts.ts';
import { copyBuilds } from '../server/testing/production.ts';
import { callApi, hostUrl } from './hosts.ts';
import { demoPassword } from './sign-in.ts';

const root = join(import.meta.dirname, '..');
const cart = `${hostUrl('fresh')}/cart`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Local build' });

/** A copy of the storefront's sources, and a way to change a file of it. */
function copySources() {
  mkdirSync(join(root, 'var'), { recursive: true });
  const folder = mkdtempSync(join(root, 'var/override-'));
  const directory = join(folder, 'mfe-storefront');
  cpSync(join(root, 'mfe-storefront'), directory, { recursive: true });
  return {
    directory,
    change(file: string, from: string, to: string): void {
      const path = join(directory, 'src/features/cart', file);
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

async function deployToken(remote: string): Promise<string> {
  const operator = await callApi<{ token: string }>(undefined, '/platform/admin/login', {
    method: 'POST',
    body: { email: 'platform@larder.test', password: demoPassword },
  });
  const { body } = await callApi<{ token: string }>(undefined, '/deploy-tokens', {
    method: 'POST',
    body: { remote, name: 'Journey' },
    token: operator.body.token,
  });
  return body.token;
}

/** Publishes the newest build of a part once more under another id, live for nobody. Returns a link that opens it. */
async function publishCopy(name: string, build: string, page: string): Promise<string> {
  const folder = mkdtempSync(join(root, 'var/preview-'));
  copyBuilds(folder, [name], { [name]: build });
  const platform = platformAt(page);
  const token = await deployToken(name);
  await releaseParts({
    ...{ platform, parts: [{ name, build, output: join(folder, 'dist', name, build) }], way: {} },
    ...{
      tokenFor: () => token,
      commit: `3f2a1c${'0'.repeat(34)}`,
      checked: Promise.resolve(),
      log: () => {},
    },
  });
  const link = await previewLink(platform, token, { part: name, build, page });
  await platform.close();
  rmSync(folder, { recursive: true });
  return link;
}

test('a developer sees their local storefront in a deployed page, and each change at once', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const sources = copySources();
  sources.change('locales/en.json', 'Your cart is empty', 'Nothing in here, says my laptop');
  const lines: string[] = [];
  const local = await developAgainst(
    {
      ...{
        remote: 'storefront',
        against: cart,
        port: await freePort(),
        tokens: [await deployToken('mfe-storefront')],
      },
      directory: sources.directory,
    },
    (line) => lines.push(line),
  );
  const failures: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    // A file that is loaded ahead may be of the next local build and is refused; the page loads anew with that build.
    if (text.includes('Failed to find a valid digest')) return;
    if (message.type() === 'error') failures.push(text);
  });
  const toldPlatform: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/telemetry')) toldPlatform.push(request.postData() ?? '');
  });
  try {
    await page.goto(await local.link());
    await expect(page).toHaveURL(cart);
    await expect(page.getByText('Nothing in here, says my laptop')).toBeVisible({ timeout: 60_000 });
    await expect(bar(page)).toContainText(
      'This page runs your local build of mfe-storefront from http://localhost:',
    );

    // Nobody else has it.
    const visitor = await browser.newPage();
    await visitor.goto(cart);
    await expect(visitor.getByText('Your cart is empty')).toBeVisible();
    await expect(bar(visitor)).toHaveCount(0);
    await visitor.close();

    await test.step('a change is in the page without a reload', async () => {
      await page.evaluate(`globalThis.marked = true`);
      sources.change('cart-page.tsx', "{t('title')}\n", "{t('title')}, as I write it\n");
      await expect(heading(page)).toHaveText('Your cart, as I write it', { timeout: 60_000 });
      sources.change('cart-page.tsx', 'as I write it', 'written again');
      await expect(heading(page)).toHaveText('Your cart, written again', { timeout: 60_000 });
      expect(await page.evaluate(`globalThis.marked`)).toBe(true);
    });

    await test.step('a change that does not compile leaves the page as it is', async () => {
      sources.change('cart-page.tsx', 'return (', 'return ((');
      await expect(bar(page)).toContainText('does not compile', { timeout: 60_000 });
      await expect(heading(page)).toHaveText('Your cart, written again');
      sources.change('cart-page.tsx', 'return ((', 'return (');
      await expect(bar(page)).toContainText('This page runs your local build', { timeout: 60_000 });
    });

    await test.step('other pages and a reload run the local build, and the bar has no axe violations', async () => {
      await page.getByRole('link', { name: 'Look around' }).click();
      await expect(bar(page)).toBeVisible();
      await page.goto(cart);
      await expect(heading(page)).toHaveText('Your cart, written again');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          const overflow = await page.evaluate(`document.documentElement.scrollWidth - innerWidth`);
          expect(overflow).toBeLessThanOrEqual(0);
          const { violations } = await new AxeBuilder({ page }).include('.larder-override').analyze();
          expect(violations.map(({ id }) => id)).toEqual([]);
        }
      }
    });

    await test.step('a page that is rendered for others is made in this browser only', async () => {
      const visitor = await browser.newPage();
      const kindOf = async (response: Response | null) => {
        const html = (await response?.text()) ?? '';
        return { rendered: html.includes('id="larder-queries"'), own: html.includes('"overrides":[') };
      };
      expect(await kindOf(await visitor.goto(hostUrl('fresh')))).toEqual({ rendered: true, own: false });
      const response = await page.goto(hostUrl('fresh'));
      expect(await kindOf(response)).toEqual({ rendered: false, own: true });
      expect(response?.headers()['cache-control']).toBe('no-store');
      await expect(page.getByRole('heading', { name: 'Featured' })).toBeVisible();
      await expect(bar(page)).toContainText('This page runs your local build');
      expect(await kindOf(await visitor.reload())).toEqual({ rendered: true, own: false });
      await visitor.close();
      await page.goto(cart);
    });

    await test.step('a published build of another part is beside it before it is live, in this browser only', async () => {
      const build = '00000000e2e0';
      await page.goto(await publishCopy('mfe-store-admin', build, cart));
      await expect(heading(page)).toHaveText('Your cart, written again');
      await expect(bar(page)).toContainText('This page runs your local build of mfe-storefront');
      await expect(bar(page)).toContainText(
        /This page runs mfe-store-admin [\d.]+-3f2a1c, which is not live, instead of [\d.]+/,
      );
      const loaded = page.waitForRequest((request) =>
        request.url().includes(`/mfe/mfe-store-admin/${build}/`),
      );
      await page.goto(`${hostUrl('fresh')}/admin`);
      await loaded;
      await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
      await expect(bar(page)).toContainText('mfe-store-admin');
      const visitor = await browser.newPage();
      const html = await (await visitor.goto(`${hostUrl('fresh')}/admin`))?.text();
      expect(html).not.toContain(build);
      await visitor.close();
      await page.goto(cart);
    });

    await test.step('switching the override off restores the released page', async () => {
      await bar(page).getByRole('button', { name: 'Switch off' }).click();
      await expect(heading(page)).toHaveText('Your cart');
      await expect(page.getByText('Your cart is empty')).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
      expect(await page.context().cookies()).not.toContainEqual(
        expect.objectContaining({ name: 'override' }),
      );
    });
    expect(failures).toEqual([]);
    expect(toldPlatform.filter((text) => text.includes('local-'))).toEqual([]);
  } finally {
    await local.stop();
    sources.remove();
    if (test.info().status === 'failed') process.stdout.write(lines.join('\n'));
  }
});

test('a page without a ticket sends no request to the visitor’s machine, whatever its URL says', async ({
  page,
}) => {
  const origin = `http://localhost:${await freePort()}`;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin)) asked.push(request.url());
  });
  const unsigned = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = {
    aud: 'larder-override',
    iss: 'larder',
    exp: 9_999_999_999,
    remote: 'mfe-storefront',
    origin,
  };
  const forged = `${unsigned({ alg: 'none', typ: 'override-session+jwt' })}.${unsigned(claims)}.`;
  await page.context().addCookies([{ name: 'override', value: forged, url: hostUrl('fresh') }]);
  await page.addInitScript((override) => {
    for (const key of ['override', 'mfe-storefront', 'import-map-override:mfe-storefront', '__MF_DEVTOOLS__'])
      localStorage.setItem(key, JSON.stringify(override));
  }, claims);
  await page.goto(`${cart}?override=${forged}&mfe-storefront=${origin}`);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(asked).toEqual([]);

  const refused = await page.goto(`${hostUrl('fresh')}/live/override?ticket=${forged}`);
  expect(refused?.status()).toBe(403);
  await expect(page.getByText('has expired, or is none')).toBeVisible();
});
