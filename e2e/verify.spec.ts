import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { headlessShellOptions } from '../scripts/chromium.ts';
import { openPages } from '../scripts/verify/open-pages.ts';
import { faults } from './faults.ts';
import { faultyBuild } from './faulty-builds.ts';
import { callApi, hostUrl } from './hosts.ts';

const remote = 'mfe-storefront';
const folder = mkdtempSync(join(tmpdir(), 'larder-verify-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('npm run verify opens pages of a build that is not released, beside what is live', async ({
  browser,
}) => {
  const part = faultyBuild(remote, {}, folder);
  const paths = ['/', '/search', '/sign-in'];
  const { pages, beside } = await openPages({ browser, part, origin: hostUrl('fresh'), paths });
  expect(pages.map(({ path, fault }) => [path, fault]).sort()).toEqual(paths.map((path) => [path, null]));
  const plan = await callApi<{ live: { parts: Record<string, string> } }>(undefined, '/releases/plan');
  const { [remote]: _replaced, ...others } = plan.body.live.parts;
  expect(others).toMatchObject(beside);
  expect(Object.keys(beside)).toEqual(expect.arrayContaining(['shell', 'mfe-shared']));
});

for (const [what, said] of [
  ['throws when it is loaded', /on purpose|routes/],
  ['loops when it is loaded', /it loops|stopped answering/],
] as const)
  test(`npm run verify finds a build that ${what}`, async ({ playwright }) => {
    const browser = await playwright.chromium.launch(headlessShellOptions());
    const part = faultyBuild(remote, faults[what](remote), folder);
    const {
      pages: [page],
    } = await openPages({ browser, part, origin: hostUrl('fresh'), paths: ['/'] });
    expect(page?.fault).toMatch(said);
    await browser.close();
  });
