import type { Database } from './database.ts';
import { createReplicas } from './replicas.ts';

/** Databases that only say how far they are; `null` is one that does not answer. */
const log = { warn: () => undefined, info: () => undefined };
const [fresh, bakehouse] = ['fresh', 'bakehouse'];
let time = 1_000;

function databaseAt(position: { lsn: number | null }, asked: () => void = () => undefined): Database {
  const query = async () => {
    asked();
    if (position.lsn === null) throw new Error('away');
    return { rows: [{ lsn: String(position.lsn) }] };
  };
  return { pool: { query }, close: async () => undefined } as unknown as Database;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

function open(
  at: (number | null)[],
  pauses: { lookEveryMs: number; lookAgainMs?: number } = { lookEveryMs: 1 },
) {
  const primary = { lsn: 100 };
  let looks = 0;
  const positions = at.map((lsn) => ({ lsn }));
  const databases = positions.map((position) => databaseAt(position));
  const replicas = createReplicas({
    ...{ primary: databaseAt(primary, () => (looks += 1)), replicas: databases, log, ...pauses },
    now: () => time,
  });
  replicas.hearing(true);
  time += 10;
  const of = (store = fresh) => databases.indexOf(replicas.of(store) as Database);
  /** Waits for a whole look: when the second one begins, the first one has ended. */
  const looked = async (times = 2) => {
    for (const until = looks + times; looks < until; ) await turn();
    await turn();
  };
  return { primary, positions, replicas, of, looked };
}

beforeEach(() => {
  time = 1_000;
});

it('a replica that has replayed all gets the reads, and one that is behind gets none', async () => {
  const { of, positions, replicas, looked } = open([100, 40]);
  await looked();
  expect([of(), of(), of()]).toEqual([0, 0, 0]);
  Object.assign(positions[1] ?? {}, { lsn: 100 });
  await looked();
  expect(new Set([of(), of(), of()])).toEqual(new Set([0, 1]));
  await replicas.close();
});

it('the reads of a store wait for the replica after a change of that store, and those of other stores do not', async () => {
  const { of, positions, primary, replicas, looked } = open([100]);
  await looked();
  primary.lsn = 120;
  replicas.changed({ kind: 'catalog', tenantId: fresh });
  expect([of(fresh), of(bakehouse)]).toEqual([-1, 0]);
  time += 10;
  await looked();
  expect([of(fresh), of(bakehouse)]).toEqual([-1, 0]);
  Object.assign(positions[0] ?? {}, { lsn: 120 });
  await looked();
  expect(of(fresh)).toBe(0);
  await replicas.close();
});

it('a replica stays behind a primary that writes all the time, and still answers for stores that have not changed', async () => {
  const { of, positions, primary, replicas, looked } = open([100]);
  await looked();
  for (let step = 0; step < 100; step += 1) {
    time += 250;
    primary.lsn += 10;
    await looked();
    Object.assign(positions[0] ?? {}, { lsn: primary.lsn - 10 });
  }
  expect(of(fresh)).toBe(0);
  // It replays nothing any more.
  for (let step = 0; step < 30; step += 1) {
    time += 250;
    primary.lsn += 10;
    await looked();
  }
  expect(of(fresh)).toBe(-1);
  await replicas.close();
});

it('a read that falls back to the primary triggers an immediate check of the replica', async () => {
  const { of, positions, primary, replicas, looked } = open([100], { lookEveryMs: 60_000, lookAgainMs: 1 });
  await looked(0);
  primary.lsn = 120;
  replicas.changed({ kind: 'catalog', tenantId: fresh });
  time += 10;
  Object.assign(positions[0] ?? {}, { lsn: 120 });
  expect(of(fresh)).toBe(-1);
  await looked(1);
  expect(of(fresh)).toBe(0);
  expect(replicas.reads()).toEqual({ replica: 1, primary: 1 });
  await replicas.close();
});

it('reads go to the primary while no changes are received, and after a change of unknown scope', async () => {
  const { of, replicas, looked } = open([100]);
  await looked();
  replicas.hearing(false);
  expect(of()).toBe(-1);
  time += 10;
  replicas.hearing(true);
  replicas.changed(null);
  expect(of()).toBe(-1);
  time += 10;
  await looked();
  expect(of()).toBe(0);
  await replicas.close();
});

it('a replica that does not answer gets no reads until it says how far it is', async () => {
  const { of, positions, replicas, looked } = open([100]);
  await looked();
  replicas.failed(replicas.of(fresh) as Database, new Error('away'));
  expect(of()).toBe(-1);
  Object.assign(positions[0] ?? {}, { lsn: null });
  await looked();
  expect(of()).toBe(-1);
  Object.assign(positions[0] ?? {}, { lsn: 100 });
  await looked();
  expect(of()).toBe(0);
  await replicas.close();
});
