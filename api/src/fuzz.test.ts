import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { createTokens } from './platform/identity/tokens.ts';
import type { Actor } from './testing/actors.ts';
import { createCustomer, createPlatformUser, createStaff } from './testing/actors.ts';
import { isAlwaysSlower } from './testing/always-slower.ts';
import { decode, forgeries, materialOf } from './testing/forgeries.ts';
import type { Fuzzed } from './testing/fuzz-requests.ts';
import { fuzzedRequests } from './testing/fuzz-requests.ts';
import { isPlatforms } from './testing/matrix.ts';
import type { Operation } from './testing/operations.ts';
import { operationsOf } from './testing/operations.ts';
import type { TestApp } from './testing/test-app.ts';
import { startTestApp } from './testing/test-app.ts';
import { workIsDone } from './testing/work-is-done.ts';
import type { FilledStore } from './testing/world.ts';
import { fillStore } from './testing/world.ts';

/** `FUZZ_SEED` gives other requests, `FUZZ_RUNS` more of them. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);
const runs = Number(process.env.FUZZ_RUNS ?? 5_000);
const atOnce = 8;
const slowest = 1_000;
const mostBytes = 100_000;

const ourMark = 'CANARY-OF-FRESH';
const theirMark = 'CANARY-OF-BAKEHOUSE';
const inner = /node_modules|\.ts:\d+|at \w+ \(|select .+ from |insert into |violates|pg_catalog|ECONN/i;

let test: TestApp;
let operations: Operation[];
let ours: FilledStore;
let theirs: FilledStore;
/** A third store, for operators, who may do everything with every store. */
let third: FilledStore;
let forged: Record<string, string>;
let tokens: Record<string, string | undefined>;
jest.setTimeout(300_000);

beforeAll(async () => {
  test = await startTestApp({ resolveTxt: async () => [] });
  [ours, theirs, third] = [
    await fillStore(test, 'fresh', ourMark),
    await fillStore(test, 'bakehouse', theirMark),
    await fillStore(test, 'greens', 'greens'),
  ];
  operations = await operationsOf(test);
  forged = await forgeAll();
  tokens = { visitor: undefined, ...forged };
  await signIn(() => true);
});
afterAll(() => test.close());

/**
 * Forges tokens of an owner of our store, whose session goes on: a server that accepted one would let the forger in.
 */
async function forgeAll(): Promise<Record<string, string>> {
  const material = await materialOf(test.database, await createStaff(test.database, ours.tenantId, 'owner'));
  const made: Record<string, string> = {};
  for (const [name, forge] of Object.entries(forgeries)) made[name] = await forge(material);
  const { aud: _aud, iss: _iss, iat: _iat, ...claims } = decode(material.actor.token.split('.')[1]);
  const yesterday = createTokens(test.database, { now: () => Date.now() - 2 * 86_400_000 });
  return { ...made, 'an expired one': await yesterday.sign(claims as never) };
}

const people: Record<string, () => Promise<Actor>> = {
  shopper: () => createCustomer(test.database, ours.tenantId),
  staff: () => createStaff(test.database, ours.tenantId, []),
  owner: () => createStaff(test.database, ours.tenantId, 'owner'),
  platform: () => createPlatformUser(test.database),
  'their owner': () => createStaff(test.database, theirs.tenantId, 'owner'),
  'their shopper': () => createCustomer(test.database, theirs.tenantId),
};

/**
 * Signs people in again: some requests end the session they are made with. The sessions of the other store go on, as
 * nothing may reach them.
 */
async function signIn(again: (who: string) => boolean): Promise<void> {
  for (const [who, create] of Object.entries(people)) if (again(who)) tokens[who] = (await create()).token;
}

const isPublic = ({ access }: Operation) => access === 'open' || access === 'host' || access === 'store';

function rightful({ access }: Operation): string[] {
  if (isPlatforms(access)) return ['platform'];
  if (access === 'customer') return ['shopper'];
  if (access === 'signedIn') return ['shopper', 'owner', 'platform'];
  return ['owner', 'owner', 'platform'];
}

const property = () =>
  fc.asyncProperty(
    fuzzedRequests(operations, {
      known: ({ access }) => ({ ids: isPlatforms(access) ? third.ids : [...ours.ids, ...theirs.ids] }),
      who: (operation) => {
        const others = fc.constantFrom(...Object.keys(tokens));
        if (isPublic(operation))
          return fc.oneof(
            { weight: 3, arbitrary: fc.constantFrom('visitor', 'shopper') },
            { weight: 1, arbitrary: others },
          );
        return fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...rightful(operation)) },
          { weight: 1, arbitrary: others },
        );
      },
      hosts: fc.oneof(
        { weight: 16, arbitrary: fc.constant(ours.host) },
        { weight: 2, arbitrary: fc.constant(theirs.host) },
        { weight: 2, arbitrary: fc.constant('localhost') },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            'FRESH.Localhost.:3000',
            '',
            '[::1]',
            'a@b',
            'nobody.localhost',
            'x'.repeat(3_000),
            '\u00e9.test',
            'fresh.localhost, bakehouse.localhost',
          ),
        },
      ),
      // Guarded operations are tried in the other store, too. Those that anybody may call there, or that its own people
      // call, would rightly change it.
      host: (wanted, operation, who) =>
        wanted === theirs.host &&
        ((isPublic(operation) && operation.method !== 'GET') || /platform|their/.test(who))
          ? ours.host
          : wanted,
    }),
    judge,
  );

const counts = { who: new Map<string, number>(), status: new Map<string, number>() };
const reached = new Set<Operation>();
const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
const slowOnes: Fuzzed[] = [];
let slow = 0;
let long = 0;

