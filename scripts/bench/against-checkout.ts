import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import pg from 'pg';
import { startPostgres } from '../../server/postgres.ts';
import { callsOf } from './api-load.ts';
import { effort, median, rounded } from './effort.ts';
import type { Draw, LoadResult } from './load.ts';
import { load } from './load.ts';
import type { PageResult, PageToMeasure } from './page-load.ts';
import { measureOnce, medianOf } from './page-load.ts';
import { pagesOf } from './pages.ts';
import type { BenchServer } from './server.ts';
import { startServer } from './server.ts';
import type { Shop } from './shop.ts';
import { fetchBytes } from './shop.ts';
import { fillShelves } from './stock.ts';

/** One figure of both checkouts. `ratio` is this one divided by the other. A figure with failed calls has no meaning. */
type Compared = { what: string; unit: string; before: number; after: number; ratio: number; errors?: string };
type Checkout = { shop: Shop; dataDir: string; stop(): Promise<void> };
type Pair<T> = [before: T, after: T];

/**
 * This checkout against another one, for instance the commit before a large change. Both platforms run at once, each
 * with its own data. Visits and loads alternate, so that other load of the machine affects both.
 */
export async function measureAgainstCheckout(
  browser: Browser,
  folder: string,
  workFolder: string,
): Promise<Compared[]> {
  const checkouts: Pair<Checkout> = [
    await startCheckout(join(workFolder, 'before'), folder),
    await startCheckout(join(workFolder, 'after')),
  ];
  try {
    return [...(await comparePages(browser, checkouts)), ...(await compareCalls(checkouts))];
  } finally {
    for (const { stop } of checkouts) await stop();
  }
}

async function startCheckout(dataDir: string, folder?: string): Promise<Checkout> {
  // The first start builds the parts. The second one is measured.
  const first: BenchServer = await startServer(dataDir, true, folder);
  await first.stop();
  const { port, stop } = await startServer(dataDir, false, folder);
  return { shop: { base: `http://127.0.0.1:${port}`, host: `fresh.localhost:${port}` }, dataDir, stop };
}

async function comparePages(browser: Browser, checkouts: Pair<Checkout>): Promise<Compared[]> {
  const targets = await Promise.all([pagesOf(checkouts[0].shop), pagesOf(checkouts[1].shop)]);
  const compared: Compared[] = [];
  for (const side of [0, 1] as const) {
    for (const target of targets[side]) await checkIsRendered(checkouts[side].shop, target);
  }
  for (const [index, { page }] of targets[0].entries()) {
    const width = page.startsWith('admin') ? 1350 : 412;
    for (const throttled of [true, false]) {
      const visit = (side: 0 | 1) =>
        measureOnce(browser, { ...(targets[side][index] as PageToMeasure), width }, throttled);
      const [before, after] = (await inTurns(visit, effort.comparedVisits)).map(medianOf) as Pair<PageResult>;
      const figures: [keyof PageResult, string][] = [
        ['fcp', 'ms'],
        ['lcp', 'ms'],
        ['tbt', 'ms'],
        ['jsKilobytes', 'kB'],
      ];
      for (const [figure, unit] of figures) {
        const what = `${page}, ${throttled ? 'slow line' : 'open line'}: ${figure}`;
        compared.push(comparedOf(what, unit, Number(before[figure]), Number(after[figure])));
      }
    }
  }
  return compared;
}

/** A page that its server does not render paints a loading screen first, whose time means nothing. */
async function checkIsRendered(shop: Shop, { url, cookies }: Omit<PageToMeasure, 'width'>): Promise<void> {
  if (cookies) return;
  const { pathname, search } = new URL(url);
  const html = await fetchBytes(shop, pathname + search, { accept: 'text/html' });
  if (html.includes('<div id="root"><div class="loading-screen"'))
    throw new Error(`The server does not render ${url}. Compare with another commit.`);
}

async function compareCalls(checkouts: Pair<Checkout>): Promise<Compared[]> {
  const urls = await Promise.all(checkouts.map(databaseOf));
  for (const url of urls) await fillShelves(url);
  const calls = await Promise.all([callsOf(checkouts[0].shop), callsOf(checkouts[1].shop)]);
  const times = { seconds: effort.loadSeconds / 2, warmUp: effort.warmUpSeconds / 2 };
  const compared: Compared[] = [];
  for (const [index, [name]] of calls[0].entries()) {
    const turn = async (side: 0 | 1) => {
      const [, draw] = calls[side][index] as [string, Draw];
      const result = await load(name, checkouts[side].shop, draw, times);
      await mailsAreWritten(urls[side] as string);
      return result;
    };
    const runs = await inTurns(turn, effort.runs);
    const [before, after] = runs.map(speedOf) as Pair<number>;
    const errors = runs.map((side) => side.reduce((sum, run) => sum + run.errors, 0)).join(' and ');
    compared.push({ ...comparedOf(name, 'requests/s', before, after), errors });
  }
  return compared;
}

/** It takes over the running PostgreSQL. */
const databaseOf = async ({ dataDir }: Checkout) =>
  (await startPostgres({ dataDir: join(dataDir, 'data') })).url;

/** Waits for the mails of the orders: the other checkout would have its turn beside them. */
async function mailsAreWritten(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ known: boolean }>(
      `select to_regclass('shopper_mails') is not null as known`,
    );
    if (!rows[0]?.known) return;
    while ((await client.query('select from shopper_mails where attempts = 0 limit 1')).rowCount)
      await wait(200);
  } finally {
    await client.end();
  }
}

async function inTurns<T>(turn: (side: 0 | 1) => Promise<T>, times: number): Promise<Pair<T[]>> {
  const seen: Pair<T[]> = [[], []];
  // Caches are filled before the measurement.
  for (const side of [0, 1] as const) await turn(side);
  for (let run = 0; run < times; run += 1) {
    for (const side of [0, 1] as const) seen[side].push(await turn(side));
  }
  return seen;
}

const speedOf = (runs: LoadResult[]) => median(runs.map(({ requestsPerSecond }) => requestsPerSecond));

const comparedOf = (what: string, unit: string, before: number, after: number): Compared => ({
  ...{ what, unit, before, after },
  ratio: rounded(after / before, 2),
});
