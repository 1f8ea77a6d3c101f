import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { freePort } from '../../api/src/platform/free-port.ts';
import { treeTime } from '../chaos/processes.ts';
import { rounded } from './effort.ts';
import type { Fleets } from './fleet.ts';
import { timesIn } from './profile.ts';

export type MetricsCost = {
  /** The share of its time at work in which an edge or an API counts, in percent. */
  counting: number;
  /** Processor time of one reading, in milliseconds. */
  readingMs: number;
  /** Both together, of a processor that is busy, in percent. */
  percent: number;
};

/** As in deploy/prometheus. */
const readEveryMs = 15_000;
const readings = 200;
const meters = /\/server\/metrics\/|\/node_modules\/prom-client\//;

/**
 * Measures what figures for Prometheus cost an edge and an API. Two runs of the same load differ by more, so a run with
 * figures is not compared with one without: a profile says how much of the work is counting, and many readings in a row
 * say what one takes.
 * `visit` sends visitors to an edge and returns for how many seconds.
 */
export async function costOfMetrics(
  fleets: Fleets,
  visit: (port: number) => Promise<number>,
): Promise<MetricsCost> {
  const begin = async (more: Record<string, string>) => {
    const ports = [await freePort(), await freePort()];
    const [atApi, atEdge] = ports.map(String) as [string, string];
    const api = await fleets.start('api', { ...more, METRICS_PORT: atApi });
    const API_URL = `http://127.0.0.1:${api.port}`;
    const edge = await fleets.start('edge', { ...more, API_URL, METRICS_PORT: atEdge });
    return { servers: [edge, api], ports, seconds: await visit(edge.port) };
  };

  const { servers, ports } = await begin({});
  const time = () => servers.reduce((sum, { pid }) => sum + treeTime(pid), 0);
  const before = time();
  for (let count = 0; count < readings; count += 1)
    for (const port of ports) await (await request(`http://127.0.0.1:${port}/metrics`)).body.dump();
  const readingMs = (time() - before) / readings / ports.length;

  const folder = mkdtempSync(join(tmpdir(), 'larder-profiles-'));
  try {
    const profiled = await begin({ NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` });
    // Each writes its profile when it ends.
    for (const { stop } of profiled.servers) await stop();
    const times = readdirSync(folder).map((name) =>
      timesIn(JSON.parse(readFileSync(join(folder, name), 'utf8')), meters, profiled.seconds),
    );
    const [all, own] = (['all', 'own'] as const).map((key) => times.reduce((sum, one) => sum + one[key], 0));
    const counting = (100 * (own ?? 0)) / (all ?? 0);
    return {
      counting: rounded(counting, 2),
      readingMs: rounded(readingMs, 1),
      percent: rounded(counting + (100 * readingMs) / readEveryMs, 2),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
