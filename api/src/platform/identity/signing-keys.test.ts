import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { cloneDatabase } from '../../testing/database.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { onPlatform } from '../tenancy/tenancy.ts';
import { signingKeys } from './signing-keys.table.ts';
import type { Tokens } from './tokens.ts';
import { createTokens } from './tokens.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const claims = {
  sub: randomUUID(),
  sid: randomUUID(),
  loginType: 'platformAdmin',
  role: 'PLATFORM_ADMIN',
  tenantId: null,
} as const;

let database: Database;
let drop: () => Promise<void>;
let now: number;
/** The lines that the processes have logged, at every level. */
let logged: string[];
beforeEach(async () => {
  const clone = await cloneDatabase();
  database = openDatabase(clone.url);
  drop = clone.drop;
  now = Date.parse('2026-01-01T00:00:00Z');
  logged = [];
});
afterEach(async () => {
  await database.close();
  await drop();
});

const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
/** Starts a process of its own, with a clock that runs `ahead` of the others. */
const startProcess = (ahead = 0): Tokens => createTokens(database, { now: () => now + ahead, log });
const rows = () => onPlatform(database, (tx) => tx.select().from(signingKeys));
const kidOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;

it('concurrent first calls make one signing key', async () => {
  const tokens = await Promise.all(Array.from({ length: 8 }, () => startProcess().sign(claims)));
  expect(new Set(tokens.map(kidOf)).size).toBe(1);
  expect(await rows()).toHaveLength(1);
});

it('a new key signs after 30 days, once every process knows it', async () => {
  const [one, two] = [startProcess(), startProcess()];
  const first = kidOf(await one.sign(claims));
  now += 30 * day - minute;
  expect(kidOf(await one.sign(claims))).toBe(first);
  now += 2 * minute;
  expect(kidOf(await one.sign(claims))).toBe(first);
  expect(await rows()).toHaveLength(2);
  now += 3 * minute;
  const token = await one.sign(claims);
  expect(kidOf(token)).not.toBe(first);
  expect(await two.verify(token)).toMatchObject(claims);
  expect(kidOf(await two.sign(claims))).toBe(kidOf(token));
});

it('no token is refused while signing keys rotate', async () => {
  const processes = [startProcess(), startProcess(20_000), startProcess(-20_000)];
  const start = now;
  const moments: number[] = [];
  for (let at = 0; at < 65 * day; at += 8 * hour) moments.push(at);
  for (const change of [30 * day, 60 * day])
    for (let at = change - 2 * minute; at < change + 6 * minute; at += 10_000) moments.push(at);
  const seen = new Set<string>();
  for (const at of moments.sort((a, b) => a - b)) {
    now = start + at;
    for (const signer of processes) {
      const token = await signer.sign(claims);
      seen.add(kidOf(token));
      for (const verifier of processes) await verifier.verify(token);
    }
  }
  expect(seen.size).toBe(3);
});

it('concurrent rotations make one new key', async () => {
  const processes = Array.from({ length: 8 }, () => startProcess());
  await Promise.all(processes.map((each) => each.sign(claims)));
  now += 31 * day;
  await Promise.all(processes.map((each) => each.sign(claims)));
  expect(await rows()).toHaveLength(2);
});

it('an old key verifies until its last token expires, and is deleted then', async () => {
  const [one, two] = [startProcess(), startProcess()];
  await one.sign(claims);
  now += 30 * day + minute;
  const last = await one.sign(claims);
  now += day - minute;
  expect(await two.verify(last)).toMatchObject(claims);
  expect(await rows()).toHaveLength(2);
  now += 2 * minute;
  await expect(two.verify(last)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  now += 2 * hour;
  await two.sign(claims);
  expect(await rows()).toHaveLength(1);
});

it('a deleted key stops verifying within a minute', async () => {
  const [one, two] = [startProcess(), startProcess()];
  const token = await one.sign(claims);
  await two.verify(token);
  await onPlatform(database, (tx) => tx.delete(signingKeys));
  now += 61_000;
  const fresh = await one.sign(claims);
  expect(kidOf(fresh)).not.toBe(kidOf(token));
  await expect(startProcess().verify(token)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  expect(await two.verify(fresh)).toMatchObject(claims);
});

it('unknown key ids cause few database reads', async () => {
  const one = startProcess();
  const token = await one.sign(claims);
  const connect = jest.spyOn(database.pool, 'connect');
  for (let made = 0; made < 200; made += 1) {
    const head = Buffer.from(JSON.stringify({ alg: 'ES256', typ: 'at+jwt', kid: `made-up-${made}` }));
    const forged = [head.toString('base64url'), ...token.split('.').slice(1)].join('.');
    await expect(one.verify(forged)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    now += 100;
  }
  expect(connect.mock.calls.length).toBeLessThan(6);
  connect.mockRestore();
});

it('the present key stays in use when a new one cannot be stored, and no secret is logged', async () => {
  const one = startProcess();
  const first = await one.sign(claims);
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
    create trigger refuse before insert on signing_keys for each row execute function refuse()`);
  now += 31 * day;
  expect(kidOf(await one.sign(claims))).toBe(kidOf(first));
  const text = logged.join('');
  expect(text).toContain('could not be renewed');
  // Neither the key there is nor the one that could not be kept, whose secret nobody knows.
  for (const { privateJwk } of await rows()) expect(text).not.toContain(String(privateJwk.d));
  expect(text).not.toMatch(/params|privateJwk|private_jwk/);
});
