import type { BackOfficeResult } from './back-office.ts';
import type { ListTimes } from './back-office-lists.ts';
import { rounded } from './effort.ts';
import { addToCart } from './navigation.ts';
import type { PageResult } from './page-load.ts';
import { withoutScripts } from './pages.ts';
import { alone, beside, knownHost } from './platform.ts';
import type { BenchResults, Goal } from './results.ts';

/** Milliseconds; other navigations have 500. */
const warmGoals: Record<string, number> = { 'list → product': 100, [addToCart]: 50 };

type Bound = { below: number } | { atMost: number } | { atLeast: number };

function goal(what: string, value: number, bound: Bound, unit: string): Goal {
  const [[kind, limit] = ['', 0]] = Object.entries(bound);
  const signs: Record<string, string> = { below: '<', atMost: '≤', atLeast: '≥' };
  const met = kind === 'below' ? value < limit : kind === 'atMost' ? value <= limit : value >= limit;
  return { what, goal: `${signs[kind]} ${limit} ${unit}`.trim(), is: value, met };
}

const shopPages = ['home', 'category', 'product'];

/** The goals for the store's pages on a phone. */
const pageGoals = {
  slow: [
    ['fcp', { below: 500 }, 'ms'],
    ['lcp', { below: 700 }, 'ms'],
    ['tbt', { below: 100 }, 'ms'],
    ['hydrated', { below: 2_500 }, 'ms'],
    ['jsKilobytes', { atMost: 180 }, 'kB'],
    // Shown as 0.00.
    ['cls', { below: 0.005 }, ''],
  ],
  open: [['lcp', { below: 150 }, 'ms']],
} as const;

/** The goals for the back office of a large store, by the beginning of the measurement's name. */
const momentGoals: Record<string, Bound> = {
  'sign-in on a slow line': { below: 2_000 },
  'orders → list of products on a slow line': { below: 350 },
  'list → filtered list': { below: 150 },
  palette: { below: 80 },
  'save of a product': { below: 150 },
  'sheet of': { below: 17 },
  'import of': { below: 45 },
  'undo of it': { below: 30 },
  'list of the shop, during': { atMost: 2 },
};

/** Figures of many orders, which are no lists. */
const isList = ({ list }: { list: string }) => !/dashboard|analytics/.test(list);

function backOfficeGoals({ lists, pages, moments }: BackOfficeResult): Goal[] {
  const [slowest] = lists.filter(isList).sort((a, b) => b.p95 - a.p95);
  const [cold, again] = pages;
  return [
    ...(slowest ? [goal(`slowest list, ${slowest.list}: p95`, slowest.p95, { below: 60 }, 'ms')] : []),
    ...(cold ? [goal(`${cold.page}, slow: lcp`, cold.lcp, { below: 2_200 }, 'ms')] : []),
    ...(cold ? [goal(`${cold.page}: JS`, cold.jsKilobytes, { atMost: 280 }, 'kB')] : []),
    ...(again ? [goal(`${again.page}, slow: lcp`, again.lcp, { below: 1_000 }, 'ms')] : []),
    ...pages.map(({ page, cls }) => goal(`${page}: layout shift`, cls, { below: 0.01 }, '')),
    ...moments.flatMap(({ what, is, unit }) => {
      const bound = Object.entries(momentGoals).find(([begin]) => what.startsWith(begin))?.[1];
      return bound ? [goal(what, is, bound, unit)] : [];
    }),
  ];
}

function platformGoals(lists: ListTimes[]): Goal[] {
  const [slowest] = lists.filter(isList).sort((a, b) => b.p95 - a.p95);
  if (!slowest) return [];
  const named = (name: string) => lists.find(({ list }) => list === name);
  const [host, one, many] = [named(knownHost), named(alone), named(beside)];
  return [
    goal(`slowest list of 10,000 stores, ${slowest.list}: p95`, slowest.p95, { below: 100 }, 'ms'),
    ...(host ? [goal('a known host among 10,000 stores: p95', host.p95, { below: 2 }, 'ms')] : []),
    ...(one && many
      ? [
          goal(
            'products of a store beside 10,000 others',
            rounded(many.p50 / one.p50, 2),
            { atMost: 1.1 },
            '×',
          ),
        ]
      : []),
  ];
}

/** Each of the store's pages on a slow phone, against its own HTML without scripts. */
function besideDocument(pages: PageResult[]): Goal[] {
  const slow = pages.filter(({ width, throttled }) => width === 412 && throttled);
  return shopPages.flatMap((name) => {
    const whole = slow.find(({ page }) => page === name);
    const bare = slow.find(({ page }) => page === withoutScripts(name));
    if (!whole || !bare) return [];
    const ratio = (what: 'fcp' | 'lcp') => rounded(whole[what] / bare[what], 2);
    return [
      goal(`${name} against its HTML alone, slow: fcp`, ratio('fcp'), { atMost: 1.15 }, '×'),
      goal(`${name} against its HTML alone, slow: lcp`, ratio('lcp'), { atMost: 1.2 }, '×'),
    ];
  });
}

/** The same results with the project's goals for what was measured. */
export const withGoals = (results: BenchResults): BenchResults => ({ ...results, goals: goalsOf(results) });

