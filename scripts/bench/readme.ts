import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadResult } from './load.ts';
import type { PageResult } from './page-load.ts';
import type { BenchResults } from './results.ts';

const root = join(import.meta.dirname, '../..');
const begin = '<!-- bench -->';
const end = '<!-- /bench -->';

/** Writes the figures into the README, between its two markers. */
export function fillReadme(results: BenchResults): void {
  const file = join(root, 'README.md');
  writeFileSync(file, withFigures(readFileSync(file, 'utf8'), results));
}

export function withFigures(text: string, results: BenchResults): string {
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`README.md needs ${begin} and, below, ${end}.`);
  return `${text.slice(0, before)}${begin}\n\n${figures(results)}\n\n${text.slice(after)}`;
}

type Cell = string | number | null;

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 3 });
const cell = (value: Cell) => (typeof value === 'number' ? number(value) : (value ?? 'n/a'));
const row = (cells: Cell[]) => `| ${cells.map(cell).join(' | ')} |`;
const table = (heads: string[], rows: Cell[][]) =>
  [row(heads), `|${heads.map(() => '---|').join('')}`, ...rows.map(row)].join('\n');

function figures(results: BenchResults): string {
  return [
    ...startAndMemory(results),
    ...apiTable(results),
    ...besideBare(results),
    ...identity(results),
    ...rls(results),
    ...pages(results),
    ...federation(results),
    ...presses(results),
    ...search(results),
    ...backOffice(results),
    ...platform(results),
    ...archives(results),
    ...missed(results),
  ].join('\n\n');
}

function startAndMemory({ start, memoryMiB: { idle, afterLoad } }: BenchResults): string[] {
  return [
    `Start: ${start.firstSeconds} s the first time (packages installed, demo data to be seeded), ${start.laterSeconds} s afterwards. Memory: Node ${idle.node} MiB idle, ${afterLoad.node} MiB after the load; PostgreSQL ${idle.database} and ${afterLoad.database} MiB.`,
  ];
}

function apiTable({ api, oversold }: BenchResults): string[] {
  const failed = api.reduce((sum, { errors }) => sum + errors, 0);
  return [
    'API, 32 connections, 10 s; milliseconds:',
    table(
      ['call', 'requests/s', 'p50', 'p95', 'p99'],
      api.map(({ call, requestsPerSecond, p50, p95, p99 }) => [call, requestsPerSecond, p50, p95, p99]),
    ),
    `Failed requests: ${failed}. Units oversold, or unexplained by orders: ${oversold}. *Uncached* lists are read and counted in the database each time.`,
  ];
}

function besideBare({ sideBySide }: BenchResults): string[] {
  if (!sideBySide) return [];
  const uncached = ({ call, requestsPerSecond, p50, p95, p99 }: LoadResult): Cell[] => [
    call,
    requestsPerSecond,
    p50,
    p95,
    p99,
  ];
  return [
    'Compared with the smallest server that returns the same bytes (a Fastify route that has them in memory; a file and `@fastify/static`), alternating, 32 connections:',
    table(
      ['what', 'beside', 'ours, requests/s', 'p99', 'bare, requests/s', 'p99', 'ratio'],
      [...sideBySide.api, ...sideBySide.html].map(({ what, against, ours, bare, ratio }) => [
        what,
        against,
        ours.requestsPerSecond,
        ours.p99,
        bare.requestsPerSecond,
        bare.p99,
        ratio,
      ]),
    ),
    table(['page', 'requests/s', 'p50', 'p95', 'p99'], sideBySide.uncachedHtml.map(uncached)),
  ];
}

function identity({ identity: measured }: BenchResults): string[] {
  if (!measured) return [];
  const { guard, argon2, signIn } = measured;
  return [
    'Identity, in the same run; milliseconds:',
    table(
      ['what', 'p50', 'p95'],
      [
        [guard.what, guard.p50, guard.p95],
        ...signIn.map(({ call, p50, p95 }) => [`${call}, 8 connections`, p50, p95]),
        [argon2.what, argon2.p50, argon2.p95],
      ],
    ),
  ];
}

function rls({ rls: measured }: BenchResults): string[] {
  if (measured.length === 0) return [];
  return [
    'What row-level security costs, the same reads alternating with and without it, 8 at once; milliseconds:',
    table(
      ['read', 'with', 'without'],
      measured.map((one) => [one.what, one.with, one.without]),
    ),
  ];
}

const network = (throttled: boolean) => (throttled ? 'slow' : 'open');

