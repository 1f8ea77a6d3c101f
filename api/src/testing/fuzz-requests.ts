import fc from 'fast-check';
import type { Known } from './fuzz-values.ts';
import { valueFor } from './fuzz-values.ts';
import type { Operation } from './operations.ts';

export type Fuzzed = {
  operation: Operation;
  host: string;
  /** The kind of token, by its name. */
  who: string;
  url: string;
  contentType: string | undefined;
  headers: Record<string, string>;
  /** The body as text or bytes; undefined without one. */
  body: string | Buffer | undefined;
};

const json = (value: unknown): string => JSON.stringify(value) ?? 'null';

const keys = (count: number) => Array.from({ length: count }, (_, index) => `"k${index}":1`).join();
const thousandsOfKeys = keys(5_000);
const deepAndWide = Array.from({ length: 20 }).reduce((inner) => `{${keys(100)},"a":${inner}}`, '1');

/** Ways to make a body invalid JSON. */
const spoilings: Record<string, (text: string) => string | Buffer> = {
  'cut short': (text) => text.slice(0, Math.floor(text.length / 2)),
  'two at once': (text) => text + text,
  'keys twice': (text) => text.replace(/^\{("[^"]*"):/, '{$1:null,$1:'),
  'a prototype': (text) => text.replace(/^\{/, '{"__proto__":{"isAdmin":true},'),
  'a constructor': (text) => text.replace(/^\{/, '{"constructor":{"prototype":{"isAdmin":true}},'),
  'nested deep': () => '['.repeat(60_000) + ']'.repeat(60_000),
  'nested deep in a field': (text) =>
    text.replace(/^\{("[^"]*"):/, `{$1:${'{"a":'.repeat(500)}1${'}'.repeat(500)},"x":`),
  'thousands of keys': (text) => text.replace(/^\{/, `{${thousandsOfKeys},`),
  'thousands of keys in a field': (text) => text.replace(/^\{("[^"]*"):/, `{$1:{${thousandsOfKeys}},"x":`),
  'deep and wide': (text) => text.replace(/^\{("[^"]*"):/, `{$1:${deepAndWide},"x":`),
  'a long list in a field': (text) => text.replace(/^\{("[^"]*"):/, `{$1:[${'1,'.repeat(50_000)}1],"x":`),
  'a long list of objects': (text) => text.replace(/^\{("[^"]*"):/, `{$1:[${'{},'.repeat(20_000)}{}],"x":`),
  'numbers beyond all bounds': (text) => text.replace(/:-?\d+/g, ':1e999'),
  'numbers of many digits': (text) => text.replace(/:-?\d+/g, `:${'9'.repeat(400)}`),
  'half a pair': (text) => text.replace(/:"/g, ':"\\ud800'),
  'half a pair after a backslash': (text) => text.replace(/:"/g, ':"\\\\ud83d\\ude00'),
  'half a pair in a key': (text) => text.replace(/^\{/, '{"\\\\ud83d\\ude00":1,'),
  'an escaped NUL': (text) => text.replace(/:"/g, ':"\\u0000'),
  'escapes that are none': (text) => text.replace(/:"/g, ':"\\x41'),
  'a byte order mark': (text) => `\ufeff${text}`,
  'UTF-16': (text) => Buffer.from(text, 'utf16le'),
  'bytes that are no text': () => Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d]),
  comments: (text) => `/* */${text}// `,
  'single quotes': (text) => text.replaceAll('"', "'"),
  'not a number': (text) => text.replace(/:-?\d+/g, ':NaN'),
  'form fields': () => 'email=a%40b.test&password=x&csrfToken=%00&__proto__[x]=1',
  parts: () =>
    '--x\r\ncontent-disposition: form-data; name="file"; filename="../a.png"\r\n\r\n\x89PNG\r\n--x--\r\n',
  'white space': () => ' \n ',
  'a list instead': (text) => `[${text}]`,
  'a text instead': (text) => json(text),
  null: () => 'null',
  nothing: () => '',
  '2 MB': () => `{"a":"${'x'.repeat(2_000_000)}"}`,
};

const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/xml',
  'application/vnd.api+json',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/json;;;=',
  'nonsense',
  '',
];

const oddHeaders: Record<string, string>[] = [
  { 'idempotency-key': 'short' },
  { 'idempotency-key': 'x'.repeat(5_000) },
  { accept: 'text/html;q=bogus,*/*;q=-1' },
  { 'accept-encoding': 'br;q=9, gzip;q=abc, zstd, *' },
  { 'accept-language': 'xx-XX-u-ca-\u00e9, de;q=0.0001' },
  { 'content-encoding': 'gzip' },
  { 'content-length': '5' },
  { 'transfer-encoding': 'identity' },
  { 'if-none-match': '*, W/"x", "' },
  { range: 'bytes=0-,-1' },
  { 'x-http-method-override': 'DELETE' },
  {
    'x-forwarded-host': 'bakehouse.localhost',
    'x-forwarded-for': '::1, "',
    'x-forwarded-proto': 'javascript',
  },
  { forwarded: 'for="_x";host=bakehouse.localhost' },
  { origin: 'null', referer: 'http://[', 'sec-fetch-site': 'cross-site' },
  { cookie: '__proto__=1; tenant-id=%00; tenant-data={"__proto__":1}; access_token=x; =; a=%zz' },
  { cookie: `big=${'x'.repeat(12_000)}` },
  {
    'user-type': 'platform_admin',
    'admin-operation': 'true',
    company: 'bakehouse',
    'user-role': 'PLATFORM_ADMIN',
  },
  { 'user-agent': '{jndi:ldap://x}\u00ff' },
  { connection: 'upgrade', upgrade: 'h2c' },
];

const pathText = (value: unknown) =>
  encodeURIComponent(
    (typeof value === 'object' ? json(value) : String(value)).toWellFormed().slice(0, 3_000),
  );
const rawPieces = ['%zz', '%ED%A0%80', '%00', '..%2f..%2f', '%2e%2e', '%', 'a%20b', '%F0%9F%98%80'];
const rawQueries = [
  '__proto__[x]=1',
  'a[b][c]=1',
  'page=1&page=2',
  'q=%ED%A0%80',
  'q=%00',
  '%zz=1',
  '&&==',
  'limit=1e3',
  'sort=a;b',
  Array.from({ length: 2_500 }, (_, index) => `k${index}=1`).join('&'),
  'page=1&'.repeat(2_500),
];

function urlFor(operation: Operation, known: Known): fc.Arbitrary<string> {
  const inPath = operation.parameters.filter((one) => one.in === 'path');
  const inQuery = operation.parameters.filter((one) => one.in === 'query');
  const piece = (schema: (typeof inPath)[number]['schema']) =>
    fc.oneof(
      { weight: 15, arbitrary: valueFor(schema, known, 1).map(pathText) },
      { weight: 1, arbitrary: fc.constantFrom(...rawPieces) },
    );
  const query = fc.record(Object.fromEntries(inQuery.map(({ name, schema }) => [name, piece(schema)])), {
    requiredKeys: [],
  });
  return fc
    .record({
      path: fc.tuple(...inPath.map(({ schema }) => piece(schema))),
      query,
      raw: rarely(20, fc.constantFrom(...rawQueries)),
      slashes: rarely(40, fc.constantFrom('//', '///', '/\\')),
    })
    .map(({ path, query: given, raw, slashes }) => {
      let url = slashes ? operation.path.replaceAll('/', slashes) : operation.path;
      inPath.forEach(({ name }, index) => {
        url = url.replace(`{${name}}`, path[index] ?? '');
      });
      const pairs = Object.entries(given).map(([name, value]) => `${name}=${value}`);
      if (raw) pairs.push(raw);
      return pairs.length > 0 ? `${url}?${pairs.join('&')}` : url;
    });
}

type Body = Pick<Fuzzed, 'body' | 'contentType'>;

function bodyFor(operation: Operation, known: Known): fc.Arbitrary<Body> {
  const sent = (body: Fuzzed['body'], contentType: string | undefined): Body => ({ body, contentType });
  const none = fc.constant(sent(undefined, undefined));
  if (operation.method === 'GET')
    return fc.oneof(
      { weight: 20, arbitrary: none },
      { weight: 1, arbitrary: fc.constant(sent('{}', 'application/json')) },
    );
  const text = valueFor(operation.body ?? {}, known).map(json);
  const right = text.map((body) => sent(body, 'application/json'));
  const spoiled = fc
    .tuple(text, fc.constantFrom(...Object.values(spoilings)))
    .map(([body, spoil]) => sent(spoil(body), 'application/json'));
  const mistyped = fc
    .tuple(text, fc.constantFrom(...Object.values(spoilings)), fc.boolean(), fc.constantFrom(...contentTypes))
    .map(([body, spoil, whole, type]) => sent(whole ? body : spoil(body), type));
  return fc.oneof(
    { weight: 14, arbitrary: right },
    { weight: 3, arbitrary: spoiled },
    { weight: 2, arbitrary: mistyped },
    { weight: 1, arbitrary: none },
  );
}

const rarely = <T>(weight: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

const shown = ({ operation, who, host, url, contentType, headers, body }: Fuzzed) =>
  JSON.stringify({ [operation.method]: url.slice(0, 300), host, who, contentType, headers }) +
  (body === undefined ? '' : `\n${body.length} bytes: ${body.toString().slice(0, 2_000)}`);

/** The callers of an operation, and their hosts; the test says what each may do. */
export type Stage = {
  known(operation: Operation): Known;
  who(operation: Operation): fc.Arbitrary<string>;
  hosts: fc.Arbitrary<string>;
  /** The host itself, or another one where this one must not be tried. */
  host(wanted: string, operation: Operation, who: string): string;
};

/** Requests of every operation, most of them with a fault. */
export function fuzzedRequests(operations: Operation[], stage: Stage): fc.Arbitrary<Fuzzed> {
  const each = operations.map((operation) =>
    fc
      .record({
        who: stage.who(operation),
        wanted: stage.hosts,
        url: urlFor(operation, stage.known(operation)),
        sent: bodyFor(operation, stage.known(operation)),
        key: fc.uuid(),
        odd: rarely(5, fc.constantFrom(...oddHeaders)),
      })
      .map(({ who, wanted, url, sent, key, odd }): Fuzzed => {
        const host = stage.host(wanted, operation, who);
        const fuzzed = { operation, who, host, url, ...sent, headers: { 'idempotency-key': key, ...odd } };
        return Object.assign(fuzzed, { [fc.toStringMethod]: () => shown(fuzzed) });
      }),
  );
  return fc.oneof(...each);
}
