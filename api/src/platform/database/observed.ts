import type pg from 'pg';
import type { Logger } from 'pino';
import { sendingBy } from './sending.ts';

/** A statement that was sent. */
export type Sent = { text: string; name: string | undefined; values: unknown[] };

/** Is called with the time that each statement took, including its wait for others of its transaction. */
export type Observe = (sent: Sent, ms: number, failed: boolean) => void;

/** Returns the connection as Drizzle uses it, with each statement's time passed on. */
export const observed = (client: pg.PoolClient, observe: Observe): pg.PoolClient =>
  sendingBy(client, async (given, values = []) => {
    const startedAt = performance.now();
    let failed = true;
    try {
      const result = await client.query(given, values);
      failed = false;
      return result;
    } finally {
      const { text, name } = typeof given === 'string' ? { text: given, name: undefined } : given;
      observe({ text, name, values }, performance.now() - startedAt, failed);
    }
  });

const firstWord = /^\s*(?:--[^\n]*\n\s*)*([a-z]+)/i;

/** Logs slow statements without their parameter values, and reports all statements to the meter. */
export function observer(
  log: Pick<Logger, 'warn'>,
  slowMs: number,
  measure?: (name: string, ms: number, failed: boolean) => void,
): Observe {
  return ({ text, name }, ms, failed) => {
    measure?.(name || (firstWord.exec(text)?.[1]?.toLowerCase() ?? 'other'), ms, failed);
    if (ms >= slowMs)
      log.warn(
        { statement: text.slice(0, 2_000), prepared: name, ms: Math.round(ms), failed },
        'a slow statement',
      );
  };
}
