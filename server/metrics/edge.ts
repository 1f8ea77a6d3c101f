import type { Registry } from 'prom-client';
import { Gauge, Histogram } from 'prom-client';
import type { EdgeMeter } from '../../shell/server/meter.ts';

/** Pages from memory, rendering, and the builds that pages get. */
export function edgeMeter(registry: Registry): Omit<EdgeMeter, 'requests'> {
  const registers = [registry];
  const duration = new Histogram({
    name: 'larder_render_duration_seconds',
    help: 'How long the renderer took for a page: done, failed, or refused because it was busy',
    labelNames: ['outcome'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  return {
    rendered: (ms, outcome) => duration.observe({ outcome }, ms / 1_000),
    watch({ pages, compositions, live }) {
      new Gauge({
        name: 'larder_page_cache_bytes',
        help: 'Bytes of the pages in memory',
        registers,
        collect() {
          this.set(pages().bytes);
        },
      });
      new Gauge({
        name: 'larder_page_cache_pages',
        help: 'Pages since the start: from memory, of these old ones, made, and failed',
        labelNames: ['outcome'],
        registers,
        collect() {
          const { hits, stale, made, failed } = pages();
          for (const [outcome, count] of Object.entries({ hits, stale, made, failed }))
            this.set({ outcome }, count);
        },
      });
      new Gauge({
        name: 'larder_live_connections',
        help: 'Open tabs that are told of new builds',
        registers,
        collect() {
          this.set(live());
        },
      });
      new Gauge({
        name: 'larder_build_info',
        help: 'The builds that most visitors get now',
        labelNames: ['part', 'build'],
        registers,
        async collect() {
          this.reset();
          const builds = await compositions.current().catch(() => null);
          const parts = builds && chosen(() => builds.choose({ tenantId: null, visitor: null }).parts);
          for (const { remote, build } of Object.values(parts ?? {})) this.set({ part: remote, build }, 1);
        },
      });
    },
  };
}

/** Before the first release there is nothing to choose. */
function chosen<T>(choose: () => T): T | null {
  try {
    return choose();
  } catch {
    return null;
  }
}
