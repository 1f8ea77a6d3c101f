import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { effort, median, rounded } from './effort.ts';

export type PageResult = {
  page: string;
  width: number;
  throttled: boolean;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** The time of the page's own `larder-hydrated` mark; null for pages that do not set it. */
  hydrated: number | null;
  requests: number;
  /** The transferred bytes of scripts during the whole visit, with those that are loaded when the browser is idle. */
  jsKilobytes: number;
  totalKilobytes: number;
};

export type PageToMeasure = {
  page: string;
  url: string;
  width: number;
  cookies?: Parameters<BrowserContext['addCookies']>[0];
  /** A selector of an element that only the finished page has. */
  ready?: string;
  /** Loads no scripts, to measure the document alone. */
  withoutScripts?: boolean;
  /** Measures the second visit, whose files are in the browser's cache. */
  again?: boolean;
};

/** Slow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms latency), with a CPU throttled to a quarter. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

type Task = { start: number; duration: number };
type Seen = { lcp: number; cls: number; tasks: Task[] };

/** Runs before the page's own scripts. Collects the browser's entries of paints, layout shifts and long tasks. */
function observe(): void {
  const seen: Seen = { lcp: 0, cls: 0, tasks: [] };
  Object.assign(window, { larderBench: seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  watch('longtask', (entry) => {
    seen.tasks.push({ start: entry.startTime, duration: entry.duration });
  });
}

const isHydrated = () => performance.getEntriesByName('larder-hydrated').length > 0;

export async function measurePage(
  browser: Browser,
  target: PageToMeasure,
  throttled: boolean,
): Promise<PageResult> {
  const results: PageResult[] = [];
  for (let run = 0; run < effort.runs; run += 1) results.push(await measureOnce(browser, target, throttled));
  return medianOf(results);
}

/** The median of each value over several visits of one page. */
export function medianOf(results: PageResult[]): PageResult {
  const [first] = results;
  if (!first) throw new Error('Nothing was measured.');
  const of = (pick: (result: PageResult) => number, digits = 0) => rounded(median(results.map(pick)), digits);
  const isMarked = results.every(({ hydrated }) => hydrated !== null);
  return {
    page: first.page,
    width: first.width,
    throttled: first.throttled,
    fcp: of((result) => result.fcp),
    lcp: of((result) => result.lcp),
    tbt: of((result) => result.tbt),
    cls: of((result) => result.cls, 4),
    hydrated: isMarked ? of((result) => result.hydrated ?? 0) : null,
    requests: of((result) => result.requests),
    jsKilobytes: of((result) => result.jsKilobytes),
    totalKilobytes: of((result) => result.totalKilobytes),
  };
}

/** One visit with an empty cache, or the one after it. */
export async function measureOnce(
  browser: Browser,
  target: PageToMeasure,
  throttled: boolean,
): Promise<PageResult> {
  const context = await browser.newContext({
    viewport: { width: target.width, height: target.width < 600 ? 915 : 940 },
  });
  try {
    if (target.cookies) await context.addCookies(target.cookies);
    if (target.again) {
      const before = await context.newPage();
      await before.goto(target.url, { waitUntil: 'networkidle' });
      if (target.ready) await before.waitForSelector(target.ready);
      await before.close();
    }
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const bytes = await countBytes(cdp);
    if (throttled) await slowDown(cdp);
    if (target.withoutScripts) await cdp.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await page.addInitScript(observe);
    await page.goto(target.url, { waitUntil: 'load' });
    // With a slow CPU the network may be idle before the page is finished.
    if (target.ready) await page.waitForSelector(target.ready);
    if (!target.withoutScripts)
      await page.waitForFunction(isHydrated, null, { timeout: 20_000 }).catch(() => {});
    await page.waitForLoadState('networkidle');
    // A paint may follow the last reply.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 500))));
    const seen = await page.evaluate(() => {
      const { larderBench } = window as unknown as { larderBench: Seen };
      const { tasks, ...shown } = larderBench;
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      // Total blocking time counts tasks after the first paint: of each the part above 50 ms.
      const blocking = ({ start, duration }: Task) => Math.min(duration, start + duration - fcp) - 50;
      return {
        ...shown,
        fcp,
        tbt: tasks.reduce((sum, task) => sum + Math.max(0, blocking(task)), 0),
        hydrated: performance.getEntriesByName('larder-hydrated')[0]?.startTime ?? null,
      };
    });
    return {
      page: target.page,
      width: target.width,
      throttled,
      ...seen,
      requests: bytes.requests,
      jsKilobytes: bytes.script / 1024,
      totalKilobytes: bytes.total / 1024,
    };
  } finally {
    await context.close();
  }
}

export async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slowNetwork);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function countBytes(cdp: CDPSession) {
  const seen = { requests: 0, script: 0, total: 0 };
  const scripts = new Set<string>();
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: false });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    seen.requests += 1;
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen.total += encodedDataLength;
    if (scripts.has(requestId)) seen.script += encodedDataLength;
  });
  return seen;
}
