import { randomUUID } from 'node:crypto';
import { isAlwaysSlower } from './testing/always-slower.ts';
import type { Operation, Schema } from './testing/operations.ts';
import { fieldsOf, operationsOf, put, requestFor } from './testing/operations.ts';
import type { TestApp } from './testing/test-app.ts';
import { startTestApp } from './testing/test-app.ts';
import type { FilledStore } from './testing/world.ts';
import { fillStore } from './testing/world.ts';

let test: TestApp;
let store: FilledStore;
let operations: Operation[];

beforeAll(async () => {
  test = await startTestApp();
  store = await fillStore(test, 'fresh', 'Fresh');
  operations = await operationsOf(test);
});
afterAll(() => test.close());

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
/** Values that have broken systems like this one, for any field. */
const poison: Record<string, unknown> = {
  'nested JSON': nested(8_000),
  'a regex': '(a+)+$'.repeat(1_400),
  'many words': 'milk & bread | '.repeat(1_100),
  'a NUL': 'a\0b',
  'half a surrogate pair': 'a\ud800b',
  wildcards: `%_\\${'%'.repeat(300)}`,
  // A formula, markup, quotes, the end of a statement, and an escaped NUL. So short that it fits wherever each of them does.
  'signs of other languages': `=A1"'<b onload=x>;--$$%00`,
  'a huge number': 1e308,
  'minus zero': -0,
  'NaN as text': 'NaN',
  'a list': ['a', 'b'],
  'an object': { toString: 'x', length: -1 },
  null: null,
};

/** A text in three languages is one kind of field. */
const poisonable = (schema: Schema) =>
  fieldsOf(schema)
    .map(({ path }) => path)
    .filter((path) => !['de', 'fr'].includes(path.at(-1) ?? ''));

let slowest = { what: '', ms: 0 };
afterAll(() => process.stdout.write(`  slowest: ${Math.round(slowest.ms)} ms, ${slowest.what}\n`));

/**
 * Sends a request and fails on a status of 500 or more, or a reply that takes more than a second. The next request
 * shows whether this one broke something.
 */
async function survives(what: string, send: () => ReturnType<TestApp['call']>): Promise<void> {
  const survive = async () => {
    const { status } = await send();
    if (status >= 500) throw new Error(`${what} answered ${status}`);
  };
  const started = performance.now();
  await survive();
  const ms = performance.now() - started;
  if (ms > slowest.ms) slowest = { what, ms };
  if (ms > 1_000 && (await isAlwaysSlower(1_000, survive))) throw new Error(`${what} took ${ms} ms`);
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const isPublic = ({ access }: Operation) => access === 'open' || access === 'host' || access === 'store';
const tokenFor = ({ access }: Operation) => {
  if (isPublic({ access } as Operation)) return undefined;
  return access === 'customer' ? store.shopper.token : store.owner.token;
};
const send = (operation: Operation, url: string, body?: unknown) =>
  test.call(store.host, operation.method, url, {
    body,
    token: tokenFor(operation),
    headers: { 'idempotency-key': randomUUID() },
  });
// Signing out is not a matter of input, and would end the tests' own session.
const tested = () => operations.filter(({ path }) => path !== '/api/auth/logout');

it('the requests with hostile values are valid without the hostile value', async () => {
  for (const name of ['POST /api/products', 'POST /api/customer/signup', 'POST /api/cart/quote']) {
    const operation = operations.find(({ method, path }) => `${method} ${path}` === name)!;
    const { url, body } = requestFor(operation, null);
    const { status, body: told } = await send(operation, url, body);
    expect({ name, refusal: told.details ?? told.code, worked: status < 300 }).toEqual({
      name,
      worked: true,
    });
  }
});

/** Leaves out fields that are alike: several routes take the customization with its hundreds of fields. */
function withoutAlike(fields: string[][], seen: Set<string>): string[][] {
  if (fields.length < 100) return fields;
  return fields.filter((field) => {
    const alike = field.slice(-2).join('.');
    return !seen.has(alike) && seen.add(alike);
  });
}

it.each(Object.keys(poison))('the API survives %s in every field of every body', async (name) => {
  const seen = new Set<string>();
  for (const operation of tested()) {
    if (!operation.body) continue;
    for (const field of withoutAlike(poisonable(operation.body), seen)) {
      await survives(`${operation.method} ${operation.path} ${field.join('.')}`, () => {
        const { url, body } = requestFor(operation, null);
        put(body, field, structuredClone(poison[name]));
        return send(operation, url, body);
      });
    }
  }
});

it.each(Object.keys(poison))('the API survives %s in every parameter of a URL', async (name) => {
  const text = textOf(poison[name]).slice(0, 2_000);
  // A URL cannot hold half a pair, but it can hold the bytes of one.
  const value = text.isWellFormed() ? text : '\ufffd';
  for (const operation of tested()) {
    for (const { name: parameter } of operation.parameters) {
      await survives(`${operation.method} ${operation.path} ?${parameter}`, () => {
        const { url, body } = requestFor(operation, null, (one) =>
          one.name === parameter ? value : undefined,
        );
        return send(operation, url, body);
      });
    }
  }
});

describe('a malformed body', () => {
  const raw = async (payload: string | Buffer, type = 'application/json') => {
    const headers = { host: store.host, 'content-type': type };
    const reply = await test.app.inject({ method: 'POST', url: '/api/customer/login', headers, payload });
    return [reply.statusCode, reply.json().code];
  };

  it.each<[string, string | Buffer, [number, string]]>([
    ['2 MB', JSON.stringify({ email: 'x'.repeat(2_000_000), password: 'x' }), [413, 'TOO_LARGE']],
    ['nested 100,000 deep', nested(100_000), [400, 'VALIDATION']],
    ['nested 40 deep inside a field', `{"email":${nested(40)}}`, [400, 'VALIDATION']],
    ['cut short', '{"email":', [400, 'VALIDATION']],
    ['nothing', '', [400, 'VALIDATION']],
    ['a prototype', '{"__proto__":{"isAdmin":true},"email":"a@b.test","password":"x"}', [400, 'VALIDATION']],
    [
      'a constructor',
      '{"constructor":{"prototype":{"a":1}},"email":"a@b.test","password":"x"}',
      [400, 'VALIDATION'],
    ],
    ['an escaped NUL', '{"email":"a\\u0000b","password":"x"}', [400, 'VALIDATION']],
    ['half a surrogate pair', '{"email":"a\\ud83d","password":"x"}', [400, 'VALIDATION']],
    ['the other half', '{"email":"\\ude00a","password":"x"}', [400, 'VALIDATION']],
    ['a whole pair', '{"email":"\\ud83d\\ude00","password":"x"}', [401, 'INVALID_CREDENTIALS']],
    ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), [400, 'VALIDATION']],
  ])('is refused: %s', async (_what, payload, answer) => {
    expect(await raw(payload)).toEqual(answer);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'is refused as %s',
    async (type) => {
      expect(await raw('{"email":"a@b.test","password":"x"}', type)).toEqual([415, 'UNSUPPORTED_MEDIA']);
    },
  );
});

it('the API still works after all hostile values', async () => {
  expect((await test.call(store.host, 'GET', '/api/language/show')).status).toBe(200);
  expect((await test.call(store.host, 'GET', '/api/orders', { token: store.owner.token })).status).toBe(200);
});
