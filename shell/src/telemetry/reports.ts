import type { PageFacts } from './page-facts';
import type { Telemetry } from './telemetry';

export type Reports = {
  report: (error: unknown) => void;
  /** The first page is there: now is time for what is only counted. */
  start: () => void;
};

const mostWaiting = 20;

/** Takes what went wrong from the first moment on; what sends it comes with the first failure, or after the page. */
export function createReports(
  facts: () => PageFacts,
  load: () => Promise<{ startTelemetry: (facts: () => PageFacts) => Telemetry }> = () =>
    import(/* webpackChunkName: "telemetry" */ './telemetry'),
): Reports {
  // With the builds of that moment: one that failed may have given way when this is sent.
  const waiting: { error: unknown; at: PageFacts }[] = [];
  let telemetry: Telemetry | undefined;
  let isLoading = false;
  let isAskedAgain = false;

  async function start(): Promise<void> {
    if (telemetry) return;
    if (isLoading) {
      isAskedAgain = true;
      return;
    }
    isLoading = true;
    isAskedAgain = false;
    try {
      telemetry = (await load()).startTelemetry(facts);
      for (const { error, at } of waiting.splice(0)) telemetry.report(error, at);
    } catch {
      // Where not even this comes nothing can be sent; the next failure tries again.
    } finally {
      isLoading = false;
    }
    // Whoever came meanwhile waits for a try of their own.
    if (isAskedAgain) await start();
  }

  return {
    report(error) {
      if (telemetry) telemetry.report(error);
      else if (waiting.length < mostWaiting) waiting.push({ error, at: facts() });
      void start();
    },
    start: () => void start(),
  };
}
