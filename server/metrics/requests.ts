import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';
import type { Durations } from './durations.ts';
import { createDurations } from './durations.ts';

const seconds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Requests by the pattern of their route, never by what was asked for: there are as many rows as routes, whatever
 * strangers send.
 */
export function requestMeter(registry: Registry) {
  const duration = createDurations(registry, {
    name: 'larder_http_request_duration_seconds',
    help: 'How long requests took until their last byte, by part, route and kind of status',
    labelNames: ['part', 'method', 'route', 'status'],
    buckets: seconds,
  });
  const running: (() => [part: string, open: number])[] = [];
  new Gauge({
    name: 'larder_http_requests_running',
    help: 'Requests that have come and are not answered, streams included',
    labelNames: ['part'],
    registers: [registry],
    collect() {
      for (const [part, open] of running.map((count) => count())) this.set({ part }, open);
    },
  });

  return (
    app: FastifyInstance,
    part: 'api' | 'edge',
    ended?: (request: FastifyRequest, ms: number) => void,
  ) => {
    let open = 0;
    running.push(() => [part, open]);
    /** By the route's own settings, method and kind of status. */
    const rows = new WeakMap<object, Map<string, Durations[]>>();
    function rowOf({ routeOptions, method }: FastifyRequest, { statusCode }: FastifyReply): Durations {
      const ofRoute = rows.get(routeOptions.config) ?? new Map<string, Durations[]>();
      const ofMethod = ofRoute.get(method) ?? [];
      const kind = Math.floor(statusCode / 100);
      const known = ofMethod[kind];
      if (known) return known;
      // A path that no route has, and a method that is made up.
      const isKnown = routeOptions.url !== undefined;
      const row = duration({
        ...{ part, method: isKnown ? method : 'ANY', route: routeOptions.url ?? 'none' },
        status: `${kind}xx`,
      });
      ofMethod[kind] = row;
      ofRoute.set(method, ofMethod);
      rows.set(routeOptions.config, ofRoute);
      return row;
    }
    // Callbacks: Fastify tracks the promise of an async hook.
    app.addHook('onRequest', (_request, _reply, goOn) => {
      open += 1;
      goOn();
    });
    app.addHook('onResponse', (request, reply, goOn) => {
      open -= 1;
      rowOf(request, reply).observe(reply.elapsedTime / 1_000);
      ended?.(request, reply.elapsedTime);
      goOn();
    });
  };
}
