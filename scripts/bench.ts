import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { startPostgres } from '../server/postgres.ts';
import { measureAgainstCheckout } from './bench/against-checkout.ts';
import { measureAgainstOneBundle } from './bench/against-one-bundle.ts';
import { measureApi } from './bench/api-load.ts';
import { measureArchives } from './bench/archives.ts';
import { measureBackOffice } from './bench/back-office.ts';
import { measureBrokenBuilds } from './bench/broken-builds.ts';
import { quick } from './bench/effort.ts';
import { withGoals } from './bench/goals.ts';
import { measureIdentity } from './bench/identity.ts';
import { fillLanding } from './bench/landing-figures.ts';
import { measureMemory } from './bench/memory.ts';
import { measureNavigation } from './bench/navigation.ts';
import { measureNewStores } from './bench/new-store.ts';
import { measurePages } from './bench/pages.ts';
import { measurePlatform } from './bench/platform.ts';
import { measurePresses } from './bench/presses.ts';
import { fillReadme } from './bench/readme.ts';
import { measureReleases } from './bench/releases.ts';
import { machine, print, read, write } from './bench/report.ts';
import type { BenchResults } from './bench/results.ts';
import { unmeasured } from './bench/results.ts';
import { measureRls } from './bench/rls.ts';
import { measureScale } from './bench/scale.ts';
import { measureSearch } from './bench/search.ts';
import { startServer } from './bench/server.ts';
import { measureSideBySide } from './bench/side-by-side.ts';
import { measureSlots } from './bench/slots.ts';
import { countOversold, fillShelves } from './bench/stock.ts';
import { chromiumOptions } from './chromium.ts';

/** The measurement of each flag, in order: heavy loads come late, and stores with many rows last. */
const parts: Record<string, () => Promise<Partial<BenchResults>>> = {
  pages: async () => ({ pages: await inBrowser((browser) => measurePages(browser, shop)) }),
  'one-bundle': async () => ({
    oneBundle: await inBrowser((browser) => measureAgainstOneBundle(browser, shop.base, dataDir)),
  }),
  navigation: async () => ({ navigation: await inBrowser((browser) => measureNavigation(browser, shop)) }),
  presses: async () => ({ presses: await inBrowser((browser) => measurePresses(browser, shop)) }),
  'side-by-side': async () => ({ sideBySide: await measureSideBySide(shop, dataDir) }),
  api: async () => {
    const url = await database();
    await fillShelves(url);
    const api = await measureApi(shop);
    return { api, oversold: await countOversold(url), memoryMiB: { idle, afterLoad: server.memory() } };
  },
  identity: async () => ({ identity: await measureIdentity(shop, await database()) }),
  rls: async () => ({ rls: await measureRls(await database()) }),
  'new-store': async () => ({ newStore: await measureNewStores(shop) }),
  slots: async () => ({ slots: await inBrowser((browser) => measureSlots(browser, shop)) }),
  releases: async () => ({ releases: await measureReleases(shop, dataDir) }),
  'broken-builds': async () => ({ brokenBuilds: await measureBrokenBuilds(shop, dataDir) }),
  search: async () => ({ search: await measureSearch(shop, await database()) }),
  'back-office': async () => {
    const url = await database();
    return { backOffice: await inBrowser((browser) => measureBackOffice(browser, shop, url)) };
  },
  platform: async () => ({ platform: await measurePlatform(shop, await database()) }),
  archives: async () => ({ archives: await measureArchives(await database()) }),
  memory: async () => ({ memory: await measureMemory() }),
  scale: async () => ({ scale: await measureScale() }),
};

/**
 * Measures the figures of the README's table on this machine. Flags select parts, which are printed, and
 * written with `--write`. `--quick` checks that it works. bench/README.md explains each part.
 */
const given = process.argv.slice(2);
if (given[0] === '--against') {
  await compareWith(given[1]);
  process.exit();
}
const named = Object.keys(parts).filter((part) => given.includes(`--${part}`));
const known = [...Object.keys(parts), 'write', 'quick'].map((name) => `--${name}`);
const unknown = given.find((flag) => !known.includes(flag));
if (unknown) throw new Error(`There is no ${unknown}: it is ${known.join(', ')}.`);

const dataDir = join(import.meta.dirname, '../var/bench');
const first = await startServer(dataDir, true);
await first.stop();
const server = await startServer(dataDir, false);
const shop = { base: `http://127.0.0.1:${server.port}`, host: `fresh.localhost:${server.port}` };
const idle = server.memory();
/** Takes over the PostgreSQL that runs. */
const database = async () => (await startPostgres({ dataDir: join(dataDir, 'data') })).url;

const seconds = (value: number) => Math.round(value * 10) / 10;
const measured: Partial<BenchResults> = {
  machine: machine(),
  start: { firstSeconds: seconds(first.seconds), laterSeconds: seconds(server.seconds) },
};
const measuredAt: BenchResults['measuredAt'] = {};

try {
  for (const part of named.length > 0 ? named : Object.keys(parts)) {
    // The figures of the other parts are written all the same.
    try {
      Object.assign(measured, await parts[part]?.());
      measuredAt[part] = new Date().toISOString();
    } catch (error) {
      console.error(`--${part} was not measured:`, error);
      process.exitCode = 1;
    }
  }
  print(withGoals({ ...unmeasured, ...measured, measuredAt }));
  if (!quick && (named.length === 0 || given.includes('--write'))) {
    const before = read();
    const results = withGoals({
      ...before,
      ...measured,
      measuredAt: { ...before.measuredAt, ...measuredAt },
    });
    write(results);
    fillReadme(results);
    fillLanding(results);
  }
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** `--against <folder>` compares this checkout with the one in that folder, alternating. */
async function compareWith(folder: string | undefined): Promise<void> {
  if (!folder || !existsSync(join(folder, 'package.json')))
    throw new Error('--against needs the folder of another checkout, with its packages installed.');
  const workFolder = join(import.meta.dirname, '../var/bench-against');
  try {
    console.table(await inBrowser((browser) => measureAgainstCheckout(browser, resolve(folder), workFolder)));
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}

async function inBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
