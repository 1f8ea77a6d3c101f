export type Vital = { metric: 'lcp' | 'cls' | 'inp' | 'fcp' | 'ttfb'; value: number };

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId: number };

/** Shifts belong together that follow each other within a second, for five seconds at most. */
const gapMs = 1_000;
const windowMs = 5_000;
const slowMs = 40;

/** Core Web Vitals, as their definitions say; ends up in fewer lines than a library because one page is one load. */
export function watchVitals(): () => Vital[] {
  let lcp: number | undefined;
  let cls = 0;
  let shifts = { sum: 0, from: 0, to: 0 };
  const slow = new Map<number, number>();
  const observers = [
    observe<PerformanceEntry>('largest-contentful-paint', {}, ({ startTime }) => {
      lcp = startTime;
    }),
    observe<LayoutShift>('layout-shift', {}, ({ startTime, value, hadRecentInput }) => {
      if (hadRecentInput) return;
      const together = startTime - shifts.to < gapMs && startTime - shifts.from < windowMs;
      shifts = together
        ? { ...shifts, sum: shifts.sum + value, to: startTime }
        : { sum: value, from: startTime, to: startTime };
      cls = Math.max(cls, shifts.sum);
    }),
    observe<Interaction>('event', { durationThreshold: slowMs }, ({ interactionId, duration }) => {
      if (interactionId) slow.set(interactionId, Math.max(duration, slow.get(interactionId) ?? 0));
    }),
  ];
  return () => {
    for (const collect of observers) collect();
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [fcp] = performance.getEntriesByName('first-contentful-paint');
    const found: Partial<Record<Vital['metric'], number>> = {
      cls,
      inp: worst([...slow.values()]),
      ttfb: navigation?.responseStart,
      // What was painted while nobody looked says nothing of waiting.
      ...(!wasHidden() && { lcp, fcp: fcp?.startTime }),
    };
    return Object.entries(found).flatMap(([metric, value]) =>
      value === undefined
        ? []
        : [{ metric: metric as Vital['metric'], value: Math.round(value * 1e3) / 1e3 }],
    );
  };
}

function observe<T extends PerformanceEntry>(type: string, more: object, take: (entry: T) => void) {
  const all = (entries: PerformanceEntryList) => {
    for (const entry of entries) take(entry as T);
  };
  try {
    const observer = new PerformanceObserver((list) => all(list.getEntries()));
    observer.observe({ type, buffered: true, ...more });
    return () => all(observer.takeRecords());
  } catch {
    // A browser that does not measure this.
    return () => {};
  }
}

/** The slowest answer to an interaction; of many, one in fifty is left out. */
function worst(durations: number[]): number | undefined {
  return durations.sort((a, b) => b - a)[Math.floor(durations.length / 50)];
}

function wasHidden(): boolean {
  const states = performance.getEntriesByType('visibility-state');
  return (
    states[0]?.name === 'hidden' || states.some(({ name, startTime }) => name === 'hidden' && startTime < 100)
  );
}
