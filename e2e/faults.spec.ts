import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { PlatformNotice } from '../api/src/contract.ts';
import type { PartName } from '../shell/server/composition.ts';
import { partNames } from '../shell/server/composition.ts';
import type { FaultName } from './faults.ts';
import { faults, withoutExport } from './faults.ts';
import { faultyBuild } from './faulty-builds.ts';
import { startReleasePlatform } from './release-platform.ts';
import { untilOut } from './until-out.ts';

type Platform = Awaited<ReturnType<typeof startReleasePlatform>>;

/** What the run says, without the list of builds beside it. */
const firstReason = (message: string) =>
  (message.split('\n  · ')[1] ?? message).replace(/ beside .*?(?=: |;|$)/s, '').slice(0, 90);

async function publish(platform: Platform, what: FaultName, part: PartName) {
  const made = faultyBuild(part, faults[what](part), platform.folder);
  const start = performance.now();
  const refusal = await platform.release(made, {}).then(
    () => null,
    (error: Error) => firstReason(error.message),
  );
  return { what, part, build: made.build, refusal, seconds: (performance.now() - start) / 1_000 };
}

const late = /loops or never ends/;
/** What a refusal says. A build that is refused for another reason has not been refused for its fault. */
const reasonsAtOnce: Partial<Record<FaultName, RegExp>> = {
  'a file that differs from its hash': /bytes instead of/,
  'an export that is missing': /uses (nothing|useText) of mfe-shared/,
  'a version that is not there': /needs .* \^99\.0\.0/,
  "another part's address": /claims \//,
};
/**
 * A run takes seconds of the processor, and shell/server/runs/run-builds.test.ts holds what it finds in each part. Here
 * each fault of a run has one part, and each part has at least one. Only that test has a page that loops, of which the
 * runs here would take fifteen seconds of the processor.
 */
const ofRuns: Partial<Record<FaultName, { part: PartName; reason: RegExp }>> = {
  'a syntax error': { part: 'mfe-storefront', reason: /SyntaxError/ },
  'throws when it is loaded': { part: 'mfe-store-admin', reason: /on purpose/ },
  'loops when it is loaded': { part: 'shell', reason: late },
  'never ends loading': { part: 'mfe-platform-admin', reason: late },
  'throws when it starts': { part: 'mfe-shared', reason: /on purpose/ },
  'throws while it renders': { part: 'mfe-storefront', reason: /on purpose/ },
  'paints nothing': { part: 'mfe-platform-admin', reason: /paints nothing/ },
};
const faultNames = Object.keys({ ...reasonsAtOnce, ...ofRuns }) as FaultName[];

/** In the order of the faults, two at a time. */
async function publishAll(platform: Platform) {
  const cells = faultNames.flatMap((what) =>
    (ofRuns[what] ? [ofRuns[what].part] : partNames).map((part) => ({ what, part })),
  );
  const published: Awaited<ReturnType<typeof publish>>[] = [];
  const queue = cells.entries();
  const worker = async () => {
    for (const [at, { what, part }] of queue) published[at] = await publish(platform, what, part);
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
  const parts = partNames.map((part) => faultyBuild(part, {}, platform.folder));
  const { steps } = await platform.publishTogether(parts);
  process.stdout.write(`the run took ${(steps.run / 1_000).toFixed(1)} s\n`);
  expect(steps.run).toBeGreaterThan(0);
});

test('eleven faults of parts are refused before any visitor gets them: what operators read, and after how long', async () => {
  test.setTimeout(600_000);
  const rows = await publishAll(platform);
  for (const { what, part, refusal, seconds } of rows)
    process.stdout.write(
      `${what.padEnd(34)} ${part.padEnd(19)} ${seconds.toFixed(1).padStart(5)} s  ${refusal ?? 'published'}\n`,
    );
  // A busy machine may end a run before it has found the fault.
  const isMeant = ({ what, refusal }: (typeof rows)[number]) =>
    refusal !== null &&
    [reasonsAtOnce[what], ofRuns[what]?.reason, late].some((reason) => reason?.test(refusal));
  expect(rows.filter((row) => !isMeant(row))).toEqual([]);
});

test('a mfe-shared that lacks an export and was forced past the gate is blamed, and taken back', async ({
  browser,
}) => {
  const { 'mfe-shared': good = '' } = await platform.live();
  const part = faultyBuild('mfe-shared', withoutExport('useText'), platform.folder);
  await platform.release(part);
  const tabs: Page[] = [];
  const { build } = part;
  const out = await untilOut({ browser, url: platform.address('/'), build, keep: tabs });
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
