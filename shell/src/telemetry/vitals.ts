type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId: number };

/** Layout shifts within a second of each other belong together, for five seconds at most. */
const gapMs = 1_000;
const windowMs = 5_000;
const slowMs = 40;

/** Core Web Vitals by their definition: milliseconds, and thousandths for `cls`. Unknown values are left out. */
export function watchVitals(): () => Record<string, number | undefined> {
  let lcp: number | undefined;
  let cls = 0;
  let sum = 0;
  let from = 0;
  let to = 0;
  const slow = new Map<number, number>();
  const collectors = [
    observe('largest-contentful-paint', ({ startTime }) => {
      lcp = startTime;
    }),
    observe<LayoutShift>('layout-shift', ({ startTime, value, hadRecentInput }) => {
      if (hadRecentInput) return;
      if (startTime - to >= gapMs || startTime - from >= windowMs) {
        sum = 0;
        from = startTime;
      }
      to = startTime;
      sum += value;
      cls = Math.max(cls, sum);
    }),
    observe<Interaction>('event', ({ interactionId, duration }) => {
      if (interactionId) slow.set(interactionId, Math.max(duration, slow.get(interactionId) ?? 0));
    }),
  ];
  return () => {
    for (const collect of collectors) collect();
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [fcp] = performance.getEntriesByName('first-contentful-paint');
    const [firstState] = performance.getEntriesByType('visibility-state');
    // A paint in a hidden tab says nothing about waiting.
    const seen = firstState?.name !== 'hidden';
    // The slowest interaction; of many, one in fifty is left out.
    const inp = [...slow.values()].sort((a, b) => b - a)[Math.floor(slow.size / 50)];
    return {
      cls: cls * 1_000,
      inp,
      ttfb: navigation?.responseStart,
      lcp: seen ? lcp : undefined,
      fcp: seen ? fcp?.startTime : undefined,
    };
  };
}

function observe<T extends PerformanceEntry>(type: string, take: (entry: T) => void): () => void {
  const all = (entries: PerformanceEntryList) => {
    for (const entry of entries) take(entry as T);
  };
  try {
    const observer = new PerformanceObserver((list) => all(list.getEntries()));
    const options = { type, buffered: true, durationThreshold: slowMs };
    observer.observe(options);
    return () => all(observer.takeRecords());
  } catch {
    // A browser that does not measure this.
    return () => {};
  }
}
