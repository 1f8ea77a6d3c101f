import type { Browser } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { PartName } from '../shell/server/composition.ts';
import { partNames } from '../shell/server/composition.ts';
import type { FaultName } from './faults.ts';
import { faults } from './faults.ts';
import { faultyBuild } from './faulty-builds.ts';
import { startReleasePlatform } from './release-platform.ts';

/** Back offices are loaded before they go live, but not rendered. */
const notRendered: PartName[] = ['mfe-store-admin', 'mfe-platform-admin'];
const whileRendering: FaultName[] = ['throws while it renders', 'loops while it renders', 'paints nothing'];
const passes = (part: PartName, what: FaultName) =>
  notRendered.includes(part) && whileRendering.includes(what);

type Row = { what: FaultName; part: PartName; visitor: string; operators: string; seconds: number };
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

/** In the order of the faults, two at a time. */
async function publishAll(platform: Platform) {
  const cells = (Object.keys(faults) as FaultName[]).flatMap((what) =>
    partNames.map((part) => ({ what, part })),
  );
  const published: Awaited<ReturnType<typeof publish>>[] = [];
  const queue = cells.entries();
  const worker = async () => {
    for (const [at, { what, part }] of queue) published[at] = await publish(platform, what, part);
  };
  await Promise.all([worker(), worker()]);
  return published;
}

const pages: Partial<Record<PartName, [path: string, store: string]>> = {
  'mfe-store-admin': ['/admin/auth/login', 'fresh.'],
  'mfe-platform-admin': ['/platform-admin/auth/login', ''],
};

/** The first visitor of a build that was let through. Ends when the page works, or 8 s later. */
async function visit(browser: Browser, platform: Platform, part: PartName) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const [path, store] = pages[part] ?? ['/', 'fresh.'];
  const start = performance.now();
  await page.goto(platform.address(path, store), { waitUntil: 'commit' });
  const works = await page
    .getByRole('button', { name: 'Sign in', exact: true })
    .waitFor({ timeout: 8_000 })
    .then(
      () => true,
      () => false,
    );
  const seconds = (performance.now() - start) / 1_000;
  await context.close();
  return { works, seconds };
}

let platform: Platform;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  platform = await startReleasePlatform();
});
test.afterAll(() => platform?.stop());

test('a build of each part without a fault is published after a run of less than 15 seconds', async () => {
  for (const part of partNames) {
    const { steps } = await platform.release(faultyBuild(part, {}, platform.folder), {});
    process.stdout.write(`${part}: the run took ${(steps.run / 1_000).toFixed(1)} s\n`);
    expect(steps.run).toBeLessThan(15_000);
  }
});

test('twelve faults of each part: what visitors see, what operators read, and when it is over', async ({
  browser,
}) => {
  test.setTimeout(420_000);
  const rows: Row[] = [];
  for (const { what, part, build, refusal, seconds } of await publishAll(platform)) {
    if (refusal) {
      rows.push({ what, part, visitor: 'nothing of it', operators: refusal, seconds });
      continue;
    }
    const good = (await platform.live())[part];
    await platform.makeLive(part, build);
    const seen = await visit(browser, platform, part);
    const { body } = await platform.call<{ items: { build: string; phase: string }[] }>(
      'GET',
      '/telemetry/errors',
    );
    const phase = body.items.find((one) => one.build === build)?.phase;
    await platform.makeLive(part, good);
    rows.push({
      ...{ what, part, seconds: seen.seconds },
      visitor: seen.works ? 'the last good build' : 'an empty page, until an operator goes back',
      operators: phase ? `an error of phase ${phase}` : 'nothing',
    });
  }
  for (const { what, part, visitor, operators, seconds } of rows)
    process.stdout.write(
      `${what.padEnd(34)} ${part.padEnd(19)} ${seconds.toFixed(1).padStart(5)} s  ${visitor.padEnd(20)} ${operators}\n`,
    );
  const wrong = rows.filter(
    ({ what, part, visitor }) => (visitor !== 'nothing of it') !== passes(part, what),
  );
  expect(wrong).toEqual([]);
  const empty = rows.filter(({ visitor }) => visitor.startsWith('an empty page'));
  expect(empty.map(({ what }) => what)).toEqual(notRendered.map(() => 'paints nothing'));
});
