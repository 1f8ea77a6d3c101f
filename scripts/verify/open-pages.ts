import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { ReleaseRecord } from '../../api/src/contract.ts';
import { releaseRecord } from '../../api/src/platform/storage/release-record.schema.ts';
import type { BuiltPart } from '../release/release-parts.ts';

export type OpenedPage = { path: string; ms: number; fault: string | null };

/** A tab that does not answer for so long is blocked. */
const answerMs = 3_000;
const paintMs = 15_000;
/** The shell sends what failed at most once a second. */
const reportMs = 1_500;
const lookEveryMs = 100;
const atOnce = 3;

type Input = { browser: Browser; part: BuiltPart; origin: string; paths?: string[] };

/**
 * Opens pages of a platform with this build in place of the live one: each of its pages whose address has no
 * parameter. Nothing of it reaches the platform; files of the build come from its folder.
 */
export async function openPages({ browser, part, origin, paths }: Input): Promise<OpenedPage[]> {
  const record = releaseRecord.parse(JSON.parse(await readFile(join(part.output, 'release.json'), 'utf8')));
  const host = await hostOf(browser, origin);
  const queue = (paths ?? pathsOf(record, host)).values();
  const opened: OpenedPage[] = [];
  const worker = async () => {
    for (const path of queue) opened.push(await openPage(browser, part, record, new URL(path, origin)));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return opened;
}

async function hostOf(browser: Browser, origin: string): Promise<'store' | 'platform'> {
  const page = await browser.newPage();
  await page.goto(origin, { waitUntil: 'commit' });
  const bootstrap = await page.locator('#larder-bootstrap').textContent();
  await page.close();
  return JSON.parse(bootstrap ?? '{}').tenant?.type === 'platform' ? 'platform' : 'store';
}

const pathsOf = ({ pages }: ReleaseRecord, host: 'store' | 'platform') =>
  pages.filter((page) => page.host === host && !/[:*]/.test(page.path)).map(({ path }) => path);

async function openPage(
  browser: Browser,
  part: BuiltPart,
  record: ReleaseRecord,
  url: URL,
): Promise<OpenedPage> {
  const start = performance.now();
  const context = await browser.newContext();
  const faults: string[] = [];
  await putIn(context, part, record);
  await catchReports(context, part.name, faults);
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(url.href, { waitUntil: 'commit' });
  const fault = await waitForText(page);
  const ms = Math.round(performance.now() - start);
  if (!fault) await wait(reportMs);
  // A blocked tab does not hear this; it ends with the browser.
  void context.close().catch(() => {});
  return { path: url.pathname, ms, fault: faults[0] ?? fault };
}

/** The page is made of the build before the shell reads it, and without what the server has rendered. */
async function putIn(context: BrowserContext, { name, output }: BuiltPart, record: ReleaseRecord) {
  const { build, version, needs, global, entry } = record;
  const folder = `/mfe/${name}/${build}/`;
  const integrity = record.files.find(({ path }) => path === entry)?.sha384;
  const release = { build, version, needs, global, integrity, entry: folder + entry };
  await context.addInitScript(
    ({ name, release }) => {
      document.addEventListener('readystatechange', () => {
        const element = document.getElementById('larder-composition');
        if (document.readyState !== 'interactive' || !element) return;
        const composition = JSON.parse(element.textContent ?? '');
        const { fallback: _none, ...own } = composition.remotes[name] ?? {};
        composition.remotes[name] = { ...own, ...release };
        element.textContent = JSON.stringify(composition);
        document.getElementById('larder-queries')?.remove();
        document.getElementById('root')?.replaceChildren();
      });
    },
    { name, release },
  );
  await context.route(`**${folder}*`, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(folder.length);
    const isKnown = record.files.some(({ path }) => path === file);
    return isKnown ? route.fulfill({ path: join(output, file) }) : route.fulfill({ status: 404 });
  });
}

/** What the shell reports of this part. */
async function catchReports(context: BrowserContext, part: string, faults: string[]): Promise<void> {
  await context.route('**/api/telemetry', async (route) => {
    const { errors = [] } = route.request().postDataJSON() as { errors?: Record<string, string>[] };
    for (const { remote, phase, message } of errors) if (remote === part) faults.push(`${phase}: ${message}`);
    await route.fulfill({ status: 202, json: { success: true } });
  });
}

async function waitForText(page: Page): Promise<string | null> {
  const until = performance.now() + paintMs;
  while (performance.now() < until) {
    const hasText = page
      .evaluate(() => {
        const content = document.querySelector('main') ?? document.getElementById('root');
        // Before that it is what the server rendered. Only text that can be seen counts.
        // biome-ignore lint/performance/useDomNodeTextContent: textContent has hidden text as well
        return document.readyState !== 'loading' && Boolean(content?.innerText.trim());
      })
      // The page was loading another document.
      .catch(() => false);
    const seen = await Promise.race([hasText, wait(answerMs, 'blocked')]);
    if (seen === 'blocked') return `it loops: the page did not answer for ${answerMs / 1_000} s`;
    if (seen) return null;
    await wait(lookEveryMs);
  }
  return `it paints nothing or never ends loading: there was no text after ${paintMs / 1_000} s`;
}
