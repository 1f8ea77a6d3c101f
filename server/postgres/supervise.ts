import { setTimeout as sleep } from 'node:timers/promises';

type Supervised = {
  isRunning(): boolean;
  /** Throws when it did not start. */
  start(): Promise<void>;
  /** One sentence for each event. */
  log(line: string): void;
};

const lookEveryMs = 1_000;
const longestWaitMs = 30_000;
/** A server that ran this long is restarted at once; one that keeps ending is restarted with growing delays. */
const wellAfterMs = 60_000;

/**
 * Restarts the database whenever it has ended by itself: it was killed, or the disk was full. Returns how to stop
 * that.
 */
export function supervise({ isRunning, start, log }: Supervised): () => Promise<void> {
  const stopping = new AbortController();
  const wait = (ms: number) => sleep(ms, undefined, { signal: stopping.signal });

  async function restart(after: number): Promise<void> {
    for (let waitMs = after; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
      try {
        await start();
        return log('PostgreSQL runs again.');
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log(`${reason} The next try is in ${waitMs / 1_000} s.`);
        await wait(waitMs);
      }
    }
  }

  async function watch(): Promise<void> {
    let startedAt = Date.now();
    let waitMs = lookEveryMs;
    for (;;) {
      await wait(lookEveryMs);
      if (isRunning()) continue;
      log('PostgreSQL has ended by itself: starting it again.');
      waitMs = Date.now() - startedAt > wellAfterMs ? lookEveryMs : Math.min(waitMs * 2, longestWaitMs);
      await restart(waitMs);
      startedAt = Date.now();
    }
  }

  const watching = watch().catch((error) => {
    if (!stopping.signal.aborted) throw error;
  });
  return async () => {
    stopping.abort();
    await watching;
  };
}
