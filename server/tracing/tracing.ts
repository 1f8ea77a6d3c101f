import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, Span } from '@opentelemetry/api';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiMeter } from '../../api/src/platform/http/meter.ts';
import type { EdgeMeter } from '../../shell/server/meter.ts';

export type TracingOptions = {
  /** Where a collector takes OTLP over HTTP: its address without `/v1/traces`. */
  endpoint: string;
  /** The name of this process in traces. */
  service: string;
  /** The share of requests that are traced, from 0 to 1. A call follows the request that it belongs to. */
  share: number;
};

export type Tracing = {
  api: ApiMeter;
  edge: EdgeMeter;
  /** Resolves when what was traced is sent. */
  stop(): Promise<void>;
};

/**
 * Spans of requests, renderings and statements, by the same interfaces that figures are taken from. This module and its
 * packages are loaded only where traces are sent.
 */
export function startTracing({ endpoint, service, share }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 2_000 })],
  });
  const tracer = provider.getTracer('larder');
  const propagator = new W3CTraceContextPropagator();
  /** The span that the running code belongs to. */
  const active = new AsyncLocalStorage<Context>();

  function requests(app: FastifyInstance, parentOf: (request: FastifyRequest) => Context): void {
    const known = new WeakMap<FastifyRequest, { span: Span; context: Context }>();
    app.addHook('onRequest', (request, _reply, goOn) => {
      const parent = active.getStore() ?? parentOf(request);
      const attributes = { 'http.request.method': request.method, 'larder.request_id': request.id };
      const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, parent);
      const context = trace.setSpan(parent, span);
      known.set(request, { span, context });
      active.run(context, goOn);
    });
    // A body comes in events of its own, which belong to nothing.
    app.addHook('preValidation', (request, _reply, goOn) => {
      const context = known.get(request)?.context;
      if (context) active.run(context, goOn);
      else goOn();
    });
    app.addHook('onResponse', (request, reply, goOn) => {
      const { span } = known.get(request) ?? {};
      // The pattern, never what was asked for.
      const route = request.routeOptions.url ?? 'none';
      span?.updateName(`${request.method} ${route}`);
      span?.setAttributes({ 'http.route': route, 'http.response.status_code': reply.statusCode });
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      goOn();
    });
  }

  /** Records work that has just ended as a child of the running span. */
  function ended(name: string, ms: number, failed: boolean, attributes: Record<string, string>): void {
    const parent = active.getStore();
    if (!parent || !trace.getSpan(parent)?.isRecording()) return;
    const endTime = Date.now();
    const kind = SpanKind.CLIENT;
    const span = tracer.startSpan(name, { kind, startTime: endTime - ms, attributes }, parent);
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endTime);
  }

  return {
    api: {
      // An edge says which of its requests a call belongs to; visitors' own headers end there.
      requests: (app) =>
        requests(app, ({ headers }) => propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)),
      statement: (name, ms, failed) =>
        ended(`statement ${name}`, ms, failed, {
          'db.system.name': 'postgresql',
          'db.operation.name': name,
        }),
      watch: () => undefined,
    },
    edge: {
      requests: (edge) => requests(edge, () => ROOT_CONTEXT),
      rendered: (ms, outcome) => ended('render', ms, outcome === 'failed', { 'larder.outcome': outcome }),
      watch: () => undefined,
      headersForApi() {
        const headers: Record<string, string> = {};
        const context = active.getStore();
        if (context) propagator.inject(context, headers, defaultTextMapSetter);
        return headers;
      },
    },
    stop: () => provider.shutdown(),
  };
}
