import pg from 'pg';
import { pino } from 'pino';
import type { TestDatabase } from '../../testing/database.ts';
import { cloneDatabase } from '../../testing/database.ts';
import type { Limits } from './limits.ts';
import { createLimits } from './limits.ts';

let database: TestDatabase;
let pool: pg.Pool;
let limits: Limits;
beforeAll(async () => {
  database = await cloneDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  limits = createLimits(database.url, pino({ level: 'silent' }), {
    telemetryAddress: { points: 2, duration: 60 },
    signInPair: { points: 2, duration: 60 },
  });
});
afterAll(async () => {
  await limits.close();
  await pool.end();
  await database.drop();
});

const refused = { code: 'TOO_MANY_REQUESTS' };
const forgetCounts = () => pool.query('delete from rate_limits');

it('calls over a limit are refused without asking the database again', async () => {
  await limits.count('telemetryAddress', 'a');
  await limits.count('telemetryAddress', 'a');
  await expect(limits.count('telemetryAddress', 'a')).rejects.toMatchObject(refused);
  await forgetCounts();
  await expect(limits.count('telemetryAddress', 'a')).rejects.toMatchObject(refused);
  await limits.count('telemetryAddress', 'b');
  const { rows } = await pool.query('select key from rate_limits');
  expect(rows).toEqual([{ key: 'telemetryAddress:b' }]);
});

it('sign-ins pass again as soon as the count in the database is reset by any process', async () => {
  const target = { tenantId: null, kind: 'staff', email: 'ann@fresh.test' } as const;
  for (let at = 0; at < 2; at += 1) await limits.signInBegins(target, '10.0.0.1');
  await expect(limits.signInBegins(target, '10.0.0.1')).rejects.toMatchObject(refused);
  await forgetCounts();
  await expect(limits.signInBegins(target, '10.0.0.1')).resolves.toBeInstanceOf(Function);
});

it('a successful sign-in is subtracted from each count, never below zero', async () => {
  await forgetCounts();
  const target = { tenantId: null, kind: 'staff', email: 'ben@fresh.test' } as const;
  const done = await Promise.all([1, 2].map(() => limits.signInBegins(target, '10.0.0.2')));
  await Promise.all(done.map((forgive) => forgive()));
  const { rows } = await pool.query<{ key: string; points: number }>(
    `select split_part(key, ':', 1) as key, points from rate_limits where key not like 'known%' order by key`,
  );
  expect(rows).toEqual([
    { key: 'signInAccount', points: 0 },
    { key: 'signInAddress', points: 0 },
  ]);
});
