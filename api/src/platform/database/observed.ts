import type pg from 'pg';
import type { Logger } from 'pino';

type Given = string | { text: string; name?: string };

/** Is called with the time that each statement took, including its wait for others of its transaction. */
export type Observe = (given: Given, ms: number, failed: boolean) => void;

/** Returns the connection as Drizzle uses it, with each statement's time passed on. */
export function observed(client: pg.PoolClient, observe: Observe): pg.PoolClient {
  const query = async (given: Given, ...rest: unknown[]) => {
    const startedAt = performance.now();
    let failed = true;
    try {
      const result = await (client.query as (...all: unknown[]) => Promise<unknown>)(given, ...rest);
      failed = false;
      return result;
    } finally {
      observe(given, performance.now() - startedAt, failed);
    }
  };
  return { query } as unknown as pg.PoolClient;
}

const firstWord = /^\s*(?:--[^\n]*\n\s*)*([a-z]+)/i;

/** Logs slow statements without their parameter values, and reports all statements to the meter. */
export function observer(
  log: Pick<Logger, 'warn'>,
  slowMs: number,
  measure?: (name: string, ms: number, failed: boolean) => void,
): Observe {
  return (given, ms, failed) => {
    const { text, name } = typeof given === 'string' ? { text: given, name: undefined } : given;
    measure?.(name || (firstWord.exec(text)?.[1]?.toLowerCase() ?? 'other'), ms, failed);
    if (ms >= slowMs)
      log.warn(
        { statement: text.slice(0, 2_000), prepared: name, ms: Math.round(ms), failed },
        'a slow statement',
      );
  };
}
