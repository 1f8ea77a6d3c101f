import type { ApiMeter } from '../api/src/platform/http/meter.ts';
import type { EdgeMeter } from '../shell/server/meter.ts';

/** Whatever measures the API, as one. None where nothing does. */
export function apiMeterOf(meters: (ApiMeter | undefined)[]): ApiMeter | undefined {
  const [first, ...others] = meters.filter((meter) => meter !== undefined);
  if (!first || others.length === 0) return first;
  const all = [first, ...others];
  return {
    requests: (app) => all.forEach((meter) => void meter.requests(app)),
    statement: (...given) => all.forEach((meter) => void meter.statement(...given)),
    watch: (inside) => all.forEach((meter) => void meter.watch(inside)),
  };
}

/** Whatever measures an edge, as one. */
export function edgeMeterOf(meters: (EdgeMeter | undefined)[]): EdgeMeter | undefined {
  const [first, ...others] = meters.filter((meter) => meter !== undefined);
  if (!first || others.length === 0) return first;
  const all = [first, ...others];
  return {
    requests: (edge) => all.forEach((meter) => void meter.requests(edge)),
    rendered: (...given) => all.forEach((meter) => void meter.rendered(...given)),
    watch: (inside) => all.forEach((meter) => void meter.watch(inside)),
    headersForApi: () => Object.assign({}, ...all.map((meter) => meter.headersForApi?.())),
  };
}
