import type pg from 'pg';

export type Reply = { rows: unknown[] };

/** A read that is a whole transaction, so that others may stand before and behind it on one connection. */
export type Read = {
  query: pg.Submittable & { whenDone: (error: Error | null, reply: Reply) => void };
  settle: (error: Error | null, reply: Reply) => void;
};

/** A connection with reads under way: how many, and how to send more behind them. */
type Line = { open: number; add(reads: Read[]): void };

/** What one connection takes at once; more of it is spread over several. */
export const together = 6;

/**
 * Sends reads together over one connection: over a free one, or when there is none behind those that are under way on
 * another. There PostgreSQL goes on to the next without being woken, which costs as much as a small query. Whoever
 * waits for a connection of their own gets one first.
 */
export function readLines(pool: pg.Pool): (reads: Read[]) => void {
  /** The one that answered last comes last, so nobody is put behind a slow read while another line moves. */
  const lines = new Set<Line>();

  function open(client: pg.PoolClient, release: () => void): Line {
    const line: Line = {
      open: 0,
      add(reads) {
        line.open += reads.length;
        for (const { query, settle } of reads) {
          query.whenDone = (error, reply) => {
            line.open -= 1;
            lines.delete(line);
            if (line.open > 0) lines.add(line);
            else release();
            settle(error, reply);
          };
          client.query(query);
        }
      },
    };
    lines.add(line);
    return line;
  }

  return (reads) => {
    const isFull = pool.idleCount === 0 && pool.totalCount >= pool.options.max;
    const moving =
      isFull && pool.waitingCount === 0
        ? [...lines].findLast((line) => line.open + reads.length <= together)
        : undefined;
    if (moving) return moving.add(reads);
    pool.connect((failed, client, release) => {
      if (client) return open(client, release).add(reads);
      for (const { settle } of reads) settle(failed ?? new Error('No connection'), { rows: [] });
    });
  };
}
