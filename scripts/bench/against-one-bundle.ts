import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { pino } from 'pino';
import { freePort } from '../../api/src/platform/free-port.ts';
import { apiAt } from '../../shell/server/api-port.ts';
import type { Composition } from '../../shell/server/composition.ts';
import { buildEdge } from '../../shell/server/edge.ts';
import { localBuilds } from '../../shell/server/local-builds.ts';
import { root } from '../webpack/packages.ts';
import { effort, rounded } from './effort.ts';
import { buildOneBundle } from './one-bundle/build.ts';
import { wholeComposition } from './one-bundle/whole-composition.ts';
import type { PageResult } from './page-load.ts';
import { measureOnce, medianOf } from './page-load.ts';

/** The cost of federation: the same page made of released parts and of one bundle of the same sources. */
export type OneBundleResult = {
  page: string;
  width: number;
  throttled: boolean;
  federated: PageResult;
  oneBundle: PageResult;
  /** Federated divided by one bundle: 1.05 is 5 % more. */
  ratios: { lcp: number; jsKilobytes: number };
};

const dist = join(root, 'dist');

/**
 * Two edges of the same code in this process, both with the API of the running platform. They differ in
 * the builds they serve. Visits alternate, so that other load of the machine affects both.
 */
export async function measureAgainstOneBundle(
  browser: Browser,
  apiUrl: string,
  workFolder: string,
): Promise<OneBundleResult[]> {
  const federated = wholeComposition(localBuilds(dist, console).newest());
  const folder = join(workFolder, 'one-bundle');
  const bundle = await buildOneBundle(folder, federated, dist);
  const edges = [
    await startEdge(apiUrl, workFolder, dist, federated),
    await startEdge(apiUrl, workFolder, folder, bundle),
  ] as const;
  try {
    const results: OneBundleResult[] = [];
    for (const throttled of [true, false]) results.push(await compare(browser, edges, throttled));
    return results;
  } finally {
    for (const edge of edges) await edge.close();
  }
}

type Edge = { home: string; close(): Promise<void> };

async function startEdge(
  apiUrl: string,
  dataDir: string,
  builds: string,
  composition: Composition,
): Promise<Edge> {
  const edge = await buildEdge({
    ...{ api: apiAt(apiUrl), apiUrl, rootDomain: 'localhost', builds, dataDir },
    composition: () => composition,
    log: pino({ level: 'warn' }),
  });
  const port = await freePort();
  await edge.listen({ port, host: '127.0.0.1' });
  return { home: `http://fresh.localhost:${port}/`, close: () => edge.close() };
}

async function compare(
  browser: Browser,
  [federated, oneBundle]: readonly [Edge, Edge],
  throttled: boolean,
): Promise<OneBundleResult> {
  const target = { page: 'home', width: 412 };
  const visit = ({ home }: Edge) => measureOnce(browser, { ...target, url: home }, throttled);
  // The caches of the edges, also of pictures, are filled before the measurement.
  for (const edge of [federated, oneBundle]) await visit(edge);
  const seen: [PageResult[], PageResult[]] = [[], []];
  for (let run = 0; run < effort.runs; run += 1) {
    seen[0].push(await visit(federated));
    seen[1].push(await visit(oneBundle));
  }
  const [ours, theirs] = [medianOf(seen[0]), medianOf(seen[1])];
  return {
    ...target,
    throttled,
    federated: ours,
    oneBundle: theirs,
    ratios: {
      lcp: rounded(ours.lcp / theirs.lcp, 3),
      jsKilobytes: rounded(ours.jsKilobytes / theirs.jsKilobytes, 3),
    },
  };
}
