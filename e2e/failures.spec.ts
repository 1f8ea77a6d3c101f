import type { Page, Route } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { hostUrl } from './hosts.ts';
import type { Release, RemoteName } from './made-builds.ts';
import { catchReports, container, madeBuild, openWith, routesOf, serve } from './made-builds.ts';
import { signIn } from './sign-in.ts';

type Answer = Parameters<Route['fulfill']>[0];
type Failure = { phase: string; answer: (release: Release) => Answer | 'abort'; release?: Partial<Release> };

const script = (body: string): Answer => ({ contentType: 'text/javascript', body });
const missingChunk = `throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: '/mfe/x/7.js' });`;

/** Every way in which a build does not load. */
const failures: Record<string, Failure> = {
  'its entry is gone': { phase: 'entry', answer: () => ({ status: 404, body: 'not here' }) },
  'its entry answers with an error': {
    phase: 'entry',
    answer: () => ({ status: 500, contentType: 'application/json', body: '{"message":"no"}' }),
  },
  'its entry is a page': {
    phase: 'entry',
    answer: () => ({ contentType: 'text/html', body: '<h1>Hello</h1>' }),
  },
  'its entry is JSON': { phase: 'entry', answer: () => script('{"status":"down"}') },
  'its entry is cut in half': {
    phase: 'entry',
    answer: (release) => script(container(release, 'return {}').slice(0, 40)),
  },
  'its connection breaks': { phase: 'entry', answer: () => 'abort' },
  'a byte of it was changed': {
    phase: 'entry',
    answer: (release) => script(container(release, routesOf('() => "changed"'))),
    release: { integrity: `sha384-${'A'.repeat(64)}` },
  },
  'a chunk of it is gone': { phase: 'module', answer: (release) => script(container(release, missingChunk)) },
  'it throws when it is run': {
    phase: 'start',
    answer: (release) => script(container(release, `throw new Error('at start')`)),
  },
  'it throws when it is mounted': {
    phase: 'mount',
    answer: (release) =>
      script(container(release, `return { createRoutes() { throw new Error('no routes') } };`)),
  },
  'its needs are not met': {
    phase: 'needs',
    answer: (release) => script(container(release, routesOf('() => "unmet"'))),
    release: { needs: { react: '^99.0.0' } },
  },
};

// Pages that are drawn quickly, as there are many to be opened, and that no server renders.
const areas = [
  { remote: 'mfe-storefront', path: '/auth/login' },
  { remote: 'mfe-store-admin', path: '/admin/auth/forgot-password' },
  { remote: 'mfe-platform-admin', path: '/platform-admin/auth/login' },
] as const;

async function answer(page: Page, release: Release, how: () => Answer | 'abort'): Promise<void> {
  await page.route(`**${release.entry}`, (route) => {
    const reply = how();
    return reply === 'abort' ? route.abort() : route.fulfill(reply);
  });
}

/** Ways in which a page fails although its build has loaded. */
const brokenPages = [
  { what: 'throws', phase: 'render', module: routesOf(`() => { throw new Error('while rendering'); }`) },
  { what: 'paints nothing', phase: 'render', module: routesOf('() => null') },
  {
    what: 'hangs',
    phase: 'wait',
    module: routesOf('() => { globalThis.isHanging = true; throw new Promise(() => {}); }'),
  },
  {
    what: 'loses its chunk',
    phase: 'module',
    module: `return {
      createRoutes: () => [{ path: '*', lazy: async () => { ${missingChunk} } }],
      loadTranslations: async () => ({}),
    };`,
  },
];

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

/** All remotes are loaded by the same code of the shell, so each way to fail is tried with one of them. */
const shareOf = <T>(all: T[], area: number) => all.filter((_, at) => at % areas.length === area);

areas.forEach(({ remote, path }, area) => {
  test(`${remote} falls back to its last good build, however the newest build fails`, async ({ context }) => {
    for (const [what, failure] of shareOf(Object.entries(failures), area)) {
      await test.step(what, async () => {
        const page = await context.newPage();
        const release = madeBuild(remote, failure.release);
        const reported = await catchReports(page);
        await openWith(page, remote, { newest: release });
        await answer(page, release, () => failure.answer(release));
        await page.goto(hostUrl('fresh') + path);
        await expect(page.getByLabel(/e-?mail/i)).toBeVisible();
        await expect
          .poll(() => reported)
          .toContainEqual(expect.objectContaining({ remote, build: release.build, phase: failure.phase }));
        await page.close();
      });
    }
  });

  const broken = shareOf(brokenPages, area);
  test(`${remote} falls back to its last good build in place when its page ${broken.map(({ what }) => what).join(' or ')}`, async ({
    context,
  }) => {
    for (const { what, module, phase } of broken) {
      await test.step(what, async () => {
        const page = await context.newPage();
        const release = madeBuild(remote);
        const reported = await catchReports(page);
        await page.clock.install();
        // With the page's clock its signs of life stop, which is what the watchdog looks for.
        await page.route('**/watchdog.*', (route) => route.abort());
        await openWith(page, remote, { newest: release });
        await serve(page, release, module);
        await page.goto(hostUrl('fresh') + path);
        if (phase === 'wait') {
          await expect.poll(() => page.evaluate('document.readyState')).toBe('complete');
          await expect.poll(() => page.evaluate('globalThis.isHanging')).toBe(true);
          await page.clock.fastForward(17_000);
        }
        await expect(page.getByLabel(/e-?mail/i)).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(path);
        await expect
          .poll(() => reported)
          .toContainEqual(expect.objectContaining({ remote, build: release.build, phase }));
        await page.close();
      });
    }
  });
});

