import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import type { ReleaseRecord } from '../../api/src/contract.ts';
import { openablePaths } from '../../api/src/features/browser-checks/browser-checks.schema.ts';
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

/** The pages, and part → build of the others in them. */
type Opened = { pages: OpenedPage[]; beside: Record<string, string> };

/**
 * Opens pages of a platform with this build in place of the live one: each of its pages whose address has no
 * parameter. Nothing of it reaches the platform; files of the build come from its folder.
 */
export async function openPages({ browser, part, origin, paths }: Input): Promise<Opened> {
  const record = releaseRecord.parse(JSON.parse(await readFile(join(part.output, 'release.json'), 'utf8')));
  const { host, parts, visitor } = await firstVisit(browser, origin);
  const queue = (paths ?? openablePaths(record, host)).values();
  const pages: OpenedPage[] = [];
  const worker = async () => {
    for (const path of queue)
      pages.push(await openPage({ browser, visitor, part, record, url: new URL(path, origin) }));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const { [part.name]: _replaced, ...beside } = parts;
  return { pages, beside };
}

type Visitor = Awaited<ReturnType<BrowserContext['storageState']>>;

/** All pages are opened as the same visitor, because visitors may get other builds by a rollout. */
async function firstVisit(browser: Browser, origin: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: 'commit' });
  const read = async (id: string) => {
    // The page is still on its way: an element is whole once the next one is there.
    await page.locator(`#${id} ~ *`).first().waitFor({ state: 'attached' });
    return JSON.parse((await page.locator(`#${id}`).textContent()) ?? '{}');
  };
  const { tenant } = await read('larder-bootstrap');
  const { shell, remotes } = inPage.parse(await read('larder-composition'));
  const visitor = await context.storageState();
  await context.close();
  const builds = Object.entries(remotes).map(([name, { build }]) => [name, build]);
  const parts: Record<string, string> = { shell, ...Object.fromEntries(builds) };
  const host: 'store' | 'platform' = tenant?.type === 'platform' ? 'platform' : 'store';
  return { host, parts, visitor };
}

const inPage = z.object({
  shell: z.string(),
  remotes: z.record(z.string(), z.object({ build: z.string() })),
});

type Given = Pick<Input, 'browser' | 'part'> & { visitor: Visitor; record: ReleaseRecord; url: URL };

async function openPage({ browser, visitor, part, record, url }: Given): Promise<OpenedPage> {
  const start = performance.now();
  const context = await browser.newContext({ storageState: visitor });
  const faults: string[] = [];
  await putIn(context, part, record);
  await catchReports(context, part.name, faults);
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(url.href, { waitUntil: 'commit' });
  const fault = await waitForText(page, faults);
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

/** Collects the errors that the shell reports of this part. */
async function catchReports(context: BrowserContext, part: string, faults: string[]): Promise<void> {
  await context.route('**/api/telemetry', async (route) => {
    const { errors = [] } = route.request().postDataJSON() as { errors?: Record<string, string>[] };
    for (const { remote, phase, message } of errors) if (remote === part) faults.push(`${phase}: ${message}`);
    await route.fulfill({ status: 202, json: { success: true } });
  });
}

/** Ends at once with what has been heard meanwhile. */
async function waitForText(page: Page, faults: string[]): Promise<string | null> {
  const until = performance.now() + paintMs;
  while (performance.now() < until) {
    if (faults[0]) return faults[0];
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