function goalsOf({
  api,
  pages,
  oneBundle,
  navigation,
  presses,
  releases,
  slots,
  brokenBuilds,
  search,
  sideBySide,
  backOffice,
  newStore,
  platform,
  archives,
  memory,
  scale,
}: BenchResults): Goal[] {
  const goals: Goal[] = [];
  for (const page of pages.filter(({ page, width }) => shopPages.includes(page) && width === 412)) {
    const network = page.throttled ? 'slow' : 'open';
    for (const [what, bound, unit] of pageGoals[network]) {
      const value = page[what];
      if (value !== null) goals.push(goal(`${page.page}, ${network}: ${what}`, value, bound, unit));
    }
  }
  for (const { throttled, ratios } of oneBundle) {
    const network = throttled ? 'slow' : 'open';
    goals.push(goal(`federated against one bundle, ${network}: LCP`, ratios.lcp, { atMost: 1.1 }, '×'));
    goals.push(
      goal(`federated against one bundle, ${network}: JS`, ratios.jsKilobytes, { atMost: 1.05 }, '×'),
    );
  }
  for (const { what, throttled, warm } of navigation) {
    if (throttled) continue;
    goals.push(goal(`${what}, warm`, warm, { below: warmGoals[what] ?? 500 }, 'ms'));
  }
  goals.push(...besideDocument(pages));
  if (presses) {
    goals.push(
      goal(
        'presses on + that are counted',
        presses.counted,
        { atLeast: presses.tries },
        `of ${presses.tries}`,
      ),
    );
    goals.push(goal('press on + → its number: p95', presses.p95, { below: 100 }, 'ms'));
  }
  if (search) {
    const share = (100 * search.right) / search.asked;
    goals.push(goal('searches that find what is meant', share, { atLeast: 95 }, '%'));
    const [suggestions] = search.calls;
    if (suggestions) goals.push(goal(`${suggestions.what}: p95`, suggestions.p95, { below: 40 }, 'ms'));
  }
  if (newStore)
    goals.push(
      goal(`new store with ${newStore.products} products`, newStore.slowest, { below: 2_000 }, 'ms'),
    );
  if (archives) {
    goals.push(goal('export of a store', archives.exportSeconds, { below: 60 }, 's'));
    goals.push(goal('import of a store', archives.importSeconds, { below: 60 }, 's'));
    goals.push(goal('tables that differ after it', archives.different.length, { atMost: 0 }, ''));
  }
  if (releases) {
    goals.push(goal('release → first page', releases.releaseSlowest, { below: 10 }, 's'));
    goals.push(goal('rollback → first page', releases.rollbackSlowest, { below: 1 }, 's'));
  }
  for (const { throttled, ratio } of slots)
    goals.push(
      goal(`slots of two remotes, ${throttled ? 'slow' : 'open'}: LCP`, ratio, { atMost: 1.03 }, '×'),
    );
  for (const { fault, sawIt, outSeconds } of brokenBuilds)
    goals.push(
      goal(`a forced build that ${fault}: visitors who see it`, sawIt, { atMost: 5 }, ''),
      goal(`a forced build that ${fault}: out after`, outSeconds, { below: 10 }, 's'),
    );
  const order = api.find(({ call }) => call.startsWith('order placing'));
  if (order) goals.push(goal('order placing: p95', order.p95, { below: 60 }, 'ms'));
  const anew = api.find(({ call }) => call.endsWith('uncached'));
  if (anew) goals.push(goal(anew.call, anew.requestsPerSecond, { atLeast: 1_500 }, 'requests/s'));
  if (sideBySide) {
    const [list] = sideBySide.api;
    const [home] = sideBySide.html;
    const [oneByOne, atOnce] = sideBySide.uncachedHtml;
    if (list) goals.push(goal(`${list.what} against ${list.against}`, list.ratio, { atLeast: 0.5 }, '×'));
    if (home) {
      goals.push(goal(home.what, home.ours.requestsPerSecond, { atLeast: 5_000 }, 'requests/s'));
      goals.push(goal(`${home.what}: p99`, home.ours.p99, { below: 20 }, 'ms'));
    }
    if (oneByOne) goals.push(goal(`${oneByOne.call}: p95`, oneByOne.p95, { below: 40 }, 'ms'));
    if (atOnce) goals.push(goal(atOnce.call, atOnce.requestsPerSecond, { atLeast: 90 }, 'pages/s'));
  }
  const held = memory.at(-1);
  if (held) {
    goals.push(goal(`edge and API after ${held.after}`, held.edge + held.api, { atMost: 600 }, 'MiB'));
    goals.push(goal(`renderer after ${held.after}`, held.renderer, { atMost: 300 }, 'MiB'));
  }
  if (scale) {
    goals.push(goal('two edges and two APIs, per processor second', scale.efficiency, { atLeast: 0.8 }, '×'));
    goals.push(goal('figures for Prometheus, of a processor', scale.metrics.percent, { below: 1 }, '%'));
    goals.push(goal('catalogue reads at a replica', scale.atReplicaPercent, { atLeast: 80 }, '%'));
    goals.push(goal('beside a store with 50 times the load: p95', scale.noisy.ratio, { atMost: 1.5 }, '×'));
  }
  if (backOffice) goals.push(...backOfficeGoals(backOffice));
  goals.push(...platformGoals(platform));
  return goals;
}
