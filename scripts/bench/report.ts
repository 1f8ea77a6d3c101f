import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { effort } from './effort.ts';
import type { BenchResults } from './results.ts';
import { unmeasured } from './results.ts';

export const machine = () => ({
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  node: process.version,
});

const line = (text = '') => process.stdout.write(`${text}\n`);

function table(title: string, rows: object[]): void {
  if (rows.length === 0) return;
  line(`\n${title}`);
  console.table(rows);
}

export function print(results: BenchResults): void {
  const { start, memoryMiB, api, oversold, identity, sideBySide, releases, backOffice, newStore } = results;
  table('Start (s)', [start]);
  if (memoryMiB.idle.node > 0) {
    line('\nMemory (MiB)');
    console.table(memoryMiB);
  }
  table(`API, 32 connections, ${effort.loadSeconds} s; times in ms`, api);
  if (api.length > 0) line(`Oversold or unexplained units: ${oversold}`);
  if (sideBySide) {
    const rows = [...sideBySide.api, ...sideBySide.html].map(
      ({ ours, bare, what, against, bytes, ratio }) => ({
        what,
        against,
        bytes,
        ours: ours.requestsPerSecond,
        'ours p99': ours.p99,
        bare: bare.requestsPerSecond,
        'bare p99': bare.p99,
        ratio,
        errors: ours.errors + bare.errors,
      }),
    );
    table('Side by side, alternating, 32 connections; requests/s, p99 in ms', rows);
    table('Pages that nobody asked for before; times in ms', sideBySide.uncachedHtml);
  }
  if (identity) {
    table('Identity: signing in with 8 connections; times in ms', identity.signIn);
    table('The guard and argon2 by themselves, 8 at once; times in ms', [identity.argon2, identity.guard]);
  }
  if (newStore) table('A new store with the goods of a grocery; times in ms', [newStore]);
  table('Reads with and without row-level security, alternating; times in ms', results.rls);
  table(`Pages, cold cache, median of ${effort.runs}; times in ms`, results.pages);
  table(
    `Released parts against one bundle of the same sources, median of ${effort.runs}, alternating`,
    results.oneBundle.map(({ page, throttled, federated, oneBundle, ratios }) => ({
      page,
      throttled,
      'LCP federated': federated.lcp,
      'LCP one bundle': oneBundle.lcp,
      'LCP ×': ratios.lcp,
      'JS kB federated': federated.jsKilobytes,
      'JS kB one bundle': oneBundle.jsKilobytes,
      'JS ×': ratios.jsKilobytes,
    })),
  );
  table(`In one tab, without a reload, median of ${effort.runs}; ms`, results.navigation);
  if (results.presses) table('Presses on + on a slow phone; ms', [results.presses]);
  if (results.search) {
    line(
      `\nSearches of the demo store that find what is meant: ${results.search.right} of ${results.search.asked}`,
    );
    table('Search among 30,000 products, one call after another; ms', results.search.calls);
  }
  if (results.archives)
    table('A store with 30,000 products and 100,000 orders in one file, and out of it', [results.archives]);
  if (releases) table('From the command, or the call, to the first page of the other build; s', [releases]);
  if (results.slots.length > 0)
    table(
      'A product page with panels of two other remotes against the page without; LCP in ms',
      results.slots,
    );
  if (results.brokenBuilds.length > 0)
    table('Broken storefronts that were forced past the gate; s until they are out', results.brokenBuilds);
  if (backOffice) {
    table('Lists of a large store, one call after another; ms', backOffice.lists);
    table(`The back office on a slow line, median of ${effort.runs}; ms`, backOffice.pages);
    table('What people wait for in the back office', backOffice.moments);
  }
  table('Lists and sums of 10,000 stores, one call after another; ms', results.platform);
  table('Resident memory of processes when each visitor wants something else; MiB', results.memory);
  if (results.scale) {
    const { costs, noisy, metrics, ...figures } = results.scale;
    table('Visitors behind HAProxy; processor time of a request, p95 in ms', costs);
    table('What more processes and a replica bring', [figures]);
    table('What figures for Prometheus cost: counting in %, a reading in ms, both in % of a processor', [
      metrics,
    ]);
    table('A store beside one with 50 times its load; p95 in ms', [noisy]);
  }
  const missed = results.goals.filter(({ met }) => !met);
  table(
    `${missed.length} of ${results.goals.length} goals are missed`,
    missed.map(({ met: _met, ...rest }) => rest),
  );
}

const file = join(import.meta.dirname, '../../bench/results.json');

/** Reads the earlier results; parts that were not measured have no figures. */
export const read = (): BenchResults => ({ ...unmeasured, ...JSON.parse(readFileSync(file, 'utf8')) });

export const write = (results: BenchResults): void =>
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