function pages({ pages: measured }: BenchResults): string[] {
  const of = (page: PageResult): Cell[] => [
    page.page,
    String(page.width),
    network(page.throttled),
    page.fcp,
    page.lcp,
    page.tbt,
    page.cls,
    page.hydrated,
    page.requests,
    page.jsKilobytes,
    page.totalKilobytes,
  ];
  const heads = ['page', 'width', 'network', 'FCP', 'LCP', 'TBT', 'CLS', 'hydrated', 'requests', 'JS', 'all'];
  return [
    'Chromium, cold cache, median of 5; *slow* is 1.6 Mbit/s, 150 ms and a quarter of the processor. Milliseconds and kB:',
    table(heads, measured.map(of)),
  ];
}

function federation({ oneBundle, navigation, releases }: BenchResults): string[] {
  return [
    'What federation costs: the home page at 412 px out of released parts, and out of one webpack bundle of the same sources, alternating:',
    table(
      ['network', 'LCP, parts', 'LCP, one bundle', 'ratio', 'JS kB, parts', 'JS kB, one bundle', 'ratio'],
      oneBundle.map((one) => [
        network(one.throttled),
        one.federated.lcp,
        one.oneBundle.lcp,
        one.ratios.lcp,
        one.federated.jsKilobytes,
        one.oneBundle.jsKilobytes,
        one.ratios.jsKilobytes,
      ]),
    ),
    'In one tab, without a reload; milliseconds to the frame with the data:',
    table(
      ['from → to', 'network', 'first time', 'warm'],
      navigation.map(({ what, throttled, first, warm }) => [what, network(throttled), first, warm]),
    ),
    ...(releases
      ? [
          `From \`npm run release\` to the first page of the new build ${releases.releaseToFirstPage} s, from rolling back to the first page of the old one ${releases.rollbackToFirstPage} s.`,
        ]
      : []),
  ];
}

function presses({ presses: measured }: BenchResults): string[] {
  if (!measured) return [];
  const { tries, counted, p50, p95 } = measured;
  return [
    `Taps on + on a slow phone, at any time after the first paint: ${counted} of ${tries} counted; its number is on the screen after ${p50} ms, p95 ${p95} ms.`,
  ];
}

function search({ search: measured }: BenchResults): string[] {
  if (!measured) return [];
  return [
    `Searches of the demo store with the intended product among the first three: ${measured.right} of ${measured.asked}. Among 30,000 products, one call after another; milliseconds:`,
    table(
      ['call', 'p50', 'p95'],
      measured.calls.map(({ what, p50, p95 }) => [what, p50, p95]),
    ),
  ];
}

function archives({ archives: measured }: BenchResults): string[] {
  if (!measured) return [];
  const { rows, megabytes, exportSeconds, exportMiB, importSeconds, importMiB, different } = measured;
  return [
    `A store with 30,000 products and 100,000 orders as one file (${rows} rows, ${megabytes} MB): written in ${exportSeconds} s with ${exportMiB} MiB of memory, imported into another database in ${importSeconds} s with ${importMiB} MiB; tables that differ afterwards: ${different.length}.`,
  ];
}

function backOffice({ backOffice: office }: BenchResults): string[] {
  if (!office) return [];
  return [
    'The back office of a store with 30,000 products, 100,000 orders and 20,000 customers beside 100 other stores. Its lists, one call after another; milliseconds:',
    table(
      ['list', 'p50', 'p95'],
      office.lists.map(({ list, p50, p95 }) => [`\`${list}\``, p50, p95]),
    ),
    'On a slow line, and what people wait for:',
    table(
      ['what', 'is', 'unit'],
      [
        ...office.pages.flatMap(({ page, lcp, jsKilobytes }): Cell[][] => [
          [`${page}: LCP`, lcp, 'ms'],
          [`${page}: JS`, jsKilobytes, 'kB'],
        ]),
        ...office.moments.map(({ what, is, unit }): Cell[] => [what, is, unit]),
      ],
    ),
  ];
}

function platform({ platform: lists }: BenchResults): string[] {
  if (lists.length === 0) return [];
  return [
    'What operators look at with 10,000 stores: the list with its figures and the sums of all of them, one call after another; milliseconds:',
    table(
      ['list', 'p50', 'p95'],
      lists.map(({ list, p50, p95 }) => [`\`${list}\``, p50, p95]),
    ),
  ];
}

function missed({ goals }: BenchResults): string[] {
  const short = goals.filter(({ met }) => !met);
  if (short.length === 0) return [`All ${goals.length} goals are met.`];
  return [
    `${goals.length - short.length} of ${goals.length} goals are met. What falls short:`,
    table(
      ['what', 'goal', 'is'],
      short.map(({ what, goal, is }) => [what, goal, is]),
    ),
  ];
}