test('a remote without a last good build shows Retry, which tries the newest build first', async ({
  page,
}) => {
  const { remote, path } = areas[1];
  const release = madeBuild(remote);
  const asked: string[] = [];
  let isDown = true;
  await catchReports(page);
  await openWith(page, remote, { newest: release });
  await page.route(`**/mfe/${remote}/**/entry.js`, (route) => {
    asked.push(route.request().url().includes(release.build) ? 'newest' : 'last good');
    if (isDown) return route.fulfill({ status: 503, body: '' });
    return route.fulfill({ ...script(container(release, routesOf('() => "The newest"'))) });
  });
  await page.goto(hostUrl('fresh') + path);
  await expect(retry(page)).toBeVisible();
  asked.length = 0;
  await retry(page).click();
  await expect.poll(() => asked).toContain('last good');
  expect(asked[0]).toBe('newest');
  await expect(retry(page)).toBeVisible();
  isDown = false;
  await retry(page).click();
  await expect(page.getByText('The newest')).toBeVisible();
});

test('a remote shows Retry when its last good build fails as well, and does not loop', async ({ page }) => {
  const { remote, path } = areas[0];
  const newest = madeBuild(remote);
  const lastGood = madeBuild(remote, { build: 'ba9876543210' });
  const component = (build: string) => `() => {
    globalThis.rendered = (globalThis.rendered ?? 0) + 1;
    if (!globalThis.isWhole) throw new Error('while rendering');
    return 'Whole again in the ${build}';
  }`;
  const reported = await catchReports(page);
  await openWith(page, remote, { newest, lastGood });
  await serve(page, newest, routesOf(component('newest')));
  await serve(page, lastGood, routesOf(component('last good')));
  await page.goto(hostUrl('fresh') + path);
  await expect(retry(page)).toBeVisible();
  for (const { build } of [newest, lastGood]) {
    await expect
      .poll(() => reported)
      .toContainEqual(expect.objectContaining({ remote, build, phase: 'render' }));
  }
  const times = await page.evaluate('globalThis.rendered');
  await page.waitForTimeout(500);
  expect(await page.evaluate('globalThis.rendered')).toBe(times);
  await retry(page).click();
  await expect.poll(() => page.evaluate('globalThis.rendered')).toBeGreaterThan(Number(times));
  await expect(retry(page)).toBeVisible();
  await page.evaluate('globalThis.isWhole = true');
  await retry(page).click();
  await expect(page.getByText('Whole again in the last good')).toBeVisible();
});

test('a page whose chunk is missing leaves the shop’s header, cart and session in place', async ({
  page,
}) => {
  let isDown = true;
  let asked = 0;
  await catchReports(page);
  await page.route('**/mfe/mfe-storefront/**/product-list-page.js', (route) => {
    asked += 1;
    return isDown ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
  await page.goto(hostUrl('fresh'));
  // Before that a link asks the server for a page, which stays readable without the chunk.
  await page.waitForFunction(() => performance.getEntriesByName('larder-hydrated').length > 0);
  await page.getByRole('link', { name: 'Drinks' }).first().click();
  await expect(retry(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const before = asked;
  await retry(page).click();
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expect(retry(page)).toBeVisible();
  isDown = false;
  await retry(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drinks' })).toBeVisible();
});

test('a page whose chunk is missing leaves the back office’s frame and session in place', async ({
  page,
}) => {
  let isDown = true;
  await catchReports(page);
  await page.route('**/mfe/mfe-store-admin/**/order-list-page.js', (route) =>
    isDown ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await signIn(page, `${hostUrl('fresh')}/admin/auth/login`, 'owner@fresh.test');
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await expect(retry(page)).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  isDown = false;
  await retry(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

test('mfe-shared falls back to its last good build; without one a rendered page stays and others are a plain screen', async ({
  page,
}) => {
  const remote: RemoteName = 'mfe-shared';
  const release = madeBuild(remote);
  let goodIsDown = false;
  const reported = await catchReports(page);
  await openWith(page, remote, { newest: release });
  await page.route('**/mfe/mfe-shared/**/entry.js', (route) =>
    goodIsDown || route.request().url().includes(release.build)
      ? route.fulfill({ status: 500, body: '' })
      : route.continue(),
  );
  await page.goto(hostUrl('fresh'));
  await expect(page.getByRole('heading', { name: 'Featured' })).toBeVisible();
  await expect
    .poll(() => reported)
    .toContainEqual(expect.objectContaining({ remote, build: release.build, phase: 'entry' }));
  goodIsDown = true;
  await page.goto(hostUrl('fresh'));
  await expect(page.getByText('This page did not load completely.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Featured' })).toBeVisible();
  await page.goto(`${hostUrl('fresh')}/auth/login`);
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  goodIsDown = false;
  await retry(page).click();
  await expect(page.getByLabel(/e-?mail/i)).toBeVisible();
});
