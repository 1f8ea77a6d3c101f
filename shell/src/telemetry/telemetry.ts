import type { Failure } from './describe-failure';
import { describeFailure } from './describe-failure';
import { measureLoads } from './loads';
import { missingStyles } from './missing-styles';
import type { PageFacts } from './page-facts';
import { watchVitals } from './vitals';

/** A failure, and the page's facts at that moment when they are not the present ones. */
export type Telemetry = { report: (error: unknown, at?: PageFacts) => void };

type Measure = { remote: string; build: string; metric: string; value: number };

const telemetry = '/api/telemetry';
const pauseMs = 1_000;
const mostAtOnce = 10;
/** A page that throws without end reports nothing new. */
const mostOfAPage = 50;
/** Builds are retained while tabs report them. */
const beatMs = 3_600_000;

/** Reports failures to the platform at once, and the page's numbers when it is hidden for the first time. */
export function startTelemetry(facts: () => PageFacts): Telemetry {
  const seen = new WeakSet<object>();
  const failures: Failure[] = [];
  const vitals = watchVitals();
  let count = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isCounted = false;
  let sentAt = Date.now();

  function flush(): void {
    pause = undefined;
    if (failures.length === 0) return;
    send({ errors: failures.splice(0, mostAtOnce) });
    pause = setTimeout(flush, pauseMs);
  }

  function report(error: unknown, at = facts(), phase = 'render'): void {
    if (!(error instanceof Error) || seen.has(error)) return;
    seen.add(error);
    const failure = describeFailure(error, at, phase);
    if (!failure?.build || count >= mostOfAPage) return;
    count += 1;
    failures.push(failure);
    // The next page of this browser does not wait for this build again.
    if (failure.phase === 'freeze' && !at.isOwn)
      post('/frozen', JSON.stringify({ build: `${failure.remote}/${failure.build}` }));
    if (pause === undefined) flush();
  }

  function numbers(): Measure[] {
    const { builds, remote } = facts();
    const loads = measureLoads(performance.getEntriesByType('resource') as PerformanceResourceTiming[]);
    return [
      ...Object.entries(builds).map(([name, build]) => ({ remote: name, build, pages: 1 })),
      ...loads,
      { remote, build: builds[remote] ?? '', ...vitals() },
    ].flatMap(({ remote, build, ...values }) =>
      Object.entries(values).flatMap(([metric, value]) =>
        build && value !== undefined ? { remote, build, metric, value: Math.round(value) } : [],
      ),
    );
  }

  function send(what: { errors?: Failure[]; numbers?: Measure[] }): void {
    const { composition, builds, isOwn } = facts();
    // The platform does not know a build that is being developed.
    if (isOwn || builds['mfe-shared'] === 'dev') return;
    sentAt = Date.now();
    post(telemetry, JSON.stringify({ composition, path: location.pathname, builds, ...what }));
  }

  function beat(): void {
    if (Date.now() - sentAt >= beatMs) send({});
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return beat();
    if (!isCounted) send({ numbers: numbers() });
    isCounted = true;
  });
  setInterval(beat, beatMs);
  // Error boundaries report their own errors; these are the others, as far as they are ours.
  window.addEventListener('error', ({ error }) => {
    if (error?.stack?.includes('/mfe/')) report(error, facts(), 'script');
  });
  for (const error of missingStyles()) report(error);
  return { report };
}

function post(address: string, body: string): void {
  const blob = new Blob([body], { type: 'application/json' });
  if (navigator.sendBeacon?.(address, blob)) return;
  // Nothing waits for it, and nothing depends on it.
  fetch(address, { method: 'POST', body: blob, keepalive: true }).catch(() => {});
}
