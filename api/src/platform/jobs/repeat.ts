import type { Logger } from 'pino';

type Repeated = {
  everyMs: number;
  /** Before the first time; by default as between the others. */
  firstAfterMs?: number;
  log: Pick<Logger, 'warn'>;
  /** What is said when it fails. */
  failed: string;
};

/** Does `work` again and again while the process lives. `stop` resolves when running work has ended. */
export function repeat(
  work: () => Promise<unknown>,
  { everyMs, firstAfterMs = everyMs, log, failed }: Repeated,
): { stop(): Promise<void> } {
  let running: Promise<unknown> | undefined;
  let stopped = false;
  let timer = setTimeout(run, firstAfterMs).unref();
  function run() {
    running = work()
      .catch((error) => log.warn({ err: error }, failed))
      .finally(() => {
        if (!stopped) timer = setTimeout(run, everyMs).unref();
      });
  }
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
