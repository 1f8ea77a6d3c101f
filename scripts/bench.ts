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
import { goalsOf } from './bench/goals.ts';
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
import { machine, print, write } from './bench/report.ts';
import type { BenchResults } from './bench/results.ts';
import { measureRls } from './bench/rls.ts';
import { measureScale } from './bench/scale.ts';
import { measureSearch } from './bench/search.ts';
import { startServer } from './bench/server.ts';
import { measureSideBySide } from './bench/side-by-side.ts';
import { measureSlots } from './bench/slots.ts';
import { countOversold, fillShelves } from './bench/stock.ts';
import { chromiumOptions } from './chromium.ts';

/**
 * Measures all figures of the README's table in one run on this machine. Flags select parts, which are
 * printed but not written. `--quick` checks that it works. bench/README.md explains each part.
 */
const parts = [
  '--pages',
  '--one-bundle',
  '--navigation',
  '--presses',
  '--side-by-side',
  '--api',
  '--identity',
  '--rls',
  '--releases',
  '--slots',
  '--broken-builds',
  '--search',
  '--back-office',
  '--new-store',
  '--platform',
  '--archives',
  '--memory',
  '--scale',
];
const given = process.argv.slice(2);
if (given[0] === '--against') {
  await compareWith(given[1]);
  process.exit();
}
const unknown = given.find((flag) => !parts.includes(flag) && flag !== '--quick');
if (unknown) throw new Error(`There is no ${unknown}: it is ${parts.join(', ')} or --quick.`);
const only = given.filter((flag) => parts.includes(flag));
const wants = (part: string) => only.length === 0 || only.includes(part);

const dataDir = join(import.meta.dirname, '../var/bench');
const first = await startServer(dataDir, true);
await first.stop();
const server = await startServer(dataDir, false);
const shop = { base: `http://127.0.0.1:${server.port}`, host: `fresh.localhost:${server.port}` };

const results: BenchResults = {
  measuredAt: new Date().toISOString(),
  machine: machine(),
  start: {
    firstSeconds: Math.round(first.seconds * 10) / 10,
    laterSeconds: Math.round(server.seconds * 10) / 10,
  },
  memoryMiB: { idle: server.memory(), afterLoad: server.memory() },
  api: [],
  oversold: 0,
  identity: null,
  rls: [],
  pages: [],
  oneBundle: [],
  navigation: [],
  presses: null,
  search: null,
  releases: null,
  slots: [],
  brokenBuilds: [],
  sideBySide: null,
  backOffice: null,
  newStore: null,
  platform: [],
  archives: null,
  memory: [],
  scale: null,
  goals: [],
};

try {
  // The heavy loads come late, the changes of the platform's builds after them, and the many rows last.
  if (wants('--pages')) results.pages = await inBrowser((browser) => measurePages(browser, shop));
  if (wants('--one-bundle'))
    results.oneBundle = await inBrowser((browser) => measureAgainstOneBundle(browser, shop.base, dataDir));
  if (wants('--navigation'))
    results.navigation = await inBrowser((browser) => measureNavigation(browser, shop));
  if (wants('--presses')) results.presses = await inBrowser((browser) => measurePresses(browser, shop));
  if (wants('--side-by-side')) results.sideBySide = await measureSideBySide(shop, dataDir);
  if (wants('--api') || wants('--identity') || wants('--rls')) {
    // It takes over the running PostgreSQL.
    const { url: databaseUrl } = await startPostgres({ dataDir: join(dataDir, 'data') });
    if (wants('--api')) {
      await fillShelves(databaseUrl);
      results.api = await measureApi(shop);
      results.oversold = await countOversold(databaseUrl);
    }
    results.memoryMiB.afterLoad = server.memory();
    if (wants('--identity')) results.identity = await measureIdentity(shop, databaseUrl);
    if (wants('--rls')) results.rls = await measureRls(databaseUrl);
  }
  if (wants('--new-store')) results.newStore = await measureNewStores(shop);
  if (wants('--slots')) results.slots = await inBrowser((browser) => measureSlots(browser, shop));
  if (wants('--releases')) results.releases = await measureReleases(shop, dataDir);
  if (wants('--broken-builds')) results.brokenBuilds = await measureBrokenBuilds(shop, dataDir);
  if (wants('--search') || wants('--back-office') || wants('--platform') || wants('--archives')) {
    const { url } = await startPostgres({ dataDir: join(dataDir, 'data') });
    if (wants('--search')) results.search = await measureSearch(shop, url);
    if (wants('--back-office'))
      results.backOffice = await inBrowser((browser) => measureBackOffice(browser, shop, url));
    if (wants('--platform')) results.platform = await measurePlatform(shop, url);
    if (wants('--archives')) results.archives = await measureArchives(url);
  }
  if (wants('--memory')) results.memory = await measureMemory();
  if (wants('--scale')) results.scale = await measureScale();
  results.goals = goalsOf(results);
  print(results);
  if (only.length === 0 && !quick) {
    write(results);
    fillReadme();
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
