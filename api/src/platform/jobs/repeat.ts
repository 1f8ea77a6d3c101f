import type { Logger } from 'pino';

type Repeated = {
  everyMs: number;
  /** The delay before the first time; by default as between the others. */
  firstAfterMs?: number;
  log: Pick<Logger, 'warn'>;
  /** The message in the log when it fails. */
  failed: string;
};

/**
 * Does `work` again and again while the process lives. `stop` aborts its signal and resolves when running work has
 * ended.
 */
export function repeat(
  work: (stopping: AbortSignal) => Promise<unknown>,
  { everyMs, firstAfterMs = everyMs, log, failed }: Repeated,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<unknown> | undefined;
  let timer = setTimeout(run, firstAfterMs).unref();
  function run() {
    running = work(stopping.signal)
      .catch((error) => log.warn({ err: error }, failed))
      .finally(() => {
        if (!stopping.signal.aborted) timer = setTimeout(run, everyMs).unref();
      });
  }
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
