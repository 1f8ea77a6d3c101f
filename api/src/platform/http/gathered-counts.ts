import type pg from 'pg';

/** A statement as rate-limiter-flexible hands it to its client. */
type Statement = { name?: string; text: string; values: unknown[] };
type Counted = { points: number; expire: string | null };
type Reply = { rows: Counted[] };
type Waiting = { values: unknown[]; resolve(reply: Reply): void; reject(error: unknown): void };

const upsert = 'rate_limits:rlflx-upsert';

/**
 * The library's own statement for many keys, in the order of the keys, so that no two wait for each other. What is
 * taken back leaves nothing below zero: several sign-ins at once each take back all the tries they have seen.
 */
const countAll = {
  name: 'count_all',
  text: `insert into rate_limits as r
    select * from unnest($1::text[], $2::int[], $3::bigint[]) as given (key, points, expire) order by key
    on conflict (key) do update set
      points = greatest(case when r.expire <= $4 then 0 else r.points end + excluded.points, 0),
      expire = case when r.expire <= $4 then excluded.expire else r.expire end
    returning key, points, expire`,
};

/**
 * The client of rate-limiter-flexible: what is counted in the same turn is one statement, whoever counts it. A sign-in
 * counts three things before and takes them back after; one by one that would cost more than the sign-in itself.
 */
export function gatherCounts(pool: pg.Pool) {
  // A statement takes each key once: who counts the same key again goes into the next one.
  let batches: Map<unknown, Waiting>[] = [];

  const send = async (batch: Map<unknown, Waiting>): Promise<void> => {
    const all = [...batch.values()];
    try {
      const column = (at: number) => all.map(({ values }) => values[at]);
      const values = [column(0), column(1), column(2), all[0]?.values[3]];
      const { rows } = await pool.query<Counted & { key: string }>({ ...countAll, values });
      const byKey = new Map(rows.map((row) => [row.key, row]));
      for (const {
        values: [key],
        resolve,
      } of all)
        resolve({ rows: [byKey.get(key as string) as Counted] });
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
  };
  const sendAll = async (): Promise<void> => {
    const gathered = batches;
    batches = [];
    for (const batch of gathered) await send(batch);
  };

  return {
    query({ name, text, values }: Statement): Promise<Reply> {
      if (name !== upsert) return pool.query<Counted>({ name, text, values });
      return new Promise((resolve, reject) => {
        if (batches.length === 0) setImmediate(() => void sendAll());
        const [key] = values;
        let batch = batches.find((one) => !one.has(key));
        if (!batch) {
          batch = new Map();
          batches.push(batch);
        }
        batch.set(key, { values, resolve, reject });
      });
    },
  };
}
