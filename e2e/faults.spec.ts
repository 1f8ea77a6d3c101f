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

/** All remotes are run by the same code. One that loops takes the processor until it is stopped, so one of them is tried. */
const isTried = (what: FaultName, part: PartName) =>
  !what.startsWith('loops') || ['shell', 'mfe-shared', 'mfe-storefront'].includes(part);

/** In the order of the faults, two at a time. */
async function publishAll(platform: Platform) {
  const cells = (Object.keys(faults) as FaultName[]).flatMap((what) =>
    partNames.filter((part) => isTried(what, part)).map((part) => ({ what, part })),
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

test('a build of each part without a fault is published after its run', async () => {
  test.setTimeout(240_000);
  for (const part of partNames) {
    const { steps } = await platform.release(faultyBuild(part, {}, platform.folder), {});
    process.stdout.write(`${part}: the run took ${(steps.run / 1_000).toFixed(1)} s\n`);
    expect(steps.run).toBeGreaterThan(0);
  }
});

test('twelve faults of parts are refused before any visitor gets them: what operators read, and after how long', async () => {
  test.setTimeout(600_000);
  const rows = await publishAll(platform);
  for (const { what, part, refusal, seconds } of rows)
    process.stdout.write(
      `${what.padEnd(34)} ${part.padEnd(19)} ${seconds.toFixed(1).padStart(5)} s  ${refusal ?? 'published'}\n`,
    );
  expect(rows.filter(({ refusal }) => !refusal)).toEqual([]);
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
