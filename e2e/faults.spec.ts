import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { PlatformNotice } from '../api/src/contract.ts';
import type { PackageName } from '../scripts/webpack/packages.ts';
import { packageNames } from '../scripts/webpack/packages.ts';
import type { FaultName } from './faults.ts';
import { faults, withoutExport } from './faults.ts';
import { faultyBuild } from './faulty-builds.ts';
import { startReleasePlatform } from './release-platform.ts';
import { visitUntilReplaced } from './visit-until-replaced.ts';

type Platform = Awaited<ReturnType<typeof startReleasePlatform>>;

/** The first reason in the run's message, without the list of builds beside it. */
const firstReason = (message: string) =>
  (message.split('\n  · ')[1] ?? message).replace(/ beside .*?(?=: |;|$)/s, '').slice(0, 90);

async function publish(platform: Platform, what: FaultName, part: PackageName) {
  const made = faultyBuild(part, faults[what](part), platform.folder);
  const start = performance.now();
  const refusal = await platform.release(made, {}).then(
    () => null,
    (error: Error) => firstReason(error.message),
  );
  return { what, part, build: made.build, refusal, seconds: (performance.now() - start) / 1_000 };
}

/**
 * Faults, the parts that have them, and what a refusal says: a build that is refused for another reason has not been
 * refused for its fault. mfe-shared can lack what others need, and the others need what it lacks. The tests of releases
 * and shell/server/runs/run-builds.test.ts hold the rest; a run takes seconds of the processor, and one that waits for a
 * build that loops or never ends takes many.
 */
const tried: { what: FaultName; parts: PackageName[]; reason: RegExp }[] = [
  { what: 'a file that differs from its hash', parts: ['shell'], reason: /bytes instead of/ },
  {
    what: 'an export that is missing',
    parts: ['mfe-shared', 'mfe-storefront'],
    reason: /uses (nothing|useText) of mfe-shared/,
  },
  {
    what: 'a version that is not there',
    parts: ['mfe-shared', 'mfe-store-admin'],
    reason: /needs .* \^99\.0\.0/,
  },
  { what: "another part's address", parts: ['mfe-platform-admin'], reason: /claims \// },
  { what: 'a syntax error', parts: ['mfe-storefront'], reason: /SyntaxError/ },
  { what: 'throws when it starts', parts: ['mfe-shared'], reason: /on purpose/ },
  { what: 'paints nothing', parts: ['mfe-platform-admin'], reason: /paints nothing/ },
];
/** A busy machine may end a run before it has found the fault. */
const late = /loops or never ends/;

/** In the order of the faults, two at a time. */
async function publishAll(platform: Platform) {
  const cells = tried.flatMap(({ parts, ...fault }) => parts.map((part) => ({ ...fault, part })));
  const published: ({ reason: RegExp } & Awaited<ReturnType<typeof publish>>)[] = [];
  const queue = cells.entries();
  const worker = async () => {
    for (const [at, { what, part, reason }] of queue)
      published[at] = { reason, ...(await publish(platform, what, part)) };
  };
  await Promise.all([worker(), worker()]);
  return published;
}

let platform: Platform;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  platform = await startReleasePlatform();
});
test.afterAll(() => platform?.stop());

test('builds of all parts without a fault are published after their run', async () => {
  test.setTimeout(240_000);
  const parts = packageNames.map((part) => faultyBuild(part, {}, platform.folder));
  const { steps } = await platform.publishTogether(parts);
  process.stdout.write(`the run took ${(steps.run / 1_000).toFixed(1)} s\n`);
  expect(steps.run).toBeGreaterThan(0);
});

test('seven faults of parts are refused before any visitor gets them: what operators read, and after how long', async () => {
  test.setTimeout(600_000);
  const rows = await publishAll(platform);
  for (const { what, part, refusal, seconds } of rows)
    process.stdout.write(
      `${what.padEnd(34)} ${part.padEnd(19)} ${seconds.toFixed(1).padStart(5)} s  ${refusal ?? 'published'}\n`,
    );
  const isMeant = ({ reason, refusal }: (typeof rows)[number]) =>
    refusal !== null && (reason.test(refusal) || late.test(refusal));
  expect(rows.filter((row) => !isMeant(row))).toEqual([]);
});

test('an mfe-shared that lacks an export and was forced past the gate is blamed and demoted', async ({
  browser,
}) => {
  const { 'mfe-shared': good = '' } = await platform.live();
  const part = faultyBuild('mfe-shared', withoutExport('useText'), platform.folder);
  await platform.release(part);
  const tabs: Page[] = [];
  const { build } = part;
  const out = await visitUntilReplaced({ browser, url: platform.address('/'), build, keep: tabs });
  process.stdout.write(`visitors who saw it: ${out.broken}, out after ${out.seconds.toFixed(1)} s\n`);
  expect(out.broken).toBeGreaterThan(0);
  expect((await platform.live())['mfe-shared']).toBe(good);

  await test.step('operators read which build it was, and not the storefront’s', async () => {
    const { body } = await platform.call<{ items: PlatformNotice[] }>('GET', '/platform-notices');
    expect(body.items).toMatchObject([{ values: { remote: 'mfe-shared', build, instead: good } }]);
  });
  await test.step('a tab that was open all the time works after Retry', async () => {
    const [tab] = tabs;
    if (!tab) throw new Error('Nobody saw it.');
    const retry = { name: 'Retry' };
    await tab.getByRole('button', retry).or(tab.getByRole('link', retry)).first().click();
    await expect(tab.getByRole('heading', { name: 'Featured' })).toBeVisible();
    const hydrated = () => tab.evaluate(() => performance.getEntriesByName('larder-hydrated').length);
    await expect.poll(hydrated).toBe(1);
  });
  await Promise.all(tabs.map((tab) => tab.context().close()));
});
