import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import type { LoginReply } from '../../api/src/contract.ts';
import { platformAt } from '../release/platform-client.ts';
import type { BuiltPart } from '../release/release-parts.ts';
import { releaseParts } from '../release/release-parts.ts';
import { copyProject } from '../testing/project-copy.ts';
import { effort, rounded } from './effort.ts';
import type { PageResult } from './page-load.ts';
import { measureOnce, medianOf } from './page-load.ts';
import { pagesOf } from './pages.ts';
import type { Shop } from './shop.ts';
import { ask } from './shop.ts';

/** A product page with the panels of two remotes against the same page without, in ms. */
export type SlotsResult = { throttled: boolean; lcpWithout: number; lcpWith: number; ratio: number };

const remotes = ['mfe-first', 'mfe-second'];
const run = promisify(execFile);

/**
 * Two new remotes fill the slot of the product page. The page is measured before and after they are live, and once
 * more after they are withdrawn, so that a machine that becomes slower or faster meanwhile is not their doing.
 */
export async function measureSlots(browser: Browser, shop: Shop): Promise<SlotsResult[]> {
  const product = (await pagesOf(shop)).find(({ page }) => page === 'product');
  if (!product) throw new Error('There is no product page to be measured.');
  const address = `http://localhost:${new URL(shop.base).port}`;
  const credentials = { email: 'platform@larder.test', password: 'Larder-demo-1' };
  const operator = { ...shop, host: new URL(address).host };
  const { token } = await ask<LoginReply>(operator, '/api/platform/admin/login', credentials);
  const headers = { authorization: `Bearer ${token}` };
  const platform = platformAt(address);
  const visits = async (throttled: boolean, ready?: string) => {
    const results: PageResult[] = [];
    const target = { ...product, width: 412, ...(ready && { ready }) };
    for (let time = 0; time < effort.runs; time += 1)
      results.push(await measureOnce(browser, target, throttled));
    return results;
  };
  const parts = await makeRemotes();
  const lines = [true, false];
  const before = await inEach(lines, (throttled) => visits(throttled));
  for (const part of parts)
    await releaseParts({
      ...{ platform, parts: [part], tokenFor: () => token, way: { live: true }, log: () => {} },
      ...{ commit: undefined, checked: Promise.resolve() },
    });
  const filled = `[data-slot="storefront.product"] :nth-child(${remotes.length})`;
  const during = await inEach(lines, (throttled) => visits(throttled, filled));
  for (const { name, build } of parts)
    await ask(operator, `/api/releases/${name}/${build}/withdraw`, { reason: 'measured' }, headers);
  const after = await inEach(lines, (throttled) => visits(throttled));
  await platform.close();
  return lines.map((throttled, at) => {
    const without = medianOf([...(before[at] ?? []), ...(after[at] ?? [])]).lcp;
    const { lcp } = medianOf(during[at] ?? []);
    return { throttled, lcpWithout: without, lcpWith: lcp, ratio: rounded(lcp / without, 2) };
  });
}

async function inEach<T>(lines: boolean[], work: (throttled: boolean) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (const line of lines) results.push(await work(line));
  return results;
}

/** Builds the two remotes in a copy of the project. */
async function makeRemotes(): Promise<BuiltPart[]> {
  const root = copyProject(['mfe-storefront', 'mfe-store-admin']);
  process.once('exit', () => void rm(root, { recursive: true, force: true }));
  const npm = (script: string, args: string[]) =>
    run(process.execPath, [`scripts/${script}.ts`, ...args], { cwd: root });
  for (const name of remotes)
    await npm('new-remote', [name, '--for', 'everybody', '--slot', 'storefront.product']);
  await npm('webpack/build', remotes);
  return Promise.all(
    remotes.map(async (name) => {
      const folder = join(root, 'dist', name);
      const { build } = JSON.parse(await readFile(join(folder, 'current.json'), 'utf8')) as { build: string };
      return { name, build, output: join(folder, build) };
    }),
  );
}
