import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { Gauge, Histogram } from 'prom-client';

const seconds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Requests by the pattern of their route, never by what was asked for: there are as many rows as routes, whatever
 * strangers send.
 */
export function requestMeter(registry: Registry) {
  const duration = new Histogram({
    name: 'larder_http_request_duration_seconds',
    help: 'How long requests took until their last byte, by part, route and kind of status',
    labelNames: ['part', 'method', 'route', 'status'],
    buckets: seconds,
    registers: [registry],
  });
  const running = new Gauge({
    name: 'larder_http_requests_running',
    help: 'Requests that have come and are not answered, streams included',
    labelNames: ['part'],
    registers: [registry],
  });

  return (
    app: FastifyInstance,
    part: 'api' | 'edge',
    ended?: (request: FastifyRequest, ms: number) => void,
  ) => {
    const open = running.labels(part);
    /** Found by the route's own settings, as building a row's name costs more than counting. */
    const rows = new WeakMap<object, Map<string, { observe(value: number): void }>>();
    function rowOf({ routeOptions, method }: FastifyRequest, { statusCode }: FastifyReply) {
      const status = `${Math.floor(statusCode / 100)}xx`;
      const key = `${method} ${status}`;
      const ofRoute = rows.get(routeOptions.config) ?? new Map();
      rows.set(routeOptions.config, ofRoute);
      const known = ofRoute.get(key);
      if (known) return known;
      // A path that no route has, and a method that is made up.
      const isKnown = routeOptions.url !== undefined;
      const row = duration.labels(part, isKnown ? method : 'ANY', routeOptions.url ?? 'none', status);
      ofRoute.set(key, row);
      return row;
    }
    // Callbacks: Fastify tracks the promise of an async hook.
    app.addHook('onRequest', (_request, _reply, goOn) => {
      open.inc();
      goOn();
    });
    app.addHook('onResponse', (request, reply, goOn) => {
      open.dec();
      rowOf(request, reply).observe(reply.elapsedTime / 1_000);
      ended?.(request, reply.elapsedTime);
      goOn();
    });
  };
}
