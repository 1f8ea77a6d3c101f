import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { chromiumOptions } from '../scripts/chromium.ts';
import { platformAt } from '../scripts/release/platform-client.ts';
import { releaseParts } from '../scripts/release/release-parts.ts';
import { openPages } from '../scripts/verify/open-pages.ts';
import { callApi, hostUrl } from './hosts.ts';
import { remakeBuild } from './remade-builds.ts';
import { demoPassword } from './sign-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'larder-run-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Edits = NonNullable<Parameters<typeof remakeBuild>[2]>;
type Release = { said: string; build: string; seconds: number };

/** Releases a changed build of these sources to everybody or, if it works, to nobody yet. */
async function release(part: string, edits: Edits, live = true): Promise<Release> {
  const platform = platformAt(hostUrl());
  const made = remakeBuild(part, folder, edits);
  const credentials = { email: 'platform@larder.test', password: demoPassword };
  const { body } = await callApi<{ token: string }>(undefined, '/platform/admin/login', {
    method: 'POST',
    body: credentials,
  });
  try {
    const { steps } = await releaseParts({
      ...{ platform, parts: [made], way: live ? { live } : {}, commit: undefined },
      ...{ tokenFor: () => body.token, checked: Promise.resolve(), log: () => {} },
    });
    return { said: 'released', build: made.build, seconds: steps.run / 1_000 };
  } catch (error) {
    return { said: (error as Error).message, build: made.build, seconds: 0 };
  } finally {
    await platform.close();
  }
}

const prepend = (code: string) => (text: string) => code + text;
const append = (code: string) => (text: string) => `${text};${code}`;
/** The global of a back office's container. */
const container = /larder_mfe_store_admin_[0-9a-f]{12}/;

const broken: [what: string, part: string, edits: Edits, said: RegExp][] = [
  [
    'throws when it starts',
    'mfe-store-admin',
    { 'entry.js': prepend('throw new Error("boom");') },
    /mfe-store-admin BUILD fails at entry.js beside shell .*: Error: boom/,
  ],
  [
    'loops when it is loaded',
    'mfe-platform-admin',
    { 'entry.js': prepend('while (true) {}') },
    /mfe-platform-admin BUILD loops or never ends loading at entry.js beside .*; it was stopped after 5 s/,
  ],
  [
    'never ends loading',
    'mfe-store-admin',
    {
      'entry.js': (text) =>
        `${text};${container.exec(text)?.[0]} = { init() {}, get: () => new Promise(() => {}) };`,
    },
    /mfe-store-admin BUILD loops or never ends loading at .\/routes/,
  ],
  [
    'misses an export that a live part uses',
    'mfe-shared',
    {
      'server.cjs': append(
        'const { useText, ...door } = module.exports.door; module.exports = { ...module.exports, door };',
      ),
    },
    /mfe-storefront [0-9a-f]{12} fails at \/ beside .*mfe-shared BUILD: TypeError: .*useText.* is not a function/,
  ],
  [
    'paints nothing',
    'shell',
    {
      'server.cjs': append(
        'const { render } = module.exports; module.exports = { render: async (page) => ({ ...(await render(page)), html: "<main></main>" }) };',
      ),
    },
    /mfe-storefront [0-9a-f]{12} paints nothing at \/ beside shell BUILD/,
  ],
];

for (const [what, part, edits, said] of broken)
  test(`a build that ${what} is refused when it is published, with part, page and reason`, async () => {
    const refused = await release(part, edits);
    expect(refused.said).toMatch(new RegExp(said.source.replace('BUILD', refused.build)));
    const plan = await callApi<{ live: { parts: Record<string, string> } }>(undefined, '/releases/plan');
    expect(plan.body.live.parts[part]).not.toBe(refused.build);
  });

test('a build of each part that works runs beside what is live in less than 15 seconds', async () => {
  for (const part of ['mfe-storefront', 'mfe-store-admin', 'mfe-platform-admin', 'mfe-shared', 'shell']) {
    const { said, seconds } = await release(part, {}, false);
    process.stdout.write(`${part}: the run took ${seconds.toFixed(1)} s\n`);
    expect(said).toBe('released');
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(15);
  }
});

test.describe('npm run verify', () => {
  test('opens pages of a build that is not released, beside what is live', async ({ browser }) => {
    const part = remakeBuild('mfe-storefront', folder);
    const pages = await openPages({
      browser,
      part,
      origin: hostUrl('fresh'),
      paths: ['/', '/search', '/sign-in'],
    });
    expect(pages.map(({ path, fault }) => [path, fault]).sort()).toEqual([
      ['/', null],
      ['/search', null],
      ['/sign-in', null],
    ]);
  });

  for (const [what, edit, said] of [
    ['throws', prepend('throw new Error("boom");'), /boom|entry/],
    ['loops', prepend('while (true) {}'), /it loops/],
  ] as const)
    test(`finds a build that ${what} in a browser`, async ({ playwright }) => {
      const browser = await playwright.chromium.launch(chromiumOptions());
      const part = remakeBuild('mfe-storefront', folder, { 'entry.js': edit });
      const [page] = await openPages({ browser, part, origin: hostUrl('fresh'), paths: ['/'] });
      expect(page?.fault).toMatch(said);
      await browser.close();
    });
});
