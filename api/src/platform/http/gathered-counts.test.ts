import pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { TestDatabase } from '../../testing/database.ts';
import { cloneDatabase } from '../../testing/database.ts';
import { gatherCounts } from './gathered-counts.ts';

let database: TestDatabase;
let pool: pg.Pool;
let limiter: RateLimiterPostgres;
const asked: string[] = [];
beforeAll(async () => {
  database = await cloneDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  const { query } = gatherCounts(pool);
  const original = pool.query.bind(pool) as (statement: { name?: string }) => unknown;
  pool.query = ((statement: { name?: string }) => {
    asked.push(statement.name ?? '');
    return original(statement);
  }) as unknown as typeof pool.query;
  limiter = new RateLimiterPostgres({
    ...{ storeClient: { query }, storeType: 'client', tableName: 'rate_limits', tableCreated: true },
    ...{ clearExpiredByTimeout: false, keyPrefix: 'test', points: 3, duration: 60 },
  });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => {
  asked.length = 0;
});

const pointsOf = async (key: string) => (await limiter.get(key))?.consumedPoints;

it('counts many keys with one statement, and tells each its own count', async () => {
  await limiter.consume('b');
  asked.length = 0;
  const counts = await Promise.all(['a', 'b', 'c'].map((key) => limiter.consume(key)));
  expect(counts.map(({ consumedPoints }) => consumedPoints)).toEqual([1, 2, 1]);
  expect(asked).toEqual(['count_all']);
});

it('counts one key as often as it is counted, and refuses what is one too many', async () => {
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(() => limiter.consume('often')));
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array(3).fill('fulfilled'),
    ...Array(2).fill('rejected'),
  ]);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(RateLimiterRes);
  }
  expect(await pointsOf('often')).toBe(5);
});

it('leaves nothing below zero when more is taken back than there is', async () => {
  await Promise.all([limiter.consume('back'), limiter.consume('back')]);
  await Promise.all([limiter.reward('back', 2), limiter.reward('back', 2)]);
  expect(await pointsOf('back')).toBe(0);
});

it('begins anew when the time is over', async () => {
  await limiter.consume('old', 3);
  await pool.query('update rate_limits set expire = 1');
  expect((await limiter.consume('old')).consumedPoints).toBe(1);
});

it('waits for nobody in a circle, whatever the order', async () => {
  const keys = Array.from({ length: 30 }, (_, at) => `circle-${at}`);
  const rounds = Array.from({ length: 20 }, async (_, at) => {
    await new Promise((resolve) => setTimeout(resolve, at % 4));
    const order = at % 2 ? keys : keys.toReversed();
    return Promise.allSettled(order.map((key) => limiter.consume(key)));
  });
  await Promise.all(rounds);
  expect(await Promise.all(keys.map(pointsOf))).toEqual(keys.map(() => 20));
});

it('fails for everybody when the database does not answer', async () => {
  const away = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' });
  const { query } = gatherCounts(away);
  const ask = () => query({ name: 'rate_limits:rlflx-upsert', text: '', values: ['a', 1, 2, 3] });
  const outcomes = await Promise.allSettled([ask(), ask()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await away.end();
});
