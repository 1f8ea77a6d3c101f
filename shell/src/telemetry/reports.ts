import type { PageFacts } from './page-facts';
import type { Telemetry } from './telemetry';

export type Reports = {
  report: (error: unknown) => void;
  /** The first page is shown, so the remaining work may start. */
  start: () => void;
};

const mostWaiting = 20;

/** Collects failures from the start. The code that sends them is loaded with the first failure, or after the page. */
export function createReports(
  facts: () => PageFacts,
  load: () => Promise<{ startTelemetry: (facts: () => PageFacts) => Telemetry }> = () =>
    import(/* webpackChunkName: "telemetry" */ './telemetry'),
): Reports {
  // The builds of this moment, as the failed one may be replaced when the report is sent.
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
      // Without this code nothing can be sent; the next failure tries again.
    } finally {
      isLoading = false;
    }
    // A caller during a failing attempt waits for another one.
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