async function send({ operation, host, who, url, contentType, headers, body }: Fuzzed) {
  const token = tokens[who];
  const started = performance.now();
  const reply = await test.app.inject({
    method: operation.method,
    url,
    headers: {
      host,
      ...(contentType !== undefined && { 'content-type': contentType }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { payload: body }),
  });
  const ms = performance.now() - started;
  return { status: reply.statusCode, text: reply.body, bytes: reply.rawPayload.length, ms };
}

async function judge(request: Fuzzed): Promise<void> {
  const { operation, host, who } = request;
  const { status, text, bytes, ms } = await send(request);
  reached.add(operation);
  count(counts.who, who in forged ? `forged: ${who}` : who);
  count(counts.status, String(status));
  if (status >= 500) throw new Error(`answered ${status}: ${text.slice(0, 500)}`);
  if (bytes > mostBytes) throw new Error(`answered ${bytes} bytes`);
  const wrong =
    who in forged ||
    (/their/.test(who) && host !== theirs.host) ||
    (host === theirs.host && who !== 'visitor');
  if (!isPublic(operation) && (wrong || who === 'visitor') && status < 400)
    throw new Error(`let in: ${status}`);
  const foreign = host === theirs.host ? ourMark : theirMark;
  if (!isPlatforms(operation.access) && text.includes(foreign)) throw new Error('shows another store’s data');
  if (status >= 400 && inner.test(text)) throw new Error(`leaks internals: ${text.slice(0, 500)}`);
  slow = Math.max(slow, ms);
  long = Math.max(long, bytes);
  if (ms > slowest) slowOnes.push(request);
}

/** Checks the time of a request after all others have ended. */
const isSlow = (request: Fuzzed): Promise<boolean> => isAlwaysSlower(slowest, () => send(request));

const nameOf = ({ operation: { method, path } }: Fuzzed) => `${method} ${path}`;

type Failure = { index: number; name: string; error: Error };

/** Shrinks failing requests as far as they still fail, one of each operation. */
async function smallest(failures: Failure[]): Promise<Error> {
  const told: string[] = [];
  for (const { index, name, error } of failures.slice(0, 5)) {
    const found = await fc.check(property(), { seed, path: String(index), numRuns: 1 });
    const small = found.failed ? fc.defaultReportMessage(found) : 'It does not fail when it comes by itself.';
    told.push(`Request ${index} of seed ${seed}, ${name}: ${error.message}\n${small}`);
  }
  return new Error(`${failures.length} operations failed.\n${told.join('\n\n')}`);
}

/** Makes the random requests, and more of them as long as an operation has none. */
function sample(numRuns = runs): Fuzzed[] {
  const samples = fc.sample(property(), { seed, numRuns }).map(([request]) => request);
  const sampled = new Set(samples.map(({ operation }) => operation));
  return sampled.size === operations.length ? samples : sample(numRuns + 500);
}

async function theirRows(): Promise<Record<string, string>> {
  const { rows } = await test.database.pool.query(
    `select (select t::text from tenants t where id = $1) as tenant,
      (select string_agg(d::text, ' ' order by domain) from tenant_domains d where tenant_id = $1) as domains`,
    [theirs.tenantId],
  );
  return { ...(await theirs.rows()), ...rows[0] };
}

it(`the API answers ${runs} random requests, made from the OpenAPI document, without a failure`, async () => {
  await workIsDone(test.database);
  const before = await theirRows();
  const samples = sample();
  const started = performance.now();
  let next = 0;
  const failures: Failure[] = [];
  while (next < samples.length) {
    const until = Math.min(next + 250, samples.length);
    const worker = async () => {
      while (next < until) {
        const index = next;
        next += 1;
        const request = samples[index] as Fuzzed;
        const name = nameOf(request);
        await judge(request).catch((error) => {
          if (!failures.some((known) => known.name === name)) failures.push({ index, name, error });
        });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    const { status } = await test.call(ours.host, 'GET', '/api/language/show');
    expect({ after: until, status }).toEqual({ after: until, status: 200 });
    await signIn((who) => !who.startsWith('their'));
  }
  report(performance.now() - started);
  for (const request of slowOnes)
    if (await isSlow(request))
      failures.push({ index: samples.indexOf(request), name: nameOf(request), error: new Error('is slow') });
  if (failures.length > 0) throw await smallest(failures);
  const after = await theirRows();
  expect(Object.keys(before).filter((table) => after[table] !== before[table])).toEqual([]);
});

function report(ms: number): void {
  const lines = (map: Map<string, number>) =>
    [...map].sort(([, a], [, b]) => b - a).map(([key, times]) => `${String(times).padStart(7)}  ${key}`);
  const digest = createHash('sha256')
    .update(JSON.stringify([...counts.who]))
    .digest('hex')
    .slice(0, 8);
  process.stdout.write(
    `\n${runs} fuzzed requests of ${operations.length} operations, seed ${seed} (${digest}), ${Math.round(ms / 1000)} s, slowest ${Math.round(slow)} ms, longest reply ${long} bytes\nby status\n${lines(counts.status).join('\n')}\nby kind of token\n${lines(counts.who).join('\n')}\n`,
  );
}

it('the random requests reach every operation and the work behind the guard', () => {
  expect(operations.filter((operation) => !reached.has(operation))).toEqual([]);
  const times = (key: string) => counts.status.get(key) ?? 0;
  expect(times('200') + times('201')).toBeGreaterThan(runs / 20);
  expect(times('400')).toBeGreaterThan(runs / 20);
  expect(times('401')).toBeGreaterThan(runs / 50);
  expect([...counts.who.keys()].length).toBeGreaterThan(Object.keys(forgeries).length);
});
